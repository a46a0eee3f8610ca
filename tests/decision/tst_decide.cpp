// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/decide.h"
#include "search/compare.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

#include <algorithm>

using namespace octoplan;
using namespace octoplan::test;

namespace {

Verdict verdictOf(const Scenario& s, std::size_t offering)
{
    return compare(s, sampleCatalog()).offerings[offering].verdict;
}

const Sensitivity* find(const std::vector<Sensitivity>& bars, Uncertainty what)
{
    const auto found = std::find_if(bars.begin(), bars.end(), [what](const Sensitivity& s) { return s.what == what; });
    return found == bars.end() ? nullptr : &*found;
}

} // namespace

class TestDecide : public QObject {
    Q_OBJECT

private slots:
    void paretoByHand();
    void paretoHasNoneThatIsBeaten();
    void marksStandWhereTheAnswerChanges_data();
    void marksStandWhereTheAnswerChanges();
    void reachIsTheEdge_data();
    void reachIsTheEdge();
    void tornadoEndsAreComparisons();
    void tornadoIsSorted();
    void remediesWork();
    void noRemedyWhereThereIsAnAnswer();
    void nothingToSay();
    void knowsWhereTheScenarioStands();
    void stops();
};

// Days and yuan: (3, 9), (5, 5), (6, 6) beaten by the second, (9, 4), (9, 8) beaten, one without a price.
void TestDecide::paretoByHand()
{
    Comparison c;
    for (const auto& [days, cost] : {std::pair(9.0, 4.0), {3.0, 9.0}, {6.0, 6.0}, {5.0, 5.0}, {9.0, 8.0}, {1.0, 0.0}}) {
        OfferingResult r;
        r.verdict = Verdict::Fits;
        r.time.emplace();
        r.time->days = {days, days, days};
        r.time->tokens = 1e9;
        r.time->tokensPerSecond = {1e9 / days, 1e9 / days, 1e9 / days};
        if (cost > 0.0) {
            r.cost.emplace();
            r.cost->total = {yuan(cost), yuan(cost), yuan(cost)};
        }
        c.offerings.push_back(r);
    }
    QCOMPARE(paretoSet(c), (std::vector<std::size_t>{1, 3, 0}));
}

void TestDecide::paretoHasNoneThatIsBeaten()
{
    for (const char* model : {"tiny", "llama-2-7b", "llama-2-13b", "llama-2-70b"}) {
        const Comparison c = compare(sampleScenario(model), sampleCatalog());
        const auto pareto = paretoSet(c);
        for (std::size_t i = 0; i < c.offerings.size(); ++i) {
            const OfferingResult& a = c.offerings[i];
            const bool listed = std::count(pareto.begin(), pareto.end(), i) == 1;
            if (!a.cost) {
                QVERIFY(!listed);
                continue;
            }
            const bool beaten = std::any_of(c.offerings.begin(), c.offerings.end(), [&](const OfferingResult& b) {
                return b.cost && b.time->days.likely < a.time->days.likely &&
                       b.cost->total.likely < a.cost->total.likely;
            });
            QCOMPARE(listed, !beaten);
        }
        for (std::size_t i = 1; i < pareto.size(); ++i)
            QVERIFY(c.offerings[pareto[i - 1]].time->days.likely <= c.offerings[pareto[i]].time->days.likely);
    }
}

void TestDecide::marksStandWhereTheAnswerChanges_data()
{
    QTest::addColumn<int>("input");
    QTest::newRow("size") << static_cast<int>(InputId::ModelParameters);
    QTest::newRow("length") << static_cast<int>(InputId::SequenceLength);
    QTest::newRow("deadline") << static_cast<int>(InputId::DeadlineDays);
    QTest::newRow("servers") << static_cast<int>(InputId::Servers);
}

void TestDecide::marksStandWhereTheAnswerChanges()
{
    QFETCH(int, input);
    const auto id = static_cast<InputId>(input);
    const InputSpec& spec = octoplan::input(id);
    const Scenario s = sampleScenario("llama-2-7b");
    const auto marks = sliderMarks(s, sampleCatalog(), id, 17);
    QVERIFY(!marks.empty());
    for (std::size_t i = 0; i < marks.size(); ++i) {
        QVERIFY(marks[i].winner || !marks[i].verdicts.empty());
        QVERIFY(i == 0 || marks[i].value > marks[i - 1].value);
        Scenario at = s;
        setValue(at, id, marks[i].value);
        Scenario before = s;
        setValue(before, id, spec.integral ? marks[i].value - 1.0 : marks[i].value * 0.9989);
        const Comparison after = compare(at, sampleCatalog());
        const Comparison earlier = compare(before, sampleCatalog());
        QCOMPARE(after.answer.offering, marks[i].choice);
        QCOMPARE(after.answer.offering != earlier.answer.offering, marks[i].winner);
        QCOMPARE(marks[i].become.size(), marks[i].verdicts.size());
        for (std::size_t v = 0; v < marks[i].verdicts.size(); ++v) {
            const std::size_t offering = marks[i].verdicts[v];
            QVERIFY(after.offerings[offering].verdict != earlier.offerings[offering].verdict);
            QCOMPARE(after.offerings[offering].verdict, marks[i].become[v]);
        }
    }
}

void TestDecide::reachIsTheEdge_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("task");
    QTest::newRow("7B full") << "llama-2-7b" << static_cast<int>(Task::Full);
    QTest::newRow("13B LoRA") << "llama-2-13b" << static_cast<int>(Task::Lora);
    QTest::newRow("7B serve") << "llama-2-7b" << static_cast<int>(Task::Serve);
}

void TestDecide::reachIsTheEdge()
{
    QFETCH(QString, model);
    QFETCH(int, task);
    const Scenario s = sampleScenario(model.toUtf8().constData(), static_cast<Task>(task));
    const auto all = reach(s, sampleCatalog(), compare(s, sampleCatalog()));
    QCOMPARE(all.size(), std::size_t{4});
    for (const Reach& r : all) {
        QVERIFY(r.parameters);
        Scenario changed = s;
        setValue(changed, InputId::ModelParameters, *r.parameters);
        QCOMPARE(verdictOf(changed, r.offering), Verdict::Fits);
        // Derived shapes snap to whole layers and heads, so the edge is a few per cent wide.
        setValue(changed, InputId::ModelParameters, *r.parameters * 1.05);
        QVERIFY(verdictOf(changed, r.offering) != Verdict::Fits);
        QCOMPARE(r.concurrentRequests.has_value(), s.job.task == Task::Serve);
        QCOMPARE(r.loraRank.has_value(), s.job.task == Task::Lora);
        if (r.loraRank && *r.loraRank < 1024) {
            changed = s;
            setValue(changed, InputId::LoraRank, *r.loraRank);
            QCOMPARE(verdictOf(changed, r.offering), Verdict::Fits);
            setValue(changed, InputId::LoraRank, *r.loraRank + 1);
            QVERIFY(verdictOf(changed, r.offering) != Verdict::Fits);
        }
        if (!r.sequenceLength)
            continue;
        changed = s;
        setValue(changed, InputId::SequenceLength, *r.sequenceLength);
        QCOMPARE(verdictOf(changed, r.offering), Verdict::Fits);
        setValue(changed, InputId::SequenceLength, *r.sequenceLength + 256);
        QVERIFY(verdictOf(changed, r.offering) != Verdict::Fits);
    }
}

void TestDecide::tornadoEndsAreComparisons()
{
    Scenario s = sampleScenario("llama-2-7b");
    const Comparison c = compare(s, sampleCatalog());
    const auto bars = tornado(s, sampleCatalog(), c);
    const std::size_t choice = *c.answer.offering;
    const Money now = c.offerings[choice].cost->total.likely;
    const Sensitivity* price = find(bars, Uncertainty::Price);
    QVERIFY(price && price->low < now && now < price->high);
    const Sensitivity* speed = find(bars, Uncertainty::Speed);
    QVERIFY(speed && speed->low > now && now > speed->high); // slow is dear
    const Sensitivity* use = find(bars, Uncertainty::Utilisation);
    QVERIFY(use && use->low > now && use->high == now);
    s.goal.tokens *= 2.0;
    const Sensitivity* work = find(bars, Uncertainty::Work);
    const Comparison twice = compare(s, sampleCatalog());
    QVERIFY(work && work->high == twice.offerings[choice].cost->total.likely);
    QCOMPARE(work->highChangesChoice, twice.answer.offering != choice);
}

void TestDecide::tornadoIsSorted()
{
    for (const GoalKind goal : {GoalKind::Tokens, GoalKind::Days, GoalKind::Match}) {
        Scenario s = sampleScenario("llama-2-13b");
        s.goal.kind = goal;
        s.goal.matchOffering = "h100-80g-x8";
        s.constraints.domesticOnly = true;
        const auto bars = tornado(s, sampleCatalog(), compare(s, sampleCatalog()));
        QVERIFY(bars.size() >= 5 && find(bars, Uncertainty::Migration));
        const auto width = [](const Sensitivity& b) { return std::llabs(b.high.fen - b.low.fen); };
        for (std::size_t i = 1; i < bars.size(); ++i)
            QVERIFY(width(bars[i - 1]) >= width(bars[i]));
    }
}

// Each remedy is tried: with it, the job is done within the limits.
void TestDecide::remediesWork()
{
    Scenario s = sampleScenario("llama-2-7b");
    s.goal.tokens = 5e10;
    s.constraints.deadlineDays = 2.0;
    const Comparison c = compare(s, sampleCatalog());
    QVERIFY(!c.answer.offering);
    const std::vector<Reason> found = remedies(s, sampleCatalog(), c);
    const auto find = [&](ReasonKind kind) {
        return std::find_if(found.begin(), found.end(), [kind](const Reason& r) { return r.kind == kind; });
    };
    const auto servers = find(ReasonKind::WouldDoWithServers);
    QVERIFY(servers != found.end());
    Scenario more = s;
    more.rental.servers = static_cast<int>(servers->arguments[1].number.likely);
    const Comparison withServers = compare(more, sampleCatalog());
    QVERIFY(withServers.answer.offering);
    const auto less = find(ReasonKind::WouldDoWithLessWork);
    QVERIFY(less != found.end());
    Scenario smaller = s;
    smaller.goal.tokens = less->arguments[1].number.likely;
    QVERIFY(compare(smaller, sampleCatalog()).answer.offering);
    smaller.goal.tokens *= 1.01; // and hardly more
    QVERIFY(!compare(smaller, sampleCatalog()).answer.offering);
    s = sampleScenario("llama-2-70b");
    const Comparison large = compare(s, sampleCatalog());
    if (!large.answer.offering) {
        const auto lighter = remedies(s, sampleCatalog(), large);
        QVERIFY(std::any_of(lighter.begin(), lighter.end(), [](const Reason& r) {
            return r.kind == ReasonKind::WouldDoIf || r.kind == ReasonKind::WouldDoWithServers;
        }));
    }
}

void TestDecide::noRemedyWhereThereIsAnAnswer()
{
    const Scenario s = sampleScenario("llama-2-7b");
    QVERIFY(remedies(s, sampleCatalog(), compare(s, sampleCatalog())).empty());
}

void TestDecide::nothingToSay()
{
    const Scenario s = sampleScenario("no-such-model");
    const Comparison c = compare(s, sampleCatalog());
    const Decision d = decide(s, sampleCatalog(), c);
    QVERIFY(d.pareto.empty() && d.tornado.empty());
    for (const BreakEven& b : d.breakEven)
        QVERIFY(b.curves.empty() && b.crossings.empty());
    for (const Reach& r : d.reach)
        QVERIFY(!r.sequenceLength && !r.microBatch);
}

void TestDecide::knowsWhereTheScenarioStands()
{
    Scenario s = sampleScenario("llama-2-7b");
    s.costs.utilisation = 0.8;
    const Comparison c = compare(s, sampleCatalog());
    const Decision d = decide(s, sampleCatalog(), c);
    QVERIFY(c.answer.offering.has_value());
    const OfferingResult& choice = c.offerings[*c.answer.offering];
    QCOMPARE(d.breakEven.size(), std::size_t{4});
    const double expected[] = {1e9, choice.time->days.likely, 0.8,
                               static_cast<double>(choice.pricePerMonth->likely.fen)};
    for (std::size_t i = 0; i < d.breakEven.size(); ++i) {
        QVERIFY(d.breakEven[i].present.has_value());
        QCOMPARE(*d.breakEven[i].present, expected[i]);
    }
    QCOMPARE(d.marks.size(), markedInputs(s).size());
    QVERIFY(std::any_of(d.marks.begin(), d.marks.end(), [](const InputMarks& m) { return !m.marks.empty(); }));
    s.job.task = Task::Serve;
    const auto serving = markedInputs(s);
    QVERIFY(std::count(serving.begin(), serving.end(), InputId::ConcurrentRequests) == 1);
    QVERIFY(std::count(serving.begin(), serving.end(), InputId::GlobalBatchTokens) == 0);
}

void TestDecide::stops()
{
    const Scenario s = sampleScenario("tiny");
    QVERIFY(sliderMarks(s, sampleCatalog(), InputId::SequenceLength, 9, [] { return true; }).empty());
    QVERIFY(reach(s, sampleCatalog(), compare(s, sampleCatalog()), [] { return true; }).empty());
}

OCTOPLAN_TEST(TestDecide);

#include "tst_decide.moc"
