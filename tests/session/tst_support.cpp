// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/support.h"
#include "support/registry.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace octoplan;

class TestSupport : public QObject {
    Q_OBJECT

private slots:
    void evidenceComesOnceWhenWanted();
    void anotherCatalogueIsComparedAnew();
    void articleIsReadOnce();
};

namespace {

Catalog oneDevice(const std::string& name)
{
    Catalog catalog;
    Device device;
    device.id = "card";
    device.name = name;
    device.rates.nameplateBf16 = device.rates.bf16 = device.rates.fp16 = teraflops(300);
    device.usableMemory = device.nominalMemory = gib(80);
    device.memoryBandwidth = gbPerSecond(2000);
    device.hostLink = device.hostLinkShared = gbPerSecond(20);
    catalog.devices.push_back(device);
    return catalog;
}

std::vector<MeasuredRun> oneRun()
{
    MeasuredRun run;
    run.id = "run";
    run.group = "somebody";
    run.device = "card";
    run.devices = 1;
    run.model.name = "7B";
    run.model.parameters = 6.7e9;
    run.task = "full";
    run.sequenceLength = 2048;
    run.microBatch = 1;
    run.measured.tokensPerSecondPerDevice = 3000;
    return {run};
}

} // namespace

void TestSupport::evidenceComesOnceWhenWanted()
{
    Session session(oneDevice("Card"));
    auto reads = std::make_shared<std::atomic_int>(0);
    Support support(session, {[reads] { return ++*reads, oneRun(); }, [] { return Article(); }});
    const QSignalSpy changed(&support, &Support::evidenceChanged);
    QVERIFY(!support.evidence());
    QVERIFY(support.scenarioExpectations().empty());
    support.wantEvidence();
    support.wantEvidence();
    QTRY_VERIFY(support.evidence());
    QCOMPARE(support.evidence()->runs.size(), std::size_t(1));
    QCOMPARE(support.evidence()->runs[0].deviceName, std::string("Card"));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(reads->load(), 1);
}

void TestSupport::anotherCatalogueIsComparedAnew()
{
    Session session(oneDevice("Card"));
    Support support(session, {oneRun, [] { return Article(); }});
    support.wantEvidence();
    QTRY_VERIFY(support.evidence());
    session.setCatalog(oneDevice("Another"));
    QTRY_COMPARE(support.evidence()->runs[0].deviceName, std::string("Another"));
}

void TestSupport::articleIsReadOnce()
{
    Session session(oneDevice("Card"));
    int reads = 0;
    Support support(session, {oneRun, [&reads] {
                                  ++reads;
                                  Article article;
                                  article.publisher = "somebody";
                                  return article;
                              }});
    QCOMPARE(reads, 0);
    QCOMPARE(support.article().publisher, std::string("somebody"));
    QCOMPARE(support.article().publisher, std::string("somebody"));
    QCOMPARE(reads, 1);
}

OCTOPLAN_TEST(TestSupport);

#include "tst_support.moc"
