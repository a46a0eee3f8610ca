// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "document/makereport.h"

namespace octoplan {

namespace {

QString translate(const Wording& w, const char* source)
{
    return w.numbers().translation().translate("Report", source);
}

QString footer(const ReportInput& in, const Wording& w)
{
    // What must be there comes first: a long name is cut at its end.
    QStringList parts{translate(w, QT_TRANSLATE_NOOP("Report", "Octoplan %1")).arg(in.version),
                      w.numbers().date(in.date)};
    if (!in.scenarioHash.isEmpty())
        parts << in.scenarioHash.left(17) + QStringLiteral("…");
    if (!in.fileName.isEmpty())
        parts << in.fileName;
    return parts.join(QStringLiteral(" · "));
}

// Which scenario's charts a block shows.
void setScenario(Block& block, int scenario)
{
    if (auto* charts = std::get_if<Charts>(&block))
        for (Charts::Chart& chart : charts->sideBySide)
            chart.scenario = scenario;
    else if (auto* beside = std::get_if<ChartAndTable>(&block))
        beside->chart.scenario = scenario;
}

} // namespace

namespace detail {

QString tr(const Wording& wording, const char* source) { return translate(wording, source); }

QString titleOf(const ReportInput& in, const Wording& w)
{
    if (const QString title = QString::fromStdString(in.scenario.title).simplified(); !title.isEmpty())
        return title;
    return translate(w, QT_TRANSLATE_NOOP("Report", "Which server for %1?"))
        .arg(QString::fromStdString(in.comparison.model.name));
}

QStringList offeringsHeader(const Comparison& comparison, const Wording& wording)
{
    QStringList header{QString()};
    for (const OfferingResult& result : comparison.offerings)
        header << wording.offeringName(result.name);
    return header;
}

} // namespace detail

Report makeReport(const ReportInput& input, const Wording& wording)
{
    const Wording w = wording.inCurrencyOf(input.comparison);
    Report report;
    report.title = detail::titleOf(input, w);
    report.author = translate(w, QT_TRANSLATE_NOOP("Report", "Octoplan %1")).arg(input.version);
    report.subject = w.sentence(input.comparison.answer.headline);
    report.footer = footer(input, w);
    report.pageOf = translate(w, QT_TRANSLATE_NOOP("Report", "Page %1 of %2"));
    report.pageRef = translate(w, QT_TRANSLATE_NOOP("Report", "%1: page %2"));
    using Write = Section (*)(const ReportInput&, const Wording&);
    const std::pair<ReportSection, Write> writers[] = {{ReportSection::Decision, detail::decisionSection},
                                                       {ReportSection::TimeAndCost, detail::timeAndCostSection},
                                                       {ReportSection::Plans, detail::plansSection},
                                                       {ReportSection::Assumptions, detail::assumptionsSection}};
    for (const auto& [section, write] : writers)
        if (input.sections.contains(section))
            report.sections << write(input, w);
    if (!report.sections.isEmpty() && input.sections.contains(ReportSection::Decision))
        report.sections.front().title = report.title;
    return report;
}

Report makeReport(const QList<ReportInput>& inputs, const Wording& wording)
{
    Report report = makeReport(inputs.constFirst(), wording);
    if (inputs.size() == 1)
        return report;
    report.sections = {detail::summarySection(inputs, wording)};
    for (int i = 0; i < inputs.size(); ++i) {
        Report one = makeReport(inputs[i], wording);
        for (Section& section : one.sections) {
            if (section.title != one.title)
                section.title = one.title + QStringLiteral(": ") + section.title;
            for (Block& block : section.blocks)
                setScenario(block, i);
            report.sections << section;
        }
    }
    report.title = translate(wording, QT_TRANSLATE_NOOP("Report", "%1 scenarios compared")).arg(inputs.size());
    report.sections.front().title = report.title;
    return report;
}

} // namespace octoplan
