// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "randomscenario.h"
#include "search/compare.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

using namespace octoplan;
using namespace octoplan::test;

class TestRefusals : public QObject {
    Q_OBJECT

private slots:
    void precisions_data();
    void precisions();
    void unknownThings();
    void modelsThatAreOnlyCounted();
    void contradictoryPlan();
    void fixedPlanIsKept();
    void noPriceNoCost();
    void inlineOffering();
};

void TestRefusals::precisions_data()
{
    QTest::addColumn<int>("task");
    QTest::addColumn<int>("precision");
    QTest::addColumn<QString>("offering");
    QTest::addColumn<int>("why"); // -1: runs
    const auto row = [](const char* name, Task task, Precision precision, const char* offering, int why) {
        QTest::newRow(name) << static_cast<int>(task) << static_cast<int>(precision) << offering << why;
    };
    const int onDevice = static_cast<int>(ReasonKind::PrecisionUnsupported);
    const int forTask = static_cast<int>(ReasonKind::PrecisionNotForTask);
    const int format = static_cast<int>(ReasonKind::QuantizationUnsupported);
    row("FP8 on 910B", Task::Full, Precision::Fp8, "ascend-910b-64g-x8", onDevice);
    row("FP8 on H100", Task::Full, Precision::Fp8, "h100-80g-x8", -1);
    row("FP8 on 4090", Task::Pretrain, Precision::Fp8, "rtx4090-48g-x8", -1);
    row("TF32 on 910B", Task::Full, Precision::Tf32, "ascend-910b-64g-x8", onDevice);
    row("NF4 on 910B", Task::Qlora, Precision::Bf16, "ascend-910b-64g-x8", format);
    row("NF4 on 4090", Task::Qlora, Precision::Bf16, "rtx4090-24g-x8", -1);
    row("4-bit serving on 910B", Task::Serve, Precision::Nf4, "ascend-910b-64g-x8", format);
    row("integers, full", Task::Full, Precision::Int8, "h100-80g-x8", forTask);
    row("4 bits, pre-training", Task::Pretrain, Precision::Nf4, "h100-80g-x8", forTask);
    row("4 bits, LoRA", Task::Lora, Precision::Nf4, "h100-80g-x8", forTask);
    row("integers, frozen", Task::Qlora, Precision::Int8, "h100-80g-x8", -1);
    row("integers, serving", Task::Serve, Precision::Int8, "ascend-910b-64g-x8", -1);
}

void TestRefusals::precisions()
{
    QFETCH(int, task);
    QFETCH(int, precision);
    QFETCH(QString, offering);
    QFETCH(int, why);
    Scenario s = sampleScenario("tiny", static_cast<Task>(task));
    s.job.precision = static_cast<Precision>(precision);
    const Comparison c = compare(s, sampleCatalog());
    const OfferingResult& r = resultOf(c, offering.toStdString());
    QCOMPARE(r.verdict == Verdict::CannotRun, why >= 0);
    if (why < 0)
        return;
    QCOMPARE(static_cast<int>(r.why.kind), why);
    QCOMPARE(r.why.arguments.size(), std::size_t{2});
    QVERIFY(r.smallestFix);
    QVERIFY(!r.time && !r.cost && !r.memory && !r.plan);
    QVERIFY(!c.answer.offering || *c.answer.offering != static_cast<std::size_t>(&r - c.offerings.data()));
}

void TestRefusals::unknownThings()
{
    Scenario s = sampleScenario("no-such-model");
    Comparison c = compare(s, sampleCatalog());
    QCOMPARE(c.offerings.size(), std::size_t{4});
    QCOMPARE(c.offerings[0].why.kind, ReasonKind::UnknownModel);
    QCOMPARE(c.answer.headline.kind, ReasonKind::NoneOfThem);

    s = sampleScenario("tiny");
    s.offerings = {{"no-such-offering", {}}};
    c = compare(s, sampleCatalog());
    QCOMPARE(c.offerings[0].verdict, Verdict::CannotRun);
    QCOMPARE(c.offerings[0].why.kind, ReasonKind::UnknownDevice);

    s.offerings.clear();
    QVERIFY(compare(s, sampleCatalog()).offerings.empty());
}

void TestRefusals::modelsThatAreOnlyCounted()
{
    Scenario s = sampleScenario("tiny");
    s.model.source = ModelSource::Shape;
    s.model.shape = sampleCatalog().model("tiny")->shape;
    QCOMPARE(compare(s, sampleCatalog()).offerings[3].verdict, Verdict::Fits);
    s.model.shape.family = "mamba";
    QCOMPARE(compare(s, sampleCatalog()).offerings[3].why.kind, ReasonKind::UnsupportedModel);
    s.model.shape.family = "llama";
    s.model.shape.layers = 0;
    QCOMPARE(compare(s, sampleCatalog()).offerings[3].why.kind, ReasonKind::UnsupportedModel);
}

void TestRefusals::contradictoryPlan()
{
    Scenario s = sampleScenario("tiny");
    s.plan.mode = PlanMode::Fixed;
    s.plan.all.tp = 3;
    const OfferingResult r = compare(s, sampleCatalog()).offerings[3];
    QCOMPARE(r.verdict, Verdict::CannotRun);
    QCOMPARE(r.why.kind, ReasonKind::FixedPlanContradicts);
    QCOMPARE(r.why.arguments[0].number.likely, 3.0);
    QCOMPARE(r.why.arguments[1].number.likely, 8.0);
}

void TestRefusals::fixedPlanIsKept()
{
    Scenario s = sampleScenario("tiny");
    s.plan.mode = PlanMode::Fixed;
    s.plan.all.tp = 2;
    s.plan.perOffering["h100-80g-x8"].zero = 3;
    s.plan.perOffering["h100-80g-x8"].tp = 4;
    s.plan.perOffering["h100-80g-x8"].microBatch = 1;
    const Comparison c = compare(s, sampleCatalog());
    QCOMPARE(resultOf(c, "rtx4090-24g-x8").plan->tp, 2);
    const OfferingResult& h100 = resultOf(c, "h100-80g-x8");
    QCOMPARE(h100.plan->tp, 4);
    QCOMPARE(h100.plan->zero, 3);
    const Reason* note = find(h100.flags, ReasonKind::PlanBreaksRules);
    QVERIFY(note);
    QCOMPARE(note->arguments[0].text, std::string("eager_parallel"));
}

void TestRefusals::noPriceNoCost()
{
    Catalog catalog = sampleCatalog();
    for (Offering& offering : catalog.offerings)
        offering.pricePerMonth.reset();
    const Comparison c = compare(sampleScenario("tiny"), catalog);
    for (const OfferingResult& r : c.offerings) {
        QVERIFY(r.time && !r.cost && !r.pricePerMonth);
        QVERIFY(find(r.flags, ReasonKind::PriceMissing));
    }
    QCOMPARE(c.answer.headline.kind, ReasonKind::FastestWithoutPrice);
    QCOMPARE(c.offerings[*c.answer.offering].id, std::string("h100-80g-x8"));
}

void TestRefusals::inlineOffering()
{
    Scenario s = sampleScenario("tiny");
    s.offerings = {{"my-4", InlineOffering{"h100-sxm-80g", 4, {}, yuan(40000)}}, {"rtx4090-24g-container", {}}};
    const Comparison c = compare(s, sampleCatalog());
    QCOMPARE(c.offerings[0].devices, 4);
    QCOMPARE(c.offerings[0].link, LinkKind::NvSwitch);
    QVERIFY(c.offerings[0].cost && c.offerings[1].cost);
    QCOMPARE(c.offerings[1].devices, 1);
    QCOMPARE(c.offerings[1].plan->devices(), 1);
    QCOMPARE(toYuan(c.offerings[1].cost->monthly.likely), 1411.2);
}

OCTOPLAN_TEST(TestRefusals);

#include "tst_refusals.moc"
