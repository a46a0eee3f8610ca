// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "document/makereport.h"

namespace octoplan::detail {

namespace {

QStringList summaryRow(const ReportInput& in, const Wording& wording)
{
    const Comparison& c = in.comparison;
    const Wording w = wording.inCurrencyOf(c);
    const Numbers& n = w.numbers();
    QStringList cells{titleOf(in, w), w.label(c.task)};
    if (!c.answer.offering)
        return cells + QStringList{w.sentence(c.answer.headline), Numbers::missing(), Numbers::missing()};
    const OfferingResult& r = c.offerings[*c.answer.offering];
    cells << w.offeringName(r.name) << (r.time ? n.days(r.time->days.likely) : Numbers::missing())
          << (r.cost ? n.money(r.cost->total.likely) : Numbers::missing());
    return cells;
}

} // namespace

Section summarySection(const QList<ReportInput>& inputs, const Wording& w)
{
    Section page{QString(), tr(w, QT_TRANSLATE_NOOP("Report", "What each recommends; its own pages follow.")), {}};
    Table table;
    table.figures = false;
    table.header = {tr(w, QT_TRANSLATE_NOOP("Report", "Scenario")), tr(w, QT_TRANSLATE_NOOP("Report", "Task")),
                    tr(w, QT_TRANSLATE_NOOP("Report", "Recommended")), tr(w, QT_TRANSLATE_NOOP("Report", "Days")),
                    tr(w, QT_TRANSLATE_NOOP("Report", "Total cost"))};
    table.widths = {0.36, 0.16, 0.24, 0.1, 0.14};
    for (const ReportInput& input : inputs)
        table.rows << summaryRow(input, w);
    page.blocks << table;
    return page;
}

} // namespace octoplan::detail
