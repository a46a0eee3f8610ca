// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/articlemodel.h"
#include "items/evidencemodel.h"
#include "support/registry.h"
#include "support/samplecomparison.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace octoplan;

namespace {

EvidenceRun run(const char* id, const char* device, const char* source, double measured, double predicted)
{
    EvidenceRun r;
    r.id = id;
    r.deviceId = r.deviceName = device;
    r.source = source;
    r.sourcePlace = "somebody/something, README.md";
    r.model = "Llama-2-7B";
    r.framework = "torchtune";
    r.parameters = 6.74e9;
    r.speed = EvidencePoint{measured, {predicted * 0.9, predicted, predicted * 1.1}};
    r.timeEstimate.step = {2.0};
    r.timeEstimate.parts[TimePart::Compute] = {2.0};
    return r;
}

Evidence sampleEvidence()
{
    Evidence evidence;
    evidence.runs = {run("a", "H100", "one", 100.0, 110.0), run("b", "A100", "one", 100.0, 70.0),
                     run("c", "A100", "two", 200.0, 200.0)};
    evidence.runs[2].memory = EvidencePoint{gib(20).value, {gib(18).value, gib(21).value, gib(24).value}};
    return evidence;
}

Article sampleArticle()
{
    Article article;
    article.title = {"Title", "标题"};
    article.publisher = "somebody";
    article.date = "2026-07-27";
    article.claims = {{1, {"six", "六"}, {"seven", "七"}, {"why", "因"}, ClaimVerdict::Wrong, {"paper"}, {}},
                      {2, {"one", "一"}, {"one", "一"}, {"so", "是"}, ClaimVerdict::Right, {"book", "log"}, {}}};
    return article;
}

} // namespace

class TestEvidenceModel : public QObject {
    Q_OBJECT

private slots:
    void showsTheFigureChosen();
    void filters();
    void runsAreExplained();
    void expectationsAreSentences_data();
    void expectationsAreSentences();
    void articleInBothLanguages();
};

void TestEvidenceModel::showsTheFigureChosen()
{
    EvidenceModel model{Wording()};
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEvidence(sampleEvidence());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(0, EvidenceModel::Error).data().toString(), QStringLiteral("+10 %"));
    QCOMPARE(model.index(1, EvidenceModel::Error).data(SortRole).toDouble(), 0.3);
    QCOMPARE(model.summary().runs, 3);
    model.setFigure(EvidenceFigure::Memory);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, EvidenceModel::Measured).data(ValueRole).toDouble(), 20.0);
    QCOMPARE(model.index(0, EvidenceModel::Predicted).data(RangeHighRole).toDouble(), 24.0);
}

void TestEvidenceModel::filters()
{
    EvidenceModel model{Wording()};
    model.setEvidence(sampleEvidence());
    QCOMPARE(model.devices().front().text, QStringLiteral("A100"));
    QCOMPARE(model.devices().front().runs, 2);
    model.setFilter({"A100", {}, {}});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.summary().within20, 0.5);
    model.setFilter({"A100", Task::Full, "two"});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.run(0).id, std::string("c"));
    model.setFilter({{}, Task::Lora, {}});
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.summary().runs, 0);
}

void TestEvidenceModel::runsAreExplained()
{
    for (const Language language : {Language::English, Language::Chinese}) {
        const QList<RunFact> facts = runFacts(sampleEvidence().runs[2], Wording(language));
        QVERIFY(facts.size() >= 7);
        QVERIFY(facts.back().text.contains(QStringLiteral("somebody/something")));
        for (const RunFact& fact : facts) {
            QVERIFY(!fact.name.isEmpty() && !fact.text.isEmpty());
            QVERIFY2(!fact.text.contains(u'%') || !fact.text.contains(QStringLiteral("%1")), qPrintable(fact.text));
        }
    }
}

void TestEvidenceModel::expectationsAreSentences_data()
{
    QTest::addColumn<int>("runs");
    QTest::addColumn<int>("onThisDevice");
    QTest::addColumn<QString>("part");
    QTest::newRow("none") << 0 << 0 << QStringLiteral("no similar run has been published");
    QTest::newRow("elsewhere") << 43 << 0 << QStringLiteral("within 14 % on nine of ten of 43 similar runs; none on");
    QTest::newRow("here") << 43 << 7 << QStringLiteral("7 of them on this device");
}

void TestEvidenceModel::expectationsAreSentences()
{
    QFETCH(int, runs);
    QFETCH(int, onThisDevice);
    QFETCH(QString, part);
    Expectation expectation;
    expectation.offering = 3;
    expectation.speed.runs = runs;
    expectation.speed.onThisDevice = onThisDevice;
    expectation.speed.p90AbsError = 0.14;
    const QString text = expectationText(expectation, test::sampleComparison(), Wording());
    QVERIFY2(text.contains(part), qPrintable(text));
    QVERIFY(text.startsWith(QStringLiteral("H100")));
}

void TestEvidenceModel::articleInBothLanguages()
{
    ArticleModel model{Wording()};
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setArticle(sampleArticle());
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.countOf(ClaimVerdict::Wrong), 1);
    QCOMPARE(model.index(0, ArticleModel::Ours).data().toString(), QStringLiteral("seven"));
    QCOMPARE(model.index(1, ArticleModel::Claim).data(Qt::ToolTipRole).toString(),
             QStringLiteral("Sources: book; log"));
    model.setFilter(ClaimVerdict::Right);
    QCOMPARE(model.rowCount(), 1);
    model.setWording(Wording(Language::Chinese));
    QCOMPARE(model.index(0, ArticleModel::Claim).data().toString(), QStringLiteral("一"));
    QVERIFY(model.title().startsWith(QStringLiteral("标题")));
}

OCTOPLAN_TEST(TestEvidenceModel);

#include "tst_evidencemodel.moc"
