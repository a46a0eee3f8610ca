// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"
#include "wording/numbers.h"

#include <limits>

using namespace octoplan;

class TestNumbers : public QObject {
    Q_OBJECT

private slots:
    void init();
    void significant_data();
    void significant();
    void inBothLanguages_data();
    void inBothLanguages();
    void ignoresTheSystemLocale();
    void whatDoesNotExistHasNoUnit();
    void ranges();
    void differences();
    void currencies();
    void dates();

private:
    Numbers m_english{Translation(Language::English)};
    Numbers m_chinese{Translation(Language::Chinese)};
};

void TestNumbers::init() { QLocale::setDefault(QLocale::c()); }

void TestNumbers::significant_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::addRow("thousands") << 34512.0 << "34,500";
    QTest::addRow("hundreds") << 709.4 << "709";
    QTest::addRow("tens") << 38.64 << "38.6";
    QTest::addRow("ones") << 5.2 << "5.20";
    QTest::addRow("fraction") << 0.012345 << "0.0123";
    QTest::addRow("carries into the next digit") << 9.996 << "10.0";
    QTest::addRow("carries into thousands") << 999.6 << "1,000";
    QTest::addRow("zero") << 0.0 << "0";
    QTest::addRow("negative") << -12.34 << "−12.3";
    QTest::addRow("huge") << 1.234e15 << "1,230,000,000,000,000";
    QTest::addRow("not a number") << std::numeric_limits<double>::quiet_NaN() << "–";
    QTest::addRow("infinite") << std::numeric_limits<double>::infinity() << "–";
}

void TestNumbers::significant()
{
    QFETCH(double, value);
    QTEST(m_english.significant(value), "text");
    QTEST(m_chinese.significant(value), "text");
}

void TestNumbers::inBothLanguages_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("inEnglish");
    QTest::addColumn<QString>("inChinese");
    const auto row = [this](const char* name, auto format, const char* english, const char* chinese) {
        QTest::addRow("%s", name) << format(m_english) << format(m_chinese) << QString(english) << QString(chinese);
    };
    row(
        "model", [](const Numbers& n) { return n.parameters(13015864320.0); }, "13.0 B", "130 亿");
    row(
        "small model", [](const Numbers& n) { return n.parameters(494e6); }, "494 M", "4.94 亿");
    row(
        "trillion", [](const Numbers& n) { return n.parameters(1.04e12); }, "1.04 T", "1.04 万亿");
    row(
        "just below", [](const Numbers& n) { return n.parameters(999.9e6); }, "1.00 B", "10.0 亿");
    row(
        "tokens", [](const Numbers& n) { return n.tokens(8.64e9); }, "8.64 B tokens", "86.4 亿 token");
    row(
        "batch", [](const Numbers& n) { return n.tokens(524288); }, "524,288 tokens", "52.4 万 token");
    row(
        "few tokens", [](const Numbers& n) { return n.tokens(4096); }, "4,096 tokens", "4,096 token");
    row(
        "speed", [](const Numbers& n) { return n.tokensPerSecond(34512); }, "34,500 tokens/s", "34,500 token/秒");
    row(
        "memory", [](const Numbers& n) { return n.memory(gib(53.96)); }, "54.0 GiB", "54.0 GiB");
    row(
        "of usable", [](const Numbers& n) { return n.memoryOf(gib(31.3), gib(47.4)); }, "31.3 of 47.4 GiB",
        "需 31.3 / 可用 47.4 GiB");
    row(
        "link", [](const Numbers& n) { return n.bandwidth(gbPerSecond(25.37)); }, "25.4 GB/s", "25.4 GB/s");
    row(
        "seconds", [](const Numbers& n) { return n.seconds({15.2}); }, "15.2 s", "15.2 秒");
    row(
        "milliseconds", [](const Numbers& n) { return n.seconds({0.0386}); }, "38.6 ms", "38.6 毫秒");
    row(
        "days", [](const Numbers& n) { return n.days(2.93); }, "2.9 d", "2.9 天");
    row(
        "many days", [](const Numbers& n) { return n.days(154.3); }, "154 d", "154 天");
    row(
        "whole days", [](const Numbers& n) { return n.days(14); }, "14 d", "14 天");
    row(
        "hours", [](const Numbers& n) { return n.days(0.35); }, "8.4 h", "8.4 小时");
    row(
        "minutes", [](const Numbers& n) { return n.days(0.01); }, "14.4 min", "14.4 分钟");
    row(
        "long days", [](const Numbers& n) { return n.daysLong(2.93); }, "2.9 days", "2.9 天");
    row(
        "one day", [](const Numbers& n) { return n.daysLong(1.0); }, "1 day", "1 天");
    row(
        "share", [](const Numbers& n) { return n.share(0.4821); }, "48 %", "48%");
    row(
        "small share", [](const Numbers& n) { return n.share(0.0417); }, "4.2 %", "4.2%");
    row(
        "money", [](const Numbers& n) { return n.money({821049}); }, "¥8,210", "¥8,210");
    row(
        "small money", [](const Numbers& n) { return n.money({196}); }, "¥1.96", "¥1.96");
    row(
        "¥100", [](const Numbers& n) { return n.money({10000}); }, "¥100", "¥100");
    row(
        "debt", [](const Numbers& n) { return n.money({-500}); }, "−¥5.00", "−¥5.00");
    row(
        "price",
        [](const Numbers& n) {
            return n.pricePerMonth({yuan(9600), yuan(9600), yuan(9600)});
        },
        "¥9,600 a month", "¥9,600/月");
    row(
        "price from",
        [](const Numbers& n) {
            return n.pricePerMonth({yuan(15600), yuan(15600), yuan(17040)});
        },
        "from ¥15,600 a month", "¥15,600/月起");
}

void TestNumbers::inBothLanguages()
{
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    QTEST(english, "inEnglish");
    QTEST(chinese, "inChinese");
}

void TestNumbers::ignoresTheSystemLocale()
{
    for (const char* name : {"de_DE", "fr_FR", "hi_IN", "ar_EG", "C"}) {
        QLocale::setDefault(QLocale(QString::fromLatin1(name)));
        const Numbers numbers{Translation(Language::English)};
        QCOMPARE(numbers.money({123456789}), QStringLiteral("¥1,234,568"));
        QCOMPARE(numbers.significant(-1234.5), QStringLiteral("−1,230"));
    }
}

void TestNumbers::whatDoesNotExistHasNoUnit()
{
    const double infinite = std::numeric_limits<double>::infinity();
    const Numbers& n = m_english;
    for (const QString& text : {n.days(infinite), n.daysLong(infinite), n.memory({infinite}), n.seconds({infinite}),
                                n.tokens(infinite), n.tokensPerSecond(infinite), n.share(infinite), n.hours(infinite),
                                n.bandwidth({infinite}), n.teraflops(infinite)})
        QCOMPARE(text, Numbers::missing());
    QCOMPARE(n.daysRange({1.0, 2.0, infinite}), QString());
}

void TestNumbers::ranges()
{
    QCOMPARE(m_english.moneyRange({yuan(7100), yuan(8210), yuan(9600)}), QStringLiteral("7,100 – 9,600"));
    QCOMPARE(m_english.daysRange({2.5, 2.9, 3.4}), QStringLiteral("2.5 – 3.4"));
    // The ends keep the unit of the likely value, even past a whole day.
    QCOMPARE(m_english.daysRange({0.5, 0.9, 1.5}), QStringLiteral("12 – 36"));
    QCOMPARE(m_english.memoryRange(gib(48.6), gib(59.4)), QStringLiteral("48.6 – 59.4"));
    QCOMPARE(m_chinese.tokenRange({7e9, 8.64e9, 1e10}), QStringLiteral("70.0 亿 – 100 亿"));
    QCOMPARE(m_english.significantRange({4.0, 4.0, 4.0}), QString());
}

void TestNumbers::differences()
{
    QCOMPARE(m_english.moneyDifference(yuan(1200)), QStringLiteral("+¥1,200"));
    QCOMPARE(m_english.moneyDifference(yuan(-300)), QStringLiteral("−¥300"));
    QCOMPARE(m_english.moneyDifference({}), QStringLiteral("±0"));
    QCOMPARE(m_chinese.daysDifference(-2.13), QStringLiteral("−2.1 天"));
    QCOMPARE(m_english.memoryDifference(gib(3.21)), QStringLiteral("+3.21 GiB"));
    QCOMPARE(m_english.secondsDifference({-0.5}), QStringLiteral("−500 ms"));
    QCOMPARE(m_english.shareDifference(0.1), QStringLiteral("+10 %"));
}

void TestNumbers::currencies()
{
    const Translation english(Language::English);
    QCOMPARE(Numbers(english, QStringLiteral("USD")).money(yuan(1234)), QStringLiteral("$1,234"));
    QCOMPARE(Numbers(english, QStringLiteral("EUR")).money(yuan(-1234)), QStringLiteral("−€1,234"));
    QCOMPARE(Numbers(english, QStringLiteral("CHF")).money(yuan(1234)), QStringLiteral("CHF 1,234"));
}

void TestNumbers::dates()
{
    const QDate date(2026, 7, 27);
    QCOMPARE(m_english.date(date), QStringLiteral("2026-07-27"));
    QCOMPARE(m_english.longDate(date), QStringLiteral("27 July 2026"));
    QCOMPARE(m_chinese.longDate(date), QStringLiteral("2026年7月27日"));
}

OCTOPLAN_TEST(TestNumbers);
#include "tst_numbers.moc"
