// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/sweep.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

#include <atomic>
#include <cmath>

using namespace octoplan;
using namespace octoplan::test;

namespace {

SweepWork workOver(const Scenario& scenario, std::vector<SweepAxis> axes, unsigned jobs = 2)
{
    SweepWork work{scenario, sampleCatalog(), {std::move(axes)}, {}, jobs, {}};
    work.points = {0, work.grid.size()};
    return work;
}

} // namespace

class TestSweepWork : public QObject {
    Q_OBJECT

private slots:
    void spacesByTheScaleOfTheInput();
    void equalNeighboursAreOne();
    void suggestsARangeAroundTheScenario();
    void gridWalksTheLastAxisFirst();
    void partsCoverTheGrid();
    void everyChoiceIsSet();
    void takesInOrder_data();
    void takesInOrder();
    void keepsFew();
    void stops();
    void pointsAreComparisons();
    void changesAreWhereTheAnswerChanges_data();
    void changesAreWhereTheAnswerChanges();
    void aPartKnowsWhatWasBefore();
    void withoutEffectNothingChanges();
};

void TestSweepWork::spacesByTheScaleOfTheInput()
{
    QCOMPARE(spacedAxis(InputId::SequenceLength, 1024, 16384, 5).values,
             (std::vector<double>{1024, 2048, 4096, 8192, 16384}));
    QCOMPARE(spacedAxis(InputId::SetupHours, 0, 10, 5).values, (std::vector<double>{0, 2.5, 5, 7.5, 10}));
    const SweepAxis thirds = spacedAxis(InputId::GoalTokens, 1e9, 1e10, 4);
    QCOMPARE(thirds.values, (std::vector<double>{1e9, 2154434690, 4641588830, 1e10}));
    QVERIFY(thirds.isAscending());
    QCOMPARE(spacedAxis(InputId::GoalDays, 0.1, 0.3, 2).values, (std::vector<double>{0.1, 0.3}));
    QCOMPARE(spacedAxis(InputId::GoalDays, 7, 7, 1).values, (std::vector<double>{7}));
}

void TestSweepWork::equalNeighboursAreOne()
{
    const SweepAxis axis = spacedAxis(InputId::Servers, 1, 4, 20);
    QCOMPARE(axis.values, (std::vector<double>{1, 2, 3, 4}));
    QCOMPARE(axis.spaced, std::size_t(20));
}

void TestSweepWork::suggestsARangeAroundTheScenario()
{
    Scenario scenario = sampleScenario();
    for (const InputSpec& spec : inputs()) {
        const SweepAxis axis = suggestedAxis(scenario, spec.id, 21);
        QVERIFY2(axis.size() > 1 && axis.isAscending(), spec.key.data());
        QVERIFY(axis.values.front() >= spec.minimum && axis.values.back() <= spec.maximum);
    }
    scenario.goal.tokens = 2e9;
    QCOMPARE(suggestedAxis(scenario, InputId::SequenceLength, 3).values,
             (std::vector<double>{256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536}));
    scenario.job.loraRank = 3;
    QCOMPARE(suggestedAxis(scenario, InputId::LoraRank, 9).values, (std::vector<double>{1, 2, 4, 8, 16, 32, 64}));
    QCOMPARE(suggestedAxis(scenario, InputId::GoalTokens, 3).values, (std::vector<double>{2e8, 2e9, 2e10}));
}

void TestSweepWork::gridWalksTheLastAxisFirst()
{
    const SweepGrid grid{{spacedAxis(InputId::GoalDays, 1, 3, 3), allOptions(ChoiceInputId::Precision)}};
    QCOMPARE(grid.size(), 3 * choiceCount<Precision>);
    const std::size_t n = choiceCount<Precision>;
    QCOMPARE(grid.stride(0), n);
    for (std::size_t point = 0; point < grid.size(); ++point)
        QCOMPARE(grid.indices(point), (std::array<std::size_t, 2>{point / n, point % n}));
    const Scenario changed = grid.scenarioAt(sampleScenario(), 2 * n + 1);
    QCOMPARE(changed.goal.days, 3.0);
    QCOMPARE(changed.job.precision, Precision::Tf32);
}

void TestSweepWork::partsCoverTheGrid()
{
    for (const std::size_t points : {std::size_t(1), std::size_t(7), std::size_t(1000), mostSweepPoints})
        for (const std::size_t parts : {std::size_t(1), std::size_t(2), std::size_t(7), std::size_t(64)}) {
            std::size_t next = 0;
            for (std::size_t part = 0; part < parts; ++part) {
                const PointRange range = partOf(points, part, parts);
                QCOMPARE(range.first, next);
                QVERIFY(range.size() - points / parts <= 1);
                next = range.last;
            }
            QCOMPARE(next, points);
        }
}

void TestSweepWork::everyChoiceIsSet()
{
    for (const ChoiceInput& choice : choiceInputs()) {
        QCOMPARE(findChoiceInput(choice.key), &choice);
        QCOMPARE(&choiceInput(choice.id), &choice);
        for (std::size_t i = 0; i < choice.options.size(); ++i) {
            Scenario scenario = sampleScenario();
            choice.set(scenario, i);
            QCOMPARE(choice.get(scenario), i);
        }
    }
}

void TestSweepWork::takesInOrder_data()
{
    QTest::addColumn<unsigned>("jobs");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    for (const unsigned jobs : {1U, 2U, 7U})
        for (const auto& [first, last] : {std::pair(0, 0), std::pair(0, 1), std::pair(5, 1000)})
            QTest::addRow("%u jobs, %d to %d", jobs, first, last) << jobs << first << last;
}

void TestSweepWork::takesInOrder()
{
    QFETCH(unsigned, jobs);
    QFETCH(int, first);
    QFETCH(int, last);
    std::vector<std::size_t> taken;
    InOrder order(
        static_cast<std::size_t>(first), static_cast<std::size_t>(last),
        [](std::size_t i) {
            volatile double slow = 1.0; // some take longer than others
            for (std::size_t k = 0; k < i * 7919 % 5000; ++k)
                slow = std::sqrt(slow + 1.0);
            return i * i;
        },
        [&taken](std::size_t i, std::size_t square) {
            taken.push_back(i);
            return square == i * i;
        },
        {});
    QVERIFY(order.run(jobs));
    QCOMPARE(taken.size(), static_cast<std::size_t>(last - first));
    for (std::size_t i = 0; i < taken.size(); ++i)
        QCOMPARE(taken[i], static_cast<std::size_t>(first) + i);
}

// However far one bunch falls behind, the others wait for it.
void TestSweepWork::keepsFew()
{
    struct Counted {
        explicit Counted(std::atomic<long>& n)
            : count(&n)
        {
            ++*count;
        }
        Counted(Counted&& other) noexcept
            : count(std::exchange(other.count, nullptr))
        {
        }
        Counted& operator=(Counted&&) = delete;
        ~Counted()
        {
            if (count)
                --*count;
        }
        std::atomic<long>* count;
    };
    constexpr unsigned jobs = 4;
    std::atomic<long> alive{0};
    long most = 0;
    InOrder order(
        0, 100'000, [&alive](std::size_t) { return Counted(alive); },
        [&](std::size_t, Counted&&) {
            most = std::max(most, alive.load());
            return true;
        },
        {});
    QVERIFY(order.run(jobs));
    QVERIFY2(most <= static_cast<long>(mostWaiting(jobs) + bunchSize), qPrintable(QString::number(most)));
    QCOMPARE(alive.load(), 0L);
}

void TestSweepWork::stops()
{
    for (const unsigned jobs : {1U, 3U}) {
        std::atomic<bool> stop{false};
        std::size_t taken = 0;
        std::atomic<std::size_t> begun{0};
        const auto work = [&begun](std::size_t i) {
            ++begun;
            return i;
        };
        InOrder asked(
            0, 1'000'000, work,
            [&](std::size_t, std::size_t) {
                if (++taken >= 100)
                    stop = true;
                return true;
            },
            [&stop] { return stop.load(); });
        QVERIFY(!asked.run(jobs));
        QVERIFY(taken < 200);
        QVERIFY(begun < 2000);
        InOrder refused(0, 1'000'000, work, [](std::size_t i, std::size_t) { return i < 10; }, {});
        QVERIFY(!refused.run(jobs));
    }
}

void TestSweepWork::pointsAreComparisons()
{
    const Scenario scenario = sampleScenario();
    const SweepWork work =
        workOver(scenario, {allOptions(ChoiceInputId::Task), spacedAxis(InputId::ModelParameters, 1e9, 7e10, 4)}, 3);
    std::size_t seen = 0;
    QVERIFY(sweep(
        work, [](std::size_t, const Comparison& comparison) { return comparison; },
        [&](const SweptPoint<Comparison>& swept) {
            ++seen;
            return swept.made == compare(work.grid.scenarioAt(scenario, swept.point), work.catalog) &&
                   swept.state == stateOf(swept.made) && swept.changes.empty();
        }));
    QCOMPARE(seen, work.grid.size());
}

void TestSweepWork::changesAreWhereTheAnswerChanges_data()
{
    QTest::addColumn<int>("input");
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<int>("count");
    QTest::newRow("servers") << int(InputId::Servers) << 1.0 << 64.0 << 4;
    QTest::newRow("length") << int(InputId::SequenceLength) << 2000.0 << 2600.0 << 3;
    QTest::newRow("requests") << int(InputId::ConcurrentRequests) << 1.0 << 400.0 << 5;
}

// Brute force looks at every whole number.
void TestSweepWork::changesAreWhereTheAnswerChanges()
{
    QFETCH(int, input);
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(int, count);
    const auto id = static_cast<InputId>(input);
    const Task task = id == InputId::ConcurrentRequests ? Task::Serve : Task::Full;
    const Scenario scenario = sampleScenario(id == InputId::Servers ? "llama-2-70b" : "llama-2-13b", task);
    const SweepWork work = workOver(scenario, {spacedAxis(id, from, to, static_cast<std::size_t>(count))});
    const InputLine line(scenario, work.catalog, id);
    std::vector<SliderMark> found;
    QVERIFY(sweep(
        work, [](std::size_t, const Comparison&) { return 0; },
        [&](SweptPoint<int>&& swept) {
            found.insert(found.end(), swept.changes.begin(), swept.changes.end());
            return true;
        }));
    AnswerState state = line.stateAt(from);
    std::size_t next = 0;
    for (double value = from + 1; value <= to; ++value) {
        const AnswerState now = line.stateAt(value);
        if (now == state)
            continue;
        QVERIFY2(next < found.size(), qPrintable(QStringLiteral("none at %1").arg(value)));
        QCOMPARE(found[next], markBetween(state, now, value));
        state = now;
        ++next;
    }
    QCOMPARE(next, found.size());
}

void TestSweepWork::aPartKnowsWhatWasBefore()
{
    const Scenario scenario = sampleScenario();
    SweepWork work = workOver(scenario, {spacedAxis(InputId::ModelParameters, 1e9, 2e11, 12)}, 1);
    const auto changes = [&work] {
        std::vector<SliderMark> all;
        sweep(
            work, [](std::size_t, const Comparison&) { return 0; },
            [&all](SweptPoint<int>&& swept) {
                all.insert(all.end(), swept.changes.begin(), swept.changes.end());
                return true;
            });
        return all;
    };
    const std::vector<SliderMark> whole = changes();
    QVERIFY(whole.size() > 1);
    std::vector<SliderMark> parts;
    for (std::size_t part = 0; part < 5; ++part) {
        work.points = partOf(work.grid.size(), part, 5);
        const std::vector<SliderMark> some = changes();
        parts.insert(parts.end(), some.begin(), some.end());
    }
    QCOMPARE(parts, whole);
}

void TestSweepWork::withoutEffectNothingChanges()
{
    for (std::size_t task = 0; task < choiceCount<Task>; ++task)
        for (const GoalKind goal : {GoalKind::Days, GoalKind::Tokens, GoalKind::Match})
            for (const InputSpec& spec : inputs()) {
                Scenario scenario = sampleScenario("llama-2-7b", static_cast<Task>(task));
                scenario.goal.kind = goal;
                scenario.goal.matchOffering = "h100-80g-x8";
                if (hasEffect(scenario, spec.id))
                    continue;
                const Comparison before = compare(scenario, sampleCatalog());
                setValue(scenario, spec.id, std::sqrt(spec.minimum * spec.maximum));
                QVERIFY2(compare(scenario, sampleCatalog()) == before, spec.key.data());
            }
}

OCTOPLAN_TEST(TestSweepWork);
#include "tst_sweep.moc"
