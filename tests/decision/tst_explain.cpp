// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decision/explain.h"
#include "search/compare.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace octoplan;
using namespace octoplan::test;

namespace {

// The value of "12 * 3 / (2 + 1) - 1.5e3", for what explanations print; NaN where it is no such sum.
class Sum {
public:
    explicit Sum(QString text)
        : m_text(text.replace(u'×', u'*').replace(u'−', u'-').remove(u' '))
    {
    }
    double value()
    {
        const double result = sum();
        return m_at == m_text.size() ? result : std::nan("");
    }

private:
    bool take(QChar sign)
    {
        const bool there = m_at < m_text.size() && m_text[m_at] == sign;
        m_at += there ? 1 : 0;
        return there;
    }
    double sum()
    {
        double result = product();
        for (;;)
            if (take(u'+'))
                result += product();
            else if (take(u'-'))
                result -= product();
            else
                return result;
    }
    double product()
    {
        double result = power();
        for (;;)
            if (take(u'*'))
                result *= power();
            else if (take(u'/'))
                result /= power();
            else
                return result;
    }
    double power()
    {
        const double base = atom();
        return take(u'^') ? std::pow(base, atom()) : base;
    }
    double atom()
    {
        if (take(u'(')) {
            const double inside = sum();
            return take(u')') ? inside : std::nan("");
        }
        const auto start = m_at;
        while (m_at < m_text.size() && (m_text[m_at].isDigit() || m_text[m_at] == u'.' || m_text[m_at] == u'e' ||
                                        (m_at > start && m_text[m_at - 1] == u'e')))
            ++m_at;
        bool good = false;
        const double number = m_text.mid(start, m_at - start).toDouble(&good);
        return good ? number : std::nan("");
    }

    QString m_text;
    qsizetype m_at = 0;
};

const Explanation* explained(const std::vector<Explanation>& all, const char* figure)
{
    const auto found =
        std::find_if(all.begin(), all.end(), [figure](const Explanation& e) { return e.figure == figure; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

class TestExplain : public QObject {
    Q_OBJECT

private slots:
    void numbersGiveTheFigure_data();
    void numbersGiveTheFigure();
    void mainFiguresAreExplained();
    void constantsHaveSources();
    void nothingForWhatIsNotThere();
};

void TestExplain::numbersGiveTheFigure_data()
{
    QTest::addColumn<Scenario>("scenario");
    for (const Task task : {Task::Full, Task::Lora, Task::Qlora, Task::Pretrain, Task::Serve})
        QTest::newRow(std::string(keyOf(task)).c_str()) << sampleScenario("llama-2-7b", task);
    Scenario costly = sampleScenario("llama-2-13b");
    costly.costs.utilisation = 0.8;
    costly.costs.setupHours = 24.0;
    costly.costs.taxRate = 0.06;
    costly.rental.terms.billing = Billing::WholeMonths;
    QTest::newRow("every cost") << costly;
}

void TestExplain::numbersGiveTheFigure()
{
    QFETCH(Scenario, scenario);
    const Comparison comparison = compare(scenario, sampleCatalog());
    for (const OfferingResult& offering : comparison.offerings)
        for (const Explanation& e : explainAll(scenario, sampleCatalog(), offering)) {
            QVERIFY(!e.formula.empty() && !e.unit.empty());
            if (e.numbers.empty())
                continue;
            const QStringList sides = QString::fromStdString(e.numbers).split(QStringLiteral(" = "));
            QCOMPARE(sides.size(), 2);
            const double worked = Sum(sides[0]).value();
            const QByteArray place = QByteArray::fromStdString(offering.id + " " + e.figure + ": " + e.numbers);
            // Printed to four digits; a difference of near ones loses more.
            const double slack = e.figure == "memory.margin" ? 0.02 : 0.012 * std::abs(e.value);
            QVERIFY2(std::abs(worked - e.value) <= slack + 1e-12, place.constData());
        }
}

void TestExplain::mainFiguresAreExplained()
{
    const Scenario scenario = sampleScenario("llama-2-7b");
    const Comparison comparison = compare(scenario, sampleCatalog());
    const std::vector<Explanation> all = explainAll(scenario, sampleCatalog(), comparison.offerings[3]);
    for (const char* figure : {"memory.total", "memory.margin", "memory.optimizer", "memory.activations",
                               "memory.logits", "memory.slack", "memory.runtime", "time.step_s", "time.parts.compute",
                               "time.mfu", "time.tokens_per_s", "time.days", "cost.total", "cost.rent"})
        QVERIFY2(explained(all, figure), figure);
    const OfferingResult& h100 = comparison.offerings[3];
    QCOMPARE(explained(all, "memory.total")->value, toGib(h100.memory->total));
    QCOMPARE(explained(all, "time.days")->value, h100.time->days.likely);
}

void TestExplain::constantsHaveSources()
{
    Catalog catalog = sampleCatalog();
    catalog.sources["sheet"] = "a data sheet";
    const auto h100 = std::find_if(catalog.devices.begin(), catalog.devices.end(),
                                   [](const Device& device) { return device.id == "h100-sxm-80g"; });
    h100->figures.push_back(
        {"rates/nameplate_bf16", {989, 989, 989}, "TFLOPS", "sheet", "2026-07-27", Confidence::High, {}});
    const Scenario scenario = sampleScenario("llama-2-7b");
    const Comparison comparison = compare(scenario, catalog);
    const auto compute = explain(scenario, catalog, comparison.offerings[3], "time.parts.compute");
    QVERIFY(compute && !compute->constants.empty());
    QCOMPARE(compute->constants[0].source, std::string("a data sheet"));
    QCOMPARE(compute->constants[0].confidence, Confidence::High);
}

void TestExplain::nothingForWhatIsNotThere()
{
    const Scenario scenario = sampleScenario("llama-2-7b");
    const Comparison comparison = compare(scenario, sampleCatalog());
    for (const char* figure : {"", "verdict", "memory.nothing", "time.parts.nothing", "cost.storage", "memory.kv_cache",
                               "time.parts.pipeline_bubble"})
        QVERIFY2(!explain(scenario, sampleCatalog(), comparison.offerings[3], figure), figure);
    QVERIFY(explainAll(scenario, sampleCatalog(), OfferingResult{}).empty());
}

OCTOPLAN_TEST(TestExplain);

#include "tst_explain.moc"
