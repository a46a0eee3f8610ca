// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"
#include "workload/census.h"
#include "workload/resolve.h"

#include <QTest>

#include <cmath>

using namespace octoplan;

namespace {

double count(const ModelShape& shape) { return static_cast<double>(census(shape).total); }

bool isPowerOfTwo(int n) { return (n & (n - 1)) == 0; }

ModelShape mixtureOfLatents()
{
    ModelShape s = deriveShape(2e9);
    s.experts = 64;
    s.activeExperts = 6;
    s.expertFfn = 1408;
    s.sharedExperts = 2;
    s.denseLayers = 1;
    s.kvLatent = 512;
    s.ropeHeadSize = 64;
    s.valueHeadSize = 128;
    return s;
}

} // namespace

class TestResolve : public QObject {
    Q_OBJECT

private slots:
    void derivedWithinOnePercentAndRising();
    void derivedShapesAreRegular();
    void derivedSnapsToPublishedShapes();
    void derivedIsDefinedEverywhere();
    void scaledWithinOnePercent_data();
    void scaledWithinOnePercent();
    void scaledKeepsTheFamily();
    void scaledToItselfIsItself();
    void choices();
    void derivesQuickly();
};

void TestResolve::derivedWithinOnePercentAndRising()
{
    double before = 0.0;
    for (int i = 0; i <= 20000; ++i) {
        const double wanted = 1e8 * std::pow(1e4, i / 20000.0);
        const double got = count(deriveShape(wanted));
        QVERIFY2(std::abs(got / wanted - 1.0) < 0.01, qPrintable(QString::number(wanted)));
        QVERIFY2(got >= before, qPrintable(QString::number(wanted)));
        before = got;
    }
}

void TestResolve::derivedShapesAreRegular()
{
    for (int i = 0; i <= 1000; ++i) {
        const ModelShape s = deriveShape(1e8 * std::pow(1e4, i / 1000.0));
        QCOMPARE(s.layers % 4, 0);
        QVERIFY(s.heads % 8 == 0 || isPowerOfTwo(s.heads));
        QVERIFY(s.kvHeads % 8 == 0);
        QCOMPARE(s.heads % s.kvHeads, 0);
        QCOMPARE(s.hidden, s.heads * s.headSize);
        QCOMPARE(s.ffn % 32, 0);
        QVERIFY(s.ffn > s.hidden && s.ffn < 6 * s.hidden);
    }
}

void TestResolve::derivedSnapsToPublishedShapes()
{
    const ModelShape mistral = deriveShape(7241732096.0);
    QCOMPARE(mistral.layers, 32);
    QCOMPARE(mistral.hidden, 4096);
    QCOMPARE(mistral.ffn, 14336);
    QCOMPARE(mistral.kvHeads, 8);
    const ModelShape llama = deriveShape(68976648192.0);
    QCOMPARE(llama.layers, 80);
    QCOMPARE(llama.hidden, 8192);
    QCOMPARE(llama.ffn, 28672);
}

void TestResolve::derivedIsDefinedEverywhere()
{
    for (const double odd : {0.0, -1.0, 1.0, 1e6, 1e15, HUGE_VAL})
        QVERIFY(count(deriveShape(odd)) > 0.0);
    QCOMPARE(count(deriveShape(std::nan(""))), count(deriveShape(0.0)));
}

void TestResolve::scaledWithinOnePercent_data()
{
    QTest::addColumn<bool>("mixture");
    QTest::newRow("dense") << false;
    QTest::newRow("mixture with latents") << true;
}

void TestResolve::scaledWithinOnePercent()
{
    QFETCH(bool, mixture);
    const ModelShape base = mixture ? mixtureOfLatents() : deriveShape(8e9);
    for (int i = 0; i <= 2000; ++i) {
        const double wanted = 1e8 * std::pow(1e4, i / 2000.0);
        QVERIFY2(std::abs(count(scaleShape(base, wanted)) / wanted - 1.0) < 0.01, qPrintable(QString::number(wanted)));
    }
}

void TestResolve::scaledKeepsTheFamily()
{
    const ModelShape base = mixtureOfLatents();
    for (const double wanted : {5e9, 20e9, 100e9, 600e9}) {
        const ModelShape s = scaleShape(base, wanted);
        QCOMPARE(s.vocab, base.vocab);
        QCOMPARE(s.headSize, base.headSize);
        QCOMPARE(s.experts, base.experts);
        QCOMPARE(s.activeExperts, base.activeExperts);
        QCOMPARE(s.kvLatent, base.kvLatent);
        QCOMPARE(s.tiedEmbeddings, base.tiedEmbeddings);
        QVERIFY(s.denseLayers >= 1 && s.denseLayers < s.layers);
    }
}

void TestResolve::scaledToItselfIsItself()
{
    const ModelShape base = deriveShape(13e9);
    QCOMPARE(scaleShape(base, count(base)), base);
    QCOMPARE(scaleShape(base, 0.0), base);
}

void TestResolve::choices()
{
    Catalog catalog;
    ModelPreset preset;
    preset.id = "small";
    preset.shape = deriveShape(1e9);
    catalog.models.push_back(preset);
    ModelChoice choice;
    choice.preset = "small";
    QCOMPARE(resolveModel(choice, catalog).value(), preset.shape);
    choice.preset = "none";
    QVERIFY(!resolveModel(choice, catalog));
    choice.preset = "small";
    choice.source = ModelSource::ScaledPreset;
    choice.parameters = 2e9;
    QVERIFY(std::abs(count(resolveModel(choice, catalog).value()) / 2e9 - 1.0) < 0.01);
    choice.source = ModelSource::Parameters;
    QCOMPARE(resolveModel(choice, catalog).value(), deriveShape(2e9));
    choice.source = ModelSource::Shape;
    choice.shape = preset.shape;
    QCOMPARE(resolveModel(choice, catalog).value(), preset.shape);
}

void TestResolve::derivesQuickly()
{
    QBENCHMARK { static_cast<void>(deriveShape(13e9)); }
}

OCTOPLAN_TEST(TestResolve);
#include "tst_resolve.moc"
