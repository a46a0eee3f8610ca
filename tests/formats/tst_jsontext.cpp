// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/jsontext.h"
#include "formats/objectreader.h"
#include "support/registry.h"

#include <QTest>

using namespace octoplan;

class TestJsonText : public QObject {
    Q_OBJECT

private slots:
    void refuses_data();
    void refuses();
    void accepts();
    void depth();
    void wholeNumbers_data();
    void wholeNumbers();
    void unknownKeys();
};

void TestJsonText::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("word");
    QTest::newRow("repeated key") << QByteArray(R"({"a":[1,{"b":1},{"x/y":2,"x/y":3}]})") << "/a/2/x~1y"
                                  << "twice";
    QTest::newRow("repeated at the root") << QByteArray(R"({"a":1,"a":1})") << "/a"
                                          << "twice";
    QTest::newRow("NaN") << QByteArray("{\"a\":NaN}") << "1:6"
                         << "NaN";
    QTest::newRow("Infinity") << QByteArray("{\"a\":\n -Infinity}") << "2:3"
                              << "Infinity";
    QTest::newRow("too large") << QByteArray("[1e999]") << "1:6"
                               << "too large";
    QTest::newRow("single quotes") << QByteArray("{'a':1}") << "1:2"
                                   << "quotes";
    QTest::newRow("comment") << QByteArray("{\"a\":1, /* x */ \"b\":2}") << "1:9"
                             << "comment";
    QTest::newRow("trailing comma") << QByteArray("[1,\n ]") << "1:3"
                                    << "comma";
    QTest::newRow("no UTF-8") << QByteArray("{\"a\":\"\xff\"}") << "1:7"
                              << "UTF-8";
    QTest::newRow("UTF-16") << QByteArray("{\0\"\0", 4) << "1:1"
                            << "UTF-16";
    QTest::newRow("UTF-16 with mark") << QByteArray("\xff\xfe{\0", 4) << "1:1"
                                      << "UTF-16";
    QTest::newRow("empty") << QByteArray() << "1:1"
                           << "empty";
    QTest::newRow("blank") << QByteArray(" \n") << "1:1"
                           << "blank";
    QTest::newRow("web page") << QByteArray("\n<html>") << "2:1"
                              << "web page";
    QTest::newRow("two values") << QByteArray("{} {}") << "1:4"
                                << "end of input";
    QTest::newRow("early end") << QByteArray("{\"a\":") << "1:6"
                               << "early";
}

void TestJsonText::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, at);
    QFETCH(QString, word);
    const ParsedJson parsed = parseJson(text.toStdString());
    QVERIFY(!parsed.value);
    QCOMPARE(parsed.problems.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(parsed.problems[0].at), at);
    QVERIFY2(QString::fromStdString(parsed.problems[0].message.english()).contains(word),
             parsed.problems[0].message.english().c_str());
}

void TestJsonText::accepts()
{
    const ParsedJson parsed = parseJson("\xEF\xBB\xBF{\"a\": [1, -2.5, \"x\", null, {\"b\": true}]}");
    QVERIFY(parsed.value);
    QCOMPARE(parsed.problems.size(), std::size_t{1});
    QCOMPARE(parsed.problems[0].severity, Severity::Note);
    QCOMPARE(parsed.value->dump(), std::string(R"({"a":[1,-2.5,"x",null,{"b":true}]})"));
    QVERIFY(parseJson("3").value);
    QVERIFY(!parseJsonObject("3").value);
}

void TestJsonText::depth()
{
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    QVERIFY(parseJson(nested(maxJsonDepth)).value);
    QVERIFY(!parseJson(nested(maxJsonDepth + 1)).value);
    QVERIFY(!parseJson(std::string(1'000'000, '[')).value);
}

void TestJsonText::wholeNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("value"); // -1: refused
    QTest::addColumn<bool>("noted");
    QTest::newRow("plain") << QByteArray("7") << 7 << false;
    QTest::newRow("in quotes") << QByteArray("\"7\"") << 7 << true;
    QTest::newRow("float") << QByteArray("7.0") << 7 << true;
    QTest::newRow("exponent") << QByteArray("1e2") << 100 << true;
    QTest::newRow("fraction") << QByteArray("7.5") << -1 << false;
    QTest::newRow("boolean") << QByteArray("true") << -1 << false;
    QTest::newRow("text") << QByteArray("\"7 layers\"") << -1 << false;
    QTest::newRow("blank text") << QByteArray("\"\"") << -1 << false;
    QTest::newRow("too small") << QByteArray("0") << -1 << false;
    QTest::newRow("too large") << QByteArray("1001") << -1 << false;
    QTest::newRow("beyond 64 bits") << QByteArray("123456789012345678901234567890") << -1 << false;
}

void TestJsonText::wholeNumbers()
{
    QFETCH(QByteArray, text);
    QFETCH(int, value);
    QFETCH(bool, noted);
    Problems problems;
    const auto number = readInteger(nlohmann::json::parse(text.toStdString()), "/a", 1, 1000, problems);
    QCOMPARE(number.value_or(-1), std::int64_t{value});
    QCOMPARE(problems.size(), std::size_t{value == -1 || noted ? 1U : 0U});
    QCOMPARE(hasError(problems), value == -1);
}

void TestJsonText::unknownKeys()
{
    Problems problems;
    const nlohmann::json value = {{"known", 1}, {"odd", 2}};
    ObjectReader reader(value, "/x", problems);
    QCOMPARE(reader.integer("known", 0, 9).value_or(-1), std::int64_t{1});
    QCOMPARE(reader.unknown().dump(), std::string(R"({"odd":2})"));
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems[0].at, std::string("/x/odd"));
    QCOMPARE(problemLine("f.json", problems[0]).find("f.json:/x/odd: note: "), std::size_t{0});
}

OCTOPLAN_TEST(TestJsonText);
#include "tst_jsontext.moc"
