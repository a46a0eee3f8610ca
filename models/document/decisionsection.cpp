// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The page that a manager can sign from.
#include "document/makereport.h"

namespace octoplan::detail {

namespace {

QString jobLine(const ReportInput& in, const Wording& w)
{
    const Scenario& s = in.scenario;
    const Numbers& n = w.numbers();
    QStringList parts{QString::fromStdString(in.comparison.model.name), w.label(s.job.task), w.label(s.job.precision)};
    if (s.job.task != Task::Serve) {
        parts << w.label(s.job.optimizer) << w.goal(in.comparison)
              << tr(w, QT_TRANSLATE_NOOP("Report", "sequence %1")).arg(n.count(s.job.sequenceLength));
    }
    if (in.comparison.deadlineDays)
        parts << tr(w, QT_TRANSLATE_NOOP("Report", "deadline %1")).arg(n.daysLong(*in.comparison.deadlineDays));
    if (in.comparison.budget)
        parts << tr(w, QT_TRANSLATE_NOOP("Report", "budget %1")).arg(n.money(*in.comparison.budget));
    parts << tr(w, QT_TRANSLATE_NOOP("Report", "prices of %1")).arg(QString::fromStdString(in.comparison.catalogDate))
          << w.label(s.rental.terms.billing);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString withRange(const QString& likely, const QString& range)
{
    return range.isEmpty() ? likely : likely + QStringLiteral(" (") + range + QLatin1Char(')');
}

QString verdictCell(const Comparison& c, const OfferingResult& r, const Wording& w)
{
    QStringList words;
    for (const QString& chip : {w.deadlineChip(c, r), w.budgetChip(c, r)})
        if (!chip.isEmpty())
            words << chip;
    const bool chosen = c.answer.offering && &c.offerings[*c.answer.offering] == &r;
    words.prepend(chosen ? tr(w, QT_TRANSLATE_NOOP("Report", "Recommended")) : w.label(r.verdict));
    return words.join(QStringLiteral(" · "));
}

QString migrationCell(const OfferingResult& r, const Numbers& n)
{
    if (!r.cost)
        return {};
    for (const CostLine& line : r.cost->lines)
        if (line.id == CostLineId::Migration && line.amount.high.fen > 0)
            return withRange(n.money(line.amount.likely), n.moneyRange(line.amount));
    return {};
}

Table decisionTable(const ReportInput& in, const Wording& w)
{
    const Comparison& c = in.comparison;
    const Numbers& n = w.numbers();
    Table table;
    table.header = offeringsHeader(c, w);
    table.strongColumn = c.answer.offering ? static_cast<int>(*c.answer.offering) + 1 : -1;
    table.rows << row(tr(w, QT_TRANSLATE_NOOP("Report", "Verdict")), c,
                      [&](const OfferingResult& r) { return verdictCell(c, r, w); });
    if (c.task == Task::Serve)
        table.rows << row(tr(w, QT_TRANSLATE_NOOP("Report", "Output tokens a second (80 % interval)")), c,
                          [&](const OfferingResult& r) {
                              return r.time ? withRange(n.significant(r.time->tokensPerSecond.likely),
                                                        n.significantRange(r.time->tokensPerSecond))
                                            : QString();
                          });
    else
        table.rows << row(tr(w, QT_TRANSLATE_NOOP("Report", "Days (80 % interval)")), c, [&](const OfferingResult& r) {
            return r.time ? withRange(n.days(r.time->days.likely), n.daysRange(r.time->days)) : QString();
        });
    table.rows << row(
        tr(w, QT_TRANSLATE_NOOP("Report", "Total cost (80 % interval)")), c, [&](const OfferingResult& r) {
            return r.cost && r.time ? withRange(n.money(r.cost->total.likely), n.moneyRange(r.cost->total)) : QString();
        });
    table.rows << row(tr(w, QT_TRANSLATE_NOOP("Report", "of which migration")), c,
                      [&](const OfferingResult& r) { return migrationCell(r, n); });
    table.rows << row(
        tr(w, QT_TRANSLATE_NOOP("Report", "Memory per device, of usable")), c,
        [&](const OfferingResult& r) { return r.memory ? n.memoryOf(r.memory->total, r.memory->usable) : QString(); });
    table.rows << row(tr(w, QT_TRANSLATE_NOOP("Report", "Rent of one server")), c, [&](const OfferingResult& r) {
        return r.pricePerMonth ? n.pricePerMonth(*r.pricePerMonth) : QString();
    });
    if (!in.expectations.empty()) {
        std::size_t at = 0;
        table.rows << row(tr(w, QT_TRANSLATE_NOOP("Report", "Similar measured runs behind the figures")), c,
                          [&](const OfferingResult&) { return similarRuns(in, at++, w); });
    }
    return table;
}

QStringList ifWeAreWrong(const Comparison& c, const Wording& w)
{
    if (!c.answer.offering)
        return {w.sentence(c.answer.headline)};
    const OfferingResult& r = c.offerings[*c.answer.offering];
    const Numbers& n = w.numbers();
    QStringList sentences;
    if (r.time && r.cost && c.task != Task::Serve)
        sentences << tr(w, QT_TRANSLATE_NOOP("Report", "At the slow end it takes %1 and costs %2."))
                         .arg(n.daysLong(r.time->days.high), n.money(r.cost->total.high));
    if (r.time && r.time->mayMissDeadline)
        sentences << tr(w, QT_TRANSLATE_NOOP("Report", "Then the deadline is missed."));
    if (r.cost && c.budget && r.cost->total.high > *c.budget)
        sentences << tr(w, QT_TRANSLATE_NOOP("Report", "Then the budget is exceeded."));
    if (r.memory)
        sentences << tr(w, QT_TRANSLATE_NOOP(
                               "Report", "Memory: %1 GiB are likely enough with %2 to spare; the interval ends at %3."))
                         .arg(n.gib(r.memory->total), n.memory(r.memory->margin()), n.memory(r.memory->high));
    return sentences;
}

// One sentence of each kind: two cards of one chip share their risks.
QStringList risks(const Comparison& c, const Wording& w)
{
    QStringList sentences;
    std::set<ReasonKind> said;
    for (const OfferingResult& r : c.offerings)
        for (const Reason& flag : r.flags)
            if (flag.kind == ReasonKind::NoPeerToPeer || flag.kind == ReasonKind::ModifiedCard ||
                flag.kind == ReasonKind::PortToCann || flag.kind == ReasonKind::NoMeasuredRuns ||
                flag.kind == ReasonKind::PriceRange)
                if (said.insert(flag.kind).second)
                    sentences << w.sentence(flag);
    return sentences;
}

constexpr qsizetype fewEnough = 3; // sentences, so that the page stays one

} // namespace

Section decisionSection(const ReportInput& in, const Wording& w)
{
    const AnswerText answer = answerText(in.comparison, w);
    Section page{QString(), jobLine(in, w), {}};
    page.blocks << Callout{answer.headline, answer.reasons.join(QLatin1Char(' '))} << decisionTable(in, w);
    page.blocks << Charts{
        {{ReportChart::Memory, tr(w, QT_TRANSLATE_NOOP("Report", "Memory per device")),
          tr(w, QT_TRANSLATE_NOOP("Report", "GiB at the best plan; outline: usable; whisker: 80 % interval"))},
         {ReportChart::Cost, tr(w, QT_TRANSLATE_NOOP("Report", "Total cost")),
          tr(w, QT_TRANSLATE_NOOP("Report", "whisker: 80 % interval"))}}};
    page.blocks << Columns{
        {{tr(w, QT_TRANSLATE_NOOP("Report", "If we are wrong")), ifWeAreWrong(in.comparison, w)},
         {tr(w, QT_TRANSLATE_NOOP("Report", "What would change the answer")), answer.wouldChangeIf.mid(0, fewEnough)},
         {tr(w, QT_TRANSLATE_NOOP("Report", "Risks")), risks(in.comparison, w)}}};
    page.blocks << Signature{{tr(w, QT_TRANSLATE_NOOP("Report", "Prepared by")),
                              tr(w, QT_TRANSLATE_NOOP("Report", "Approved by")),
                              tr(w, QT_TRANSLATE_NOOP("Report", "Date, comments"))}};
    return page;
}

} // namespace octoplan::detail
