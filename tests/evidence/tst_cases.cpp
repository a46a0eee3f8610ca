// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/casechecks.h"
#include "formats/cases.h"
#include "formats/scenario.h"
#include "search/compare.h"
#include "shippeddata.h"
#include "support/registry.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace octoplan;
using Json = nlohmann::json;

class TestCases : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void given_data();
    void given();
    void knownWrongExist();
    void paths();
    void checks_data();
    void checks();
    void relations_data();
    void relations();
    void refuses();
    void adaptersOnAMesh();

private:
    Json m_cases;
};

namespace {

// What the estimator gets wrong today, and why. A case that becomes right fails here until its row is taken out.
const std::map<std::string, const char*> knownWrong = {
    {"cst-002", "compiled stack: logits of a 65k vocabulary at micro-batch 32 are counted as if the loss were eager"},
    {"mem-009",
     "43.1 GiB at micro-batch 2: the same job of the same source is 24.3 in its later tables (measured runs), "
     "and 27.5 here: 14.4 of weights, 2 x 2048 x 151,936 x 16 B = 9.3 of logits, 0.5 of layer inputs"},
    {"mem-023",
     "says NF4 for a GPTQ base: 8192 x 152,064 x 16 B = 18.6 GiB of fp32 logits against 9.3 in fp16, which is "
     "what the source ran (as GPTQ the estimate is 28.4 of 27.9 measured)"},
    {"mem-036", "4 x 256 tokens is the cap; the data's mean is near 100. 6.8 GiB of int8 weights leave 3 GiB for 1024 "
                "tokens, 92 kB a token and layer, where the unfused list keeps 190"},
    {"mem-043",
     "reports the allocator's peak under FSDP (5.21 and 10.22 GiB at 2048; read as such a run: 5.20 and 10.23). "
     "The figure compared is the whole card under DeepSpeed's stage 3: 1.5 GiB of context, 1e9 live parameters"},
    {"thr-004",
     "from 4k to 8k the table's 30B row loses 20 % of its MFU, its 7B row 13 %: it ran at its memory's limit"},
};

std::string failures(const CasesResult& result)
{
    std::string text;
    for (const WrongCheck& w : result.wrong)
        text += w.check + " got " + w.got + "; ";
    return text;
}

} // namespace

void TestCases::initTestCase()
{
    m_cases = Json::parse(test::sourceFile("tests/data/cases.json"))["cases"];
    QVERIFY(!test::shippedCatalog().devices.empty());
}

void TestCases::given_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const Json& one : m_cases)
        if (one["checkable"].get<bool>())
            QTest::newRow(one["id"].get<std::string>().c_str()) << QByteArray::fromStdString(Json::array({one}).dump());
}

void TestCases::given()
{
    QFETCH(QByteArray, text);
    const CasesResult result = checkCases(text.toStdString(), caseAnswers(test::shippedCatalog()));
    QCOMPARE(result.checked, 1);
    const bool right = result.right == 1;
    QCOMPARE(right, result.wrong.empty());
    if (knownWrong.contains(QTest::currentDataTag()))
        QVERIFY2(!right, "it is right now: take it out of the list of known wrong ones");
    else
        QVERIFY2(right, failures(result).c_str());
}

void TestCases::knownWrongExist()
{
    for (const auto& [id, reason] : knownWrong)
        QVERIFY2(std::ranges::any_of(m_cases, [&](const Json& one) { return one["id"] == id; }), id.c_str());
}

void TestCases::paths()
{
    const Json document = Json::parse(R"({"offerings": [{"memory": {"total": 3}}], "a.b": 1})");
    QVERIFY(valueAt(document, "offerings[0].memory.total") == Json(3));
    QVERIFY(valueAt(document, "offerings.0.memory.total") == Json(3));
    for (const char* nowhere : {"offerings[1].memory", "offerings[x]", "offerings[0].time.days", "[", "..", "a.b"})
        QVERIFY2(valueAt(document, nowhere).is_null(), nowhere);
}

void TestCases::checks_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<QByteArray>("got");
    QTest::addColumn<bool>("holds");
    const auto row = [](const char* check, const char* got, bool holds) {
        QTest::addRow("%s of %s", check, got) << QByteArray(check) << QByteArray(got) << holds;
    };
    row(R"({"op": "==", "value": 3, "tolerance": 0.5})", "3.5", true);
    row(R"({"op": "==", "value": 3})", "3.01", false);
    row(R"({"op": "==", "value": "fits"})", R"("fits")", true);
    row(R"({"op": "between", "low": 1, "high": 2})", "2", true);
    row(R"({"op": "between", "low": 1, "high": 2, "tolerance": 5})", "2.1", false);
    row(R"({"op": "between", "low": 1, "high": 2})", "null", false);
    row(R"({"op": "<=", "value": 2})", "2", true);
    row(R"({"op": ">=", "value": 2})", "1.9", false);
    row(R"({"op": ">=", "value": 2})", R"("3")", false);
    row(R"({"op": "in", "value": ["fits", "tight"]})", R"("tight")", true);
    row(R"({"op": "in", "value": ["fits"]})", R"("does_not_fit")", false);
    row(R"({"op": "?", "value": 2})", "2", false);
    row(R"({})", "2", false);
}

void TestCases::checks()
{
    QFETCH(QByteArray, check);
    QFETCH(QByteArray, got);
    QFETCH(bool, holds);
    QCOMPARE(!failureOf(Json::parse(check.toStdString()), Json::parse(got.toStdString())).has_value(), holds);
}

void TestCases::relations_data()
{
    QTest::addColumn<QByteArray>("relation");
    QTest::addColumn<bool>("holds");
    const auto row = [](const char* relation, bool holds) { QTest::newRow(relation) << QByteArray(relation) << holds; };
    row(R"({"type": "order", "metric": "x", "greater": "two", "less": "one"})", true);
    row(R"({"type": "order", "metric": "x", "greater": "one", "less": "one"})", false);
    row(R"({"type": "order", "metric": "x", "greater": "two", "less": "one", "factor_low": 2.5})", false);
    row(R"({"type": "order", "metric": "x", "greater": "two", "less": "one", "factor_high": 1.5})", false);
    row(R"({"type": "order", "metric": "x", "greater": "two", "less": "none"})", false);
    row(R"({"type": "difference", "metric": "x", "greater": "two", "less": "one", "low": 0.5, "high": 1})", true);
    row(R"({"type": "equal", "metric": "x", "a": "two", "b": "one", "tolerance": 0.5})", false);
    row(R"({"type": "equal", "metric": "x", "a": "two", "b": "one", "tolerance": 1})", true);
    row(R"({"type": "flip", "metric": "v", "from": "one", "to": "two", "from_in": ["fits"], "to_in": ["tight"]})",
        true);
    row(R"({"type": "flip", "metric": "v", "from": "two", "to": "one", "from_in": ["fits"], "to_in": ["tight"]})",
        false);
    row(R"({"type": "other"})", false);
}

void TestCases::relations()
{
    QFETCH(QByteArray, relation);
    QFETCH(bool, holds);
    const std::map<std::string, Json> documents = {{"one", {{"x", 1.0}, {"v", "fits"}}},
                                                   {"two", {{"x", 2.0}, {"v", "tight"}}}};
    QCOMPARE(!relationFailure(Json::parse(relation.toStdString()), documents).has_value(), holds);
}

void TestCases::refuses()
{
    const CaseAnswers answers = caseAnswers(test::shippedCatalog());
    QVERIFY(hasError(checkCases("", answers).problems));
    QVERIFY(hasError(checkCases("3", answers).problems));
    const CasesResult odd = checkCases(R"([{"id": "a"}, {"scenario": {"format": 3}, "variants": [7]}, 5])", answers);
    QCOMPARE(odd.checked, 2);
    QCOMPARE(odd.right, 0);
    QCOMPARE(odd.notCheckable, 1);
}

// The article's third row, LoRA of 32B on domestic hardware: it runs, and is said to.
void TestCases::adaptersOnAMesh()
{
    const auto read = scenariosFromJson(test::sourceFile("resources/examples/article-row-3.octoplan"));
    QVERIFY(read.file);
    const Comparison c = compare(read.file->scenarios.front(), test::shippedCatalog());
    const auto mesh = std::find_if(c.offerings.begin(), c.offerings.end(),
                                   [](const OfferingResult& r) { return r.id == "ascend-910b-64g-x8"; });
    QVERIFY(mesh != c.offerings.end());
    QCOMPARE(mesh->verdict, Verdict::Fits);
}

OCTOPLAN_TEST(TestCases);

#include "tst_cases.moc"
