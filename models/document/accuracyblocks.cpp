// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "document/makereport.h"

namespace octoplan::detail {

namespace {

const Expectation* expectationOf(const ReportInput& in, std::size_t offering)
{
    for (const Expectation& one : in.expectations)
        if (one.offering == offering)
            return &one;
    return nullptr;
}

QString runsText(const ErrorSummary& summary, const Wording& w)
{
    const Numbers& n = w.numbers();
    if (summary.runs == 0)
        return tr(w, QT_TRANSLATE_NOOP("Report", "none"));
    return tr(w, QT_TRANSLATE_NOOP("Report", "%1 (%2 on this card)"))
        .arg(n.count(summary.runs), n.count(summary.onThisDevice));
}

// "27 runs (27 on this card): half within 6 %, nine of ten within 19 %"
QString errorText(const ErrorSummary& summary, const Wording& w)
{
    const Numbers& n = w.numbers();
    if (summary.runs == 0)
        return tr(w, QT_TRANSLATE_NOOP("Report", "none"));
    constexpr int fewest = 5; // for shares to mean something
    if (summary.runs < fewest)
        return tr(w, QT_TRANSLATE_NOOP("Report", "%1: median error %2"))
            .arg(runsText(summary, w), n.share(summary.medianAbsError));
    return tr(w, QT_TRANSLATE_NOOP("Report", "%1: half within %2, nine of ten within %3"))
        .arg(runsText(summary, w), n.share(summary.medianAbsError), n.share(summary.p90AbsError));
}

} // namespace

QString similarRuns(const ReportInput& in, std::size_t offering, const Wording& w)
{
    const Expectation* found = expectationOf(in, offering);
    return found ? runsText(found->speed, w) : QString();
}

QList<Block> accuracyBlocks(const ReportInput& in, const Wording& w)
{
    if (in.expectations.empty())
        return {};
    Table table;
    table.header = offeringsHeader(in.comparison, w);
    const auto add = [&](const char* title, ErrorSummary Expectation::*figure, auto text) {
        std::size_t at = 0;
        table.rows << row(tr(w, title), in.comparison, [&](const OfferingResult&) {
            const Expectation* found = expectationOf(in, at++);
            return found ? text((*found).*figure) : QString();
        });
    };
    const auto error = [&w](const ErrorSummary& s) { return errorText(s, w); };
    add(QT_TRANSLATE_NOOP("Report", "Speed, published runs like this job"), &Expectation::speed, error);
    add(QT_TRANSLATE_NOOP("Report", "Memory, published runs like this job"), &Expectation::memory, error);
    return {Heading{tr(w, QT_TRANSLATE_NOOP("Report", "Accuracy record"))}, table};
}

} // namespace octoplan::detail
