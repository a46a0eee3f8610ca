// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"
#include "support/samplecomparison.h"
#include "wording/decisiontext.h"

#include <QTest>

using namespace octoplan;

namespace {

// ¥12,000 where two of them cross.
BreakEven sampleBreakEven(std::vector<double> crossings)
{
    BreakEven b;
    b.x = {1e9, 1e10, 1e11};
    b.curves = {{3, {1e5, 1e6, 1e7}}, {2, {7e5, 1.1e6, 5e6}}, {1, {2e5, 2e6, 9e6}}};
    const std::size_t order[] = {3, 2, 1};
    for (std::size_t i = 0; i < crossings.size(); ++i)
        b.crossings.push_back({crossings[i], 1200000.0, order[i], order[i + 1]});
    return b;
}

} // namespace

class TestDecisionText : public QObject {
    Q_OBJECT

private slots:
    void breakEven_data();
    void breakEven();
    void othersChangePlaces();
    void places();
    void sensitivity();
    void marks();
};

void TestDecisionText::breakEven_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<std::vector<double>>("crossings");
    QTest::addColumn<QStringList>("expected");
    const int english = static_cast<int>(Language::English);
    QTest::newRow("none") << english << std::vector<double>{}
                          << QStringList{"From 1.00 B tokens to 100 B tokens, the Ascend 910B 64G ×8 is always the "
                                         "cheapest."};
    QTest::newRow("one") << english << std::vector<double>{11.9e9}
                         << QStringList{"Below 11.9 B tokens, the H100 80G ×8 is the cheapest.",
                                        "From 11.9 B tokens on, the Ascend 910B 64G ×8 is the cheapest; they cross at "
                                        "about ¥12,000."};
    QTest::newRow("two") << english << std::vector<double>{11.9e9, 22.8e9}
                         << QStringList{"Below 11.9 B tokens, the H100 80G ×8 is the cheapest.",
                                        "From 11.9 B tokens to 22.8 B tokens, the Ascend 910B 64G ×8 is the cheapest; "
                                        "they cross at about ¥12,000.",
                                        "From 22.8 B tokens on, the RTX 4090 48G ×8 is the cheapest; they cross at "
                                        "about ¥12,000."};
    QTest::newRow("Chinese") << static_cast<int>(Language::Chinese) << std::vector<double>{11.9e9}
                             << QStringList{"低于 119 亿 token 时，H100 80G ×8 最便宜。",
                                            "从 119 亿 token 起，昇腾 910B 64G ×8 最便宜；两者约在 ¥12,000 处相交。"};
}

void TestDecisionText::breakEven()
{
    QFETCH(int, language);
    QFETCH(std::vector<double>, crossings);
    QFETCH(QStringList, expected);
    const Wording w(static_cast<Language>(language));
    QCOMPARE(breakEvenSentences(sampleBreakEven(crossings), test::sampleComparison(), w), expected);
    QCOMPARE(breakEvenSentences({}, test::sampleComparison(), w).size(), 1);
}

void TestDecisionText::othersChangePlaces()
{
    BreakEven b = sampleBreakEven({});
    b.others = {{5e9, 600000.0, 2, 3}};
    QCOMPARE(breakEvenSentences(b, test::sampleComparison(), Wording(Language::English)).back(),
             QStringLiteral("From 5.00 B tokens on, the H100 80G ×8 costs less than the Ascend 910B 64G ×8, at about "
                            "¥6,000."));
    QCOMPARE(breakEvenSentences(b, test::sampleComparison(), Wording(Language::Chinese)).back(),
             QStringLiteral("从 50.0 亿 token 起，H100 80G ×8 比昇腾 910B 64G ×8 便宜，约 ¥6,000。"));
}

void TestDecisionText::places()
{
    const Wording w(Language::English);
    QCOMPARE(axisText(BreakEvenAxis::Tokens, 8.64e9, w), QStringLiteral("8.64 B tokens"));
    QCOMPARE(axisText(BreakEvenAxis::Days, 14.0, w), QStringLiteral("14 days"));
    QCOMPARE(axisTick(BreakEvenAxis::Days, 2.33473, w), QStringLiteral("2.3 d"));
    QCOMPARE(axisText(BreakEvenAxis::Utilisation, 0.8, w), QStringLiteral("80 %"));
    QCOMPARE(axisText(BreakEvenAxis::Price, 8448000.0, w), QStringLiteral("¥84,480 a month"));
    QCOMPARE(axisTitle(BreakEvenAxis::Price, test::sampleComparison(), w),
             QStringLiteral("price of a month of H100 80G ×8"));
}

void TestDecisionText::sensitivity()
{
    const Wording w(Language::English);
    const Sensitivity price{Uncertainty::Price, {7603200.0, 8448000.0, 9292800.0}, yuan(7390), yuan(9030), false, true};
    QCOMPARE(rangeLabel(price, w), QStringLiteral("Price (¥76,032 – ¥92,928)"));
    QCOMPARE(sensitivitySentence(price, test::sampleComparison(), w),
             QStringLiteral("Price: the H100 80G ×8 costs ¥7,390 at ¥76,032 and ¥9,030 at ¥92,928. It would no longer "
                            "be the choice at ¥92,928."));
    const Sensitivity link{Uncertainty::HostLink, {0.0, 0.5, 1.0}, yuan(9000), yuan(7000), false, false};
    QCOMPARE(rangeLabel(link, w), QStringLiteral("Host and PCIe (poor host – peer-to-peer driver)"));
}

void TestDecisionText::marks()
{
    const Wording w(Language::English);
    SliderMark mark;
    mark.value = 16384;
    mark.winner = true;
    mark.choice = 3;
    mark.verdicts = {1, 2};
    mark.become = {Verdict::DoesNotFit, Verdict::Tight};
    QCOMPARE(markText(InputId::SequenceLength, mark, test::sampleComparison(), w),
             QStringLiteral("From 16,384 on: the H100 80G ×8 is the choice; RTX 4090 48G ×8: does not fit; "
                            "Ascend 910B 64G ×8: tight"));
    mark = {};
    mark.value = 64;
    mark.winner = true;
    QCOMPARE(markText(InputId::Servers, mark, test::sampleComparison(), w),
             QStringLiteral("From 64 on: none can be recommended"));
}

OCTOPLAN_TEST(TestDecisionText);

#include "tst_decisiontext.moc"
