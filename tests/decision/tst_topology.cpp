// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/topology.h"
#include "search/compare.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

using namespace octoplan;
using namespace octoplan::test;

class TestTopology : public QObject {
    Q_OBJECT

private slots:
    void meshesGrowWithTheGroup();
    void leansOnWhatThePlanDoes_data();
    void leansOnWhatThePlanDoes();
    void badHostsAreSlower();
};

namespace {

std::vector<Topology> found(const Scenario& scenario)
{
    return topologies(scenario, sampleCatalog(), compare(scenario, sampleCatalog()));
}

} // namespace

void TestTopology::meshesGrowWithTheGroup()
{
    const std::vector<Topology> all = found(sampleScenario());
    QCOMPARE(all.size(), std::size_t(4));
    for (std::size_t i = 0; i < all.size(); ++i) {
        QCOMPARE(all[i].offering, i);
        QCOMPARE(all[i].groups.size(), std::size_t(3));
        QCOMPARE(all[i].devices, 8);
    }
    const auto ratio = [&](std::size_t i) {
        return all[i].groups[2].allReduce.likely / all[i].groups[0].allReduce.likely;
    };
    QVERIFY(ratio(2) > 4.0); // a mesh: a pair has one of seven links
    QVERIFY(ratio(3) < 2.0); // a switch: any group gets its ports
    QCOMPARE(all[2].link, LinkKind::HccsMesh);
}

void TestTopology::leansOnWhatThePlanDoes_data()
{
    QTest::addColumn<int>("tp");
    QTest::addColumn<int>("zero");
    QTest::addColumn<bool>("sequenceParallel");
    QTest::addColumn<Collective>("collective");
    QTest::addColumn<int>("group");
    QTest::newRow("copies") << 1 << 0 << false << Collective::AllReduce << 8;
    QTest::newRow("sharded") << 1 << 3 << false << Collective::AllGather << 8;
    QTest::newRow("tensor parallel") << 8 << 0 << false << Collective::AllReduce << 8;
    QTest::newRow("with sequence parallel") << 8 << 0 << true << Collective::AllGather << 8;
}

void TestTopology::leansOnWhatThePlanDoes()
{
    QFETCH(int, tp);
    QFETCH(int, zero);
    QFETCH(bool, sequenceParallel);
    QFETCH(Collective, collective);
    QFETCH(int, group);
    Scenario scenario = sampleScenario("tiny");
    scenario.job.stack = tp > 1 ? Stack::Megatron : Stack::Eager;
    Comparison comparison = compare(scenario, sampleCatalog());
    OfferingResult& result = comparison.offerings[3];
    QVERIFY(result.plan && result.time);
    result.plan = ParallelPlan{};
    result.plan->tp = tp;
    result.plan->dp = 8 / tp;
    result.plan->zero = zero;
    result.plan->sequenceParallel = sequenceParallel;
    const Topology topology = topologies(scenario, sampleCatalog(), comparison)[3];
    QCOMPARE(topology.leanedOn.collective, collective);
    QCOMPARE(topology.leanedOn.group, group);
    const GroupBandwidth& eight = topology.groups[2];
    QCOMPARE(topology.leanedOn.bandwidth,
             collective == Collective::AllReduce ? eight.allReduce.likely : eight.allGather.likely);
}

void TestTopology::badHostsAreSlower()
{
    Scenario scenario = sampleScenario();
    const double usual = found(scenario)[0].groups[2].allReduce.likely;
    scenario.rental.hosts["rtx4090-24g-x8"].pcie = PcieClass::Poor;
    QVERIFY(found(scenario)[0].groups[2].allReduce.likely < usual);
}

OCTOPLAN_TEST(TestTopology);

#include "tst_topology.moc"
