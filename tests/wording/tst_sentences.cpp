// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"
#include "support/samplecomparison.h"
#include "wording/sentences.h"
#include "wording/wording.h"

#include <QRegularExpression>

using namespace octoplan;

namespace {

// The enumerators follow each other; the first number without words is past the last of them.
constexpr ReasonKind lastKind = ReasonKind::FewMeasuredRuns;

QSet<QString> placeholdersOf(const QString& text)
{
    static const QRegularExpression placeholder(QStringLiteral("%r?[0-9]"));
    QSet<QString> all;
    for (auto it = placeholder.globalMatch(text); it.hasNext();)
        all << it.next().captured();
    return all;
}

bool hasChinese(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Han; });
}

} // namespace

class TestSentences : public QObject {
    Q_OBJECT

private slots:
    void everyReasonIsSaidInBothLanguages();
    void sentences_data();
    void sentences();
    void leavesPercentSignsOfNamesAlone();
    void answers();
    void chips();

private:
    Wording m_english{Language::English};
    Wording m_chinese{Language::Chinese};
};

void TestSentences::everyReasonIsSaidInBothLanguages()
{
    for (int k = 0; k <= static_cast<int>(lastKind); ++k) {
        const char* pattern = detail::sentencePattern(static_cast<ReasonKind>(k));
        QVERIFY2(pattern, qPrintable(QStringLiteral("reason %1 has no words").arg(k)));
        const QString english = QString::fromUtf8(pattern);
        const QString chinese = m_chinese.numbers().translation().translate("Reasons", pattern);
        QVERIFY2(hasChinese(chinese), pattern);
        QVERIFY2(placeholdersOf(chinese) == placeholdersOf(english), qPrintable(chinese));
        QVERIFY2(english.endsWith(u'.') && chinese.endsWith(u'。'), pattern);
    }
}

void TestSentences::sentences_data()
{
    QTest::addColumn<Reason>("reason");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const Argument h100 = offeringArgument("H100 80G ×8");
    const Argument ascend = offeringArgument("Ascend 910B 64G ×8");
    QTest::addRow("a fix inside")
        << Reason{ReasonKind::WouldDoIf,
                  {h100, numberArgument(ArgumentKind::Count, static_cast<double>(ReasonKind::FixLora)),
                   bytesArgument(gib(12.3))}}
        << QStringLiteral("On the H100 80G ×8 it works with a change: fits with LoRA: 12.3 GiB.")
        << QStringLiteral("H100 80G ×8 改一处即可：改用 LoRA 后放得下：12.3 GiB。");
    QTest::addRow("rent") << Reason{ReasonKind::RentForWork,
                                    {h100, rangeArgument(ArgumentKind::Days, {2.5, 2.9, 3.4}),
                                     rangeArgument(ArgumentKind::Money, {710000, 821000, 960000})}}
                          << "Rent the H100 80G ×8: 2.9 days for ¥8,210 (7,100 – 9,600)."
                          << "建议租用 H100 80G ×8：2.9 天完成，¥8,210（7,100 – 9,600）。";
    QTest::addRow("no interval") << Reason{ReasonKind::RentForWork,
                                           {h100, numberArgument(ArgumentKind::Days, 1.0), moneyArgument(yuan(8210))}}
                                 << "Rent the H100 80G ×8: 1 day for ¥8,210."
                                 << "建议租用 H100 80G ×8：1 天完成，¥8,210。";
    QTest::addRow("for days") << Reason{ReasonKind::RentForDays,
                                        {ascend, numberArgument(ArgumentKind::Days, 14),
                                         rangeArgument(ArgumentKind::Tokens, {7e9, 8.64e9, 1e10}),
                                         moneyArgument(yuan(7280))}}
                              << "Rent the Ascend 910B 64G ×8: 8.64 B tokens (7.00 B – 10.0 B) in 14 days for ¥7,280."
                              << "建议租用昇腾 910B 64G ×8：14 天可训练 86.4 亿 token（70.0 亿 – 100 亿），¥7,280。";
    QTest::addRow("precision key") << Reason{ReasonKind::PrecisionUnsupported,
                                             {keyArgument("fp8"), textArgument("Ascend 910B 64G")}}
                                   << "Ascend 910B 64G cannot compute in FP8."
                                   << "Ascend 910B 64G 不支持 FP8 计算。";
    QTest::addRow("task key") << Reason{ReasonKind::PrecisionNotForTask, {keyArgument("int8"), keyArgument("full")}}
                              << "INT8 is not a precision for Full fine-tuning."
                              << "INT8 精度不能用于全参数微调。";
    QTest::addRow("rule key") << Reason{ReasonKind::PlanBreaksRules, {keyArgument("zero_needs_ranks")}}
                              << "The fixed plan breaks a rule: ZeRO needs more than one data-parallel device."
                              << "固定方案违反规则：ZeRO 需要一张以上数据并行的卡。";
    QTest::addRow("unknown key") << Reason{ReasonKind::StackAssumed, {keyArgument("new_stack")}}
                                 << "Software is assumed: new_stack."
                                 << "软件栈为默认假设：new_stack。";
    QTest::addRow("plan by keys") << Reason{ReasonKind::FasterButTight,
                                            {textArgument("dp=8 zero=3 micro_batch=2 accumulation=16 recompute=full"),
                                             numberArgument(ArgumentKind::Days, 5.5)}}
                                  << "A faster plan is tight: DP8 · ZeRO-3 · mb 2 · full recompute, 5.5 days."
                                  << "有更快但显存紧张的方案：DP8 · ZeRO-3 · mb 2 · 全重计算，5.5 天。";
    QTest::addRow("no plan after all") << Reason{ReasonKind::UnknownModel, {textArgument("tp=four")}}
                                       << "The model “tp=four” is not in the library."
                                       << "模型库中没有“tp=four”。";
    QTest::addRow("fraction") << Reason{ReasonKind::ConcurrencyLimited,
                                        {numberArgument(ArgumentKind::Count, 2.23456),
                                         numberArgument(ArgumentKind::Count, 1234567)}}
                              << "Only 2.23 of the 1,234,567 requests fit at once; the others wait."
                              << "1,234,567 个请求中只能同时容纳 2.23 个，其余排队。";
    QTest::addRow("person-days") << Reason{ReasonKind::PortToCann,
                                           {numberArgument(ArgumentKind::Count, 2),
                                            numberArgument(ArgumentKind::Count, 5)}}
                                 << "Code must be ported to CANN: 2 to 5 person-days."
                                 << "代码需要移植到 CANN：2 到 5 人天。";
    QTest::addRow("too few arguments") << Reason{ReasonKind::FixMoreServers, {}} << "Fits on  servers:  per device."
                                       << "用  台服务器放得下：每卡 。";
}

void TestSentences::sentences()
{
    QFETCH(Reason, reason);
    QTEST(m_english.sentence(reason), "english");
    QTEST(m_chinese.sentence(reason), "chinese");
}

void TestSentences::leavesPercentSignsOfNamesAlone()
{
    const Reason reason{
        ReasonKind::CheaperButLate,
        {offeringArgument("Rig %2 at 100%"), moneyArgument(yuan(500)), numberArgument(ArgumentKind::Days, 3)}};
    QCOMPARE(m_english.sentence(reason), QStringLiteral("The Rig %2 at 100% would cost ¥500 but be 3 days late."));
}

void TestSentences::answers()
{
    Comparison comparison = test::sampleComparison();
    AnswerText text = answerText(comparison, m_english);
    QCOMPARE(text.headline, QStringLiteral("Rent the H100 80G ×8: 2.9 days for ¥8,210 (7,100 – 9,600)."));
    QCOMPARE(text.details(Language::English),
             QStringLiteral("The RTX 4090 48G ×8 would cost ¥6,120 but be 5.1 days late. If your code already runs on "
                            "CANN, the Ascend 910B 64G ×8 does it in 7.4 days for ¥3,850: below 2.2 person-days of "
                            "migration it wins."));
    comparison.currency = "USD";
    text = answerText(comparison, m_chinese);
    QCOMPARE(text.headline, QStringLiteral("建议租用 H100 80G ×8：2.9 天完成，$8,210（7,100 – 9,600）。"));
    QCOMPARE(m_english.goal(comparison), QStringLiteral("for 8.64 B tokens"));
    comparison.goal = GoalKind::Days;
    QCOMPARE(m_english.goal(comparison), QStringLiteral("in 19.1 days"));
}

void TestSentences::chips()
{
    Comparison comparison = test::sampleComparison();
    const OfferingResult& late = comparison.offerings[1];
    QCOMPARE(m_english.deadlineChip(comparison, late), QStringLiteral("5.1 d late"));
    QCOMPARE(m_chinese.deadlineChip(comparison, late), QStringLiteral("晚 5.1 天"));
    QCOMPARE(m_english.deadlineChip(comparison, comparison.offerings[3]), QString());
    comparison.offerings[3].time->mayMissDeadline = true;
    QCOMPARE(m_english.deadlineChip(comparison, comparison.offerings[3]), QStringLiteral("May be late"));
    QCOMPARE(m_english.deadlineChip(comparison, comparison.offerings[0]), QString()); // cannot run: no time at all
    QCOMPARE(m_english.budgetChip(comparison, late), QString());
    comparison.budget = yuan(6000);
    comparison.offerings[1].cost->withinBudget = false;
    QCOMPARE(m_english.budgetChip(comparison, late), QStringLiteral("¥120 over budget"));
}

OCTOPLAN_TEST(TestSentences);
#include "tst_sentences.moc"
