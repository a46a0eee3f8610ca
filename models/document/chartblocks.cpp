// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The charts of the second page, each with what to see in it.
#include "document/makereport.h"

#include "wording/decisiontext.h"
#include "wording/paragraph.h"

#include <algorithm>

namespace octoplan::detail {

namespace {

QString withFigures(const OfferingResult& r, const Wording& w)
{
    const Numbers& n = w.numbers();
    return tr(w, QT_TRANSLATE_NOOP("Report", "%1 (%2, %3)"))
        .arg(w.offeringName(r.name), r.time ? n.days(r.time->days.likely) : Numbers::missing(),
             r.cost ? n.money(r.cost->total.likely) : Numbers::missing());
}

// Those that run at a price but are beaten both in time and in cost.
QStringList beaten(const ReportInput& in, const Wording& w)
{
    QStringList names;
    for (std::size_t i = 0; i < in.comparison.offerings.size(); ++i) {
        const OfferingResult& r = in.comparison.offerings[i];
        const bool runs = r.time && r.cost && (r.verdict == Verdict::Fits || r.verdict == Verdict::Tight);
        if (runs && std::find(in.pareto.begin(), in.pareto.end(), i) == in.pareto.end())
            names << w.offeringName(r.name);
    }
    return names;
}

} // namespace

QString paretoSentence(const ReportInput& in, const Wording& w)
{
    if (in.pareto.empty())
        return tr(w, QT_TRANSLATE_NOOP("Report", "No offering finishes the job at a known price."));
    const auto named = [&](std::size_t i) { return withFigures(in.comparison.offerings[i], w); };
    QStringList sentences;
    if (in.pareto.size() == 1)
        sentences << tr(w, QT_TRANSLATE_NOOP("Report", "The %1 is both the fastest and the cheapest."))
                         .arg(named(in.pareto.front()));
    else
        sentences << tr(w, QT_TRANSLATE_NOOP("Report", "The fastest is the %1, the cheapest the %2."))
                         .arg(named(in.pareto.front()), named(in.pareto.back()));
    if (const QStringList names = beaten(in, w); !names.isEmpty())
        sentences << tr(w, QT_TRANSLATE_NOOP("Report", "Beaten in both: %1."))
                         .arg(names.join(tr(w, QT_TRANSLATE_NOOP("Report", ", "))));
    return paragraph(sentences, w);
}

Charts::Chart breakEvenChart(const ReportInput& in, const Wording& w)
{
    Charts::Chart chart;
    chart.id = ReportChart::BreakEven;
    chart.title = tr(w, QT_TRANSLATE_NOOP("Report", "Break-even"));
    chart.note = breakEvenSubtitle(in.breakEven->axis, in.comparison, w);
    chart.sentence = paragraph(breakEvenSentences(*in.breakEven, in.comparison, w), w);
    return chart;
}

Charts::Chart sensitivityChart(const ReportInput& in, const Wording& w)
{
    Charts::Chart chart;
    chart.id = ReportChart::Sensitivity;
    chart.title = tr(w, QT_TRANSLATE_NOOP("Report", "What matters most"));
    chart.note = tornadoSubtitle(in.comparison, w);
    chart.sentence = sensitivitySentence(in.tornado.front(), in.comparison, w);
    return chart;
}

} // namespace octoplan::detail
