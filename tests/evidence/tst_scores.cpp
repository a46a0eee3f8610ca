// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/scores.h"
#include "support/registry.h"

#include <QTest>

using namespace octoplan;

class TestScores : public QObject {
    Q_OBJECT

private slots:
    void quantiles();
    void oneGroup();
    void smallGroupsArePooled();
    void averagesGroupsNotRows();
    void unansweredCountAsRuns();
};

namespace {

// A row whose prediction is off by `error`, with an interval of +-25 % around it.
ScoredRow off(const char* group, double error)
{
    const double likely = 100.0 * (1.0 + error);
    return {group, "h100-sxm-80g", "full", Predicted{100.0, likely, 0.75 * likely, 1.25 * likely}};
}

std::vector<ScoredRow> many(const char* group, int n, double error)
{
    return std::vector<ScoredRow>(static_cast<std::size_t>(n), off(group, error));
}

void append(std::vector<ScoredRow>& rows, const std::vector<ScoredRow>& more)
{
    rows.insert(rows.end(), more.begin(), more.end());
}

} // namespace

void TestScores::quantiles()
{
    QCOMPARE(quantile({}, 0.5), 0.0);
    QCOMPARE(quantile({3.0}, 0.9), 3.0);
    QCOMPARE(quantile({4.0, 1.0, 2.0, 3.0}, 0.5), 2.5);
    QCOMPARE(quantile({0.0, 10.0}, 0.9), 9.0);
}

void TestScores::oneGroup()
{
    const std::vector<ScoredRow> rows = {off("a", -0.1), off("a", 0.0), off("a", 0.1), off("a", 0.25), off("a", 0.5)};
    const Score score = scoreRows(rows).groups.at("a");
    QCOMPARE(score.runs, 5);
    QCOMPARE(score.answered, 5);
    QCOMPARE(score.medianAbsError, 0.1);
    QCOMPARE(score.p90AbsError, 0.4);
    QCOMPARE(score.within20, 0.6);
    QCOMPARE(score.within30, 0.8);
    QCOMPARE(score.bias, 0.1);
    QCOMPARE(score.intervalCoverage, 0.8); // 150 +- 37.5 misses 100
    QCOMPARE(score.intervalHalfWidth, 0.25);
}

void TestScores::smallGroupsArePooled()
{
    std::vector<ScoredRow> rows = many("large", 5, 0.1);
    append(rows, many("two", 2, 0.2));
    append(rows, many("four", 4, 0.4));
    const Scores scores = scoreRows(rows);
    QCOMPARE(scores.groups.size(), std::size_t{2});
    QCOMPARE(scores.groups.at(pooledGroup).runs, 6);
    QCOMPARE(scores.groups.at(pooledGroup).medianAbsError, 0.4);
    QCOMPARE(scores.overall.runs, 11);
    QCOMPARE(scores.overall.medianAbsError, (0.1 + 0.4) / 2);
}

void TestScores::averagesGroupsNotRows()
{
    std::vector<ScoredRow> rows = many("a", 95, 0.0);
    append(rows, many("b", 5, 0.5));
    const Scores scores = scoreRows(rows);
    QCOMPARE(scores.overall.medianAbsError, 0.25);
    QCOMPARE(scores.overall.within20, 0.5);
    QCOMPARE(scores.devices.at("h100-sxm-80g").medianAbsError, 0.0); // inside one part, rows count alike
}

void TestScores::unansweredCountAsRuns()
{
    std::vector<ScoredRow> rows = many("a", 5, 0.1);
    rows.push_back({"a", "h100-sxm-80g", "full", std::nullopt});
    append(rows, std::vector<ScoredRow>(6, ScoredRow{"silent", "x", "full", std::nullopt}));
    const Scores scores = scoreRows(rows);
    QCOMPARE(scores.groups.at("a").runs, 6);
    QCOMPARE(scores.groups.at("a").answered, 5);
    QCOMPARE(scores.groups.at("silent").answered, 0);
    QCOMPARE(scores.overall.medianAbsError, 0.1); // a group without an answer has no error to average
}

OCTOPLAN_TEST(TestScores);

#include "tst_scores.moc"
