// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "document/makereport.h"

namespace octoplan::detail {

namespace {

QString cheapestPerToken(const Comparison& c, const Wording& w)
{
    const OfferingResult* best = nullptr;
    for (const OfferingResult& r : c.offerings)
        if (r.cost && r.cost->perBillionTokens && (!best || *r.cost->perBillionTokens < *best->cost->perBillionTokens))
            best = &r;
    if (!best)
        return tr(w, QT_TRANSLATE_NOOP("Report", "No offering finishes the job."));
    return tr(w, QT_TRANSLATE_NOOP("Report", "The lowest cost of work is %1 a billion tokens, on %2."))
        .arg(w.numbers().money(*best->cost->perBillionTokens), w.offeringName(best->name));
}

Table costTable(const Comparison& c, const Wording& w)
{
    const Numbers& n = w.numbers();
    Table table;
    table.header = offeringsHeader(c, w);
    for (std::size_t i = 0; i < choiceCount<CostLineId>; ++i) {
        const auto id = static_cast<CostLineId>(i);
        const auto amount = [&n, id](const OfferingResult& r) {
            QString text;
            if (r.cost)
                for (const CostLine& line : r.cost->lines)
                    if (line.id == id)
                        text = n.money(line.amount.likely);
            return text;
        };
        QStringList cells = row(w.label(id), c, amount);
        if (cells.count(Numbers::missing()) < cells.size() - 1)
            table.rows << cells;
    }
    table.rows << row(tr(w, QT_TRANSLATE_NOOP("Report", "Total")), c, [&n](const OfferingResult& r) {
        return r.cost && r.time ? n.money(r.cost->total.likely) : QString();
    });
    table.rows << row(tr(w, QT_TRANSLATE_NOOP("Report", "Range (80 %)")), c, [&n](const OfferingResult& r) {
        return r.cost && r.time ? n.moneyRange(r.cost->total) : QString();
    });
    table.rows << row(tr(w, QT_TRANSLATE_NOOP("Report", "A billion tokens")), c, [&n](const OfferingResult& r) {
        return r.cost && r.cost->perBillionTokens ? n.money(*r.cost->perBillionTokens) : QString();
    });
    return table;
}

// "Rent: RTX 4090 48G ×8 9600 / 720 × 614.31; H100 80G ×8 84480 / 720 × 56.04"
QString formulas(const Comparison& c, const Wording& w)
{
    QStringList lines;
    for (std::size_t i = 0; i < choiceCount<CostLineId>; ++i) {
        const auto id = static_cast<CostLineId>(i);
        QStringList each;
        for (const OfferingResult& r : c.offerings)
            if (r.cost && r.time)
                for (const CostLine& line : r.cost->lines)
                    if (line.id == id)
                        each << w.offeringName(r.name) + u' ' + QString::fromStdString(line.formula);
        if (!each.isEmpty())
            lines << tr(w, QT_TRANSLATE_NOOP("Report", "%1: %2")).arg(w.label(id), each.join(QStringLiteral("; ")));
    }
    return lines.join(QStringLiteral(" · "));
}

} // namespace

Section timeAndCostSection(const ReportInput& in, const Wording& w)
{
    Section page{tr(w, QT_TRANSLATE_NOOP("Report", "Time and cost")), cheapestPerToken(in.comparison, w), {}};
    Charts charts;
    charts.sideBySide << Charts::Chart{
        ReportChart::TimeAgainstCost, tr(w, QT_TRANSLATE_NOOP("Report", "Time against cost")),
        tr(w, QT_TRANSLATE_NOOP("Report", "dotted: what nothing beats on both; hollow: misses a limit")),
        paretoSentence(in, w)};
    if (in.breakEven && !in.breakEven->curves.empty())
        charts.sideBySide << breakEvenChart(in, w);
    page.blocks << charts;
    const QString money = tr(w, QT_TRANSLATE_NOOP("Report", "What the money is for"));
    if (in.tornado.empty())
        page.blocks << Heading{money} << costTable(in.comparison, w);
    else
        page.blocks << ChartAndTable{sensitivityChart(in, w), money, costTable(in.comparison, w)};
    if (const QString worked = formulas(in.comparison, w); !worked.isEmpty())
        page.blocks << Heading{tr(w, QT_TRANSLATE_NOOP("Report", "How it is worked out"))} << Paragraph{worked};
    return page;
}

} // namespace octoplan::detail
