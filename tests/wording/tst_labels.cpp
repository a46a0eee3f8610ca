// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"
#include "wording/wording.h"

#include <QSet>

using namespace octoplan;

class TestLabels : public QObject {
    Q_OBJECT

private slots:
    void everyChoiceHasItsOwnWords_data();
    void everyChoiceHasItsOwnWords();
    void everyInputHasALabel();
    void inputTexts();
    void plans();
    void offeringNames();
    void languageKeys();

private:
    Wording m_english{Language::English};
    Wording m_chinese{Language::Chinese};
};

namespace {

template <class E>
void addRow(const char* name, const Wording& english, const Wording& chinese)
{
    QStringList inEnglish;
    QStringList inChinese;
    for (std::size_t i = 0; i < choiceCount<E>; ++i) {
        inEnglish << english.label(static_cast<E>(i));
        inChinese << chinese.label(static_cast<E>(i));
    }
    QTest::addRow("%s", name) << inEnglish << inChinese << static_cast<int>(choiceCount<E>);
}

} // namespace

void TestLabels::everyChoiceHasItsOwnWords_data()
{
    QTest::addColumn<QStringList>("english");
    QTest::addColumn<QStringList>("chinese");
    QTest::addColumn<int>("count");
    const Wording& en = m_english;
    const Wording& zh = m_chinese;
    addRow<Task>("task", en, zh);
    addRow<Precision>("precision", en, zh);
    addRow<Optimizer>("optimizer", en, zh);
    addRow<Stack>("stack", en, zh);
    addRow<GoalKind>("goal", en, zh);
    addRow<Billing>("billing", en, zh);
    addRow<LinkKind>("link", en, zh);
    addRow<Recompute>("recompute", en, zh);
    addRow<Offload>("offload", en, zh);
    addRow<Verdict>("verdict", en, zh);
    addRow<MemoryPart>("memory part", en, zh);
    addRow<TimePart>("time part", en, zh);
    addRow<Phase>("phase", en, zh);
    addRow<SpeedLimit>("limit", en, zh);
    addRow<BottleneckKind>("kind", en, zh);
    addRow<CostLineId>("cost line", en, zh);
    addRow<Confidence>("confidence", en, zh);
    addRow<EditKind>("edit", en, zh);
}

void TestLabels::everyChoiceHasItsOwnWords()
{
    QFETCH(QStringList, english);
    QFETCH(QStringList, chinese);
    QFETCH(int, count);
    for (const QStringList& words : {english, chinese}) {
        QVERIFY(!words.contains(QString()));
        QCOMPARE(QSet<QString>(words.begin(), words.end()).size(), count);
    }
}

void TestLabels::everyInputHasALabel()
{
    QSet<QString> english;
    QSet<QString> chinese;
    for (const InputSpec& spec : inputs()) {
        english << m_english.label(spec.id);
        chinese << m_chinese.label(spec.id);
    }
    QCOMPARE(static_cast<std::size_t>(english.size()), inputs().size());
    QCOMPARE(static_cast<std::size_t>(chinese.size()), inputs().size());
    QVERIFY((english & chinese).isEmpty());
}

void TestLabels::inputTexts()
{
    QCOMPARE(m_english.inputText(InputId::ModelParameters, 13e9), QStringLiteral("13.0 B"));
    QCOMPARE(m_english.inputText(InputId::SequenceLength, 131072), QStringLiteral("131,072"));
    QCOMPARE(m_english.inputText(InputId::DeadlineDays, 14), QStringLiteral("14 d"));
    QCOMPARE(m_english.inputText(InputId::GoalDays, 0.25), QStringLiteral("0.25 d"));
    QCOMPARE(m_english.inputText(InputId::DeadlineDays, 0), QStringLiteral("none"));
    QCOMPARE(m_chinese.inputText(InputId::Budget, 0), QStringLiteral("不限"));
    QCOMPARE(m_chinese.inputText(InputId::Budget, 10000), QStringLiteral("¥10,000"));
    QCOMPARE(m_english.inputText(InputId::MinimumDays, 0), QStringLiteral("0 d"));
    QCOMPARE(m_chinese.inputText(InputId::Utilisation, 0.9), QStringLiteral("90%"));
    QCOMPARE(m_english.inputTick(InputId::SequenceLength, 4096), QStringLiteral("4k"));
    QCOMPARE(m_english.inputTick(InputId::GlobalBatchTokens, 524288), QStringLiteral("0.5M"));
    QCOMPARE(m_english.inputTick(InputId::ModelParameters, 1e8), QStringLiteral("0.1"));
}

void TestLabels::plans()
{
    ParallelPlan plan;
    plan.dp = 8;
    plan.zero = 3;
    plan.microBatch = 4;
    plan.recompute = Recompute::Full;
    QCOMPARE(m_english.plan(plan), QStringLiteral("DP8 · ZeRO-3 · mb 4 · full recompute"));
    QCOMPARE(m_chinese.plan(plan), QStringLiteral("DP8 · ZeRO-3 · mb 4 · 全重计算"));
    plan = {};
    QCOMPARE(m_english.plan(plan), QStringLiteral("DP1 · mb 1 · no recompute"));
    plan.tp = 4;
    plan.pp = 2;
    plan.sequenceParallel = true;
    plan.offload = Offload::Optimizer;
    QCOMPARE(m_english.plan(plan), QStringLiteral("TP4 · PP2 · SP · mb 1 · no recompute · optimizer offloaded"));
    QVERIFY(m_english.planLong(plan).contains(QStringLiteral("micro-batch of 1 sequence\n")));
    plan.microBatch = 1024;
    QVERIFY(m_english.planLong(plan).contains(QStringLiteral("micro-batch of 1,024 sequences\n")));
    QVERIFY(m_chinese.planLong(plan).contains(QStringLiteral("微批 1,024 条序列")));
}

void TestLabels::offeringNames()
{
    QCOMPARE(m_chinese.offeringName("Ascend 910B 64G ×8"), QStringLiteral("昇腾 910B 64G ×8"));
    QCOMPARE(m_english.offeringName("Ascend 910B 64G ×8"), QStringLiteral("Ascend 910B 64G ×8"));
    QCOMPARE(m_chinese.offeringName("H100 80G ×8"), QStringLiteral("H100 80G ×8"));
}

void TestLabels::languageKeys()
{
    QCOMPARE(languageFromKey(u"zh_CN"), std::optional(Language::Chinese));
    QCOMPARE(languageFromKey(u"zh-Hans-CN"), std::optional(Language::Chinese));
    QCOMPARE(languageFromKey(u"EN_gb.UTF-8"), std::optional(Language::English));
    QCOMPARE(languageFromKey(u"english"), std::nullopt);
    QCOMPARE(languageFromKey(u"de"), std::nullopt);
    QCOMPARE(languageFromKey(u""), std::nullopt);
    QCOMPARE(languageOf(QLocale(QStringLiteral("zh_TW"))), Language::Chinese);
    QCOMPARE(languageOf(QLocale(QStringLiteral("de_DE"))), Language::English);
}

OCTOPLAN_TEST(TestLabels);
#include "tst_labels.moc"
