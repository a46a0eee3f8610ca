// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"
#include "wording/inputparser.h"
#include "wording/wording.h"

#include <cmath>

using namespace octoplan;

class TestInputParser : public QObject {
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void readsWhatItShows_data();
    void readsWhatItShows();
};

void TestInputParser::reads_data()
{
    QTest::addColumn<InputId>("input");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::newRow("billions") << InputId::ModelParameters << "13 B" << 13e9;
    QTest::newRow("bare billions") << InputId::ModelParameters << "6.7" << 6.7e9;
    QTest::newRow("written out") << InputId::ModelParameters << "6738415616" << 6738415616.0;
    QTest::newRow("Chinese billions") << InputId::ModelParameters << "130 亿" << 13e9;
    QTest::newRow("thousands separated") << InputId::SequenceLength << "4,096" << 4096.0;
    QTest::newRow("binary thousands") << InputId::SequenceLength << "32k" << 32768.0;
    QTest::newRow("work") << InputId::GoalTokens << "8.64B tokens" << 8.64e9;
    QTest::newRow("Chinese work") << InputId::GoalTokens << "86.4 亿 token" << 8.64e9;
    QTest::newRow("trillions") << InputId::GoalTokens << "1.5万亿" << 1.5e12;
    QTest::newRow("exponent") << InputId::GoalTokens << "1e9" << 1e9;
    QTest::newRow("days") << InputId::GoalDays << "14 d" << 14.0;
    QTest::newRow("hours as days") << InputId::GoalDays << "36 h" << 1.5;
    QTest::newRow("Chinese days") << InputId::GoalDays << "7天" << 7.0;
    QTest::newRow("money") << InputId::Budget << "¥10,000" << 10000.0;
    QTest::newRow("no limit") << InputId::Budget << "none" << 0.0;
    QTest::newRow("no Chinese limit") << InputId::DeadlineDays << "无" << 0.0;
    QTest::newRow("share") << InputId::Utilisation << "80 %" << 0.8;
    QTest::newRow("bare share") << InputId::Utilisation << "0.8" << 0.8;
}

void TestInputParser::reads()
{
    QFETCH(InputId, input);
    QFETCH(QString, text);
    QFETCH(double, value);
    const std::optional<double> read = parseInput(input, text);
    QVERIFY(read.has_value());
    QVERIFY(std::abs(*read - value) <= 1e-12 * value);
}

void TestInputParser::refuses_data()
{
    QTest::addColumn<InputId>("input");
    QTest::addColumn<QString>("text");
    QTest::newRow("word") << InputId::ModelParameters << "large";
    QTest::newRow("nothing") << InputId::ModelParameters << "";
    QTest::newRow("unknown unit") << InputId::GoalDays << "3 moons";
    QTest::newRow("two numbers") << InputId::SequenceLength << "4 6x";
    QTest::newRow("negative") << InputId::GoalTokens << "-5";
}

void TestInputParser::refuses()
{
    QFETCH(InputId, input);
    QFETCH(QString, text);
    QVERIFY(!parseInput(input, text).has_value());
}

void TestInputParser::readsWhatItShows_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("English") << Language::English;
    QTest::newRow("Chinese") << Language::Chinese;
}

// The text in a field, entered unchanged, is the value that it shows.
void TestInputParser::readsWhatItShows()
{
    QFETCH(Language, language);
    const Wording wording(language);
    for (const InputSpec& spec : inputs()) {
        for (const double value : {spec.minimum, spec.defaultValue, spec.maximum}) {
            const QString shown = wording.inputText(spec.id, value);
            const std::optional<double> read = parseInput(spec.id, shown);
            QVERIFY2(read.has_value(), qPrintable(shown));
            QVERIFY2(std::abs(*read - value) <= 0.006 * value + 1e-9, qPrintable(shown));
        }
    }
}

OCTOPLAN_TEST(TestInputParser);
#include "tst_inputparser.moc"
