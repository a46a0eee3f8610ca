// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/console.h"
#include "decision/decide.h"
#include "formats/scenario.h"
#include "search/compare.h"
#include "support/registry.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace octoplan;

// The article's decision table, row by row: our advice is the same, or figures say why it is another.
class TestArticleRows : public QObject {
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
};

namespace {

struct Row {
    Scenario scenario;
    Comparison comparison;
    const Catalog& catalog;

    [[nodiscard]] const OfferingResult& of(const std::string& id) const
    {
        const auto& all = comparison.offerings;
        return *std::find_if(all.begin(), all.end(), [&id](const OfferingResult& r) { return r.id == id; });
    }
    [[nodiscard]] std::string choice() const
    {
        const auto& offering = comparison.answer.offering;
        return offering ? comparison.offerings[*offering].id : std::string();
    }
    // The choice where a month is paid whole, as the article's table counts.
    [[nodiscard]] std::string choiceByTheMonth() const
    {
        Scenario whole = scenario;
        whole.rental.terms.billing = Billing::WholeMonths;
        return Row{whole, compare(whole, catalog), catalog}.choice();
    }
};

using Explains = std::function<bool(const Row&)>;

// The finished job is what we compare: whoever is chosen instead does it for less, and the article's own is the choice
// once whole months are paid.
Explains cheaperJob(const char* articles)
{
    return [articles](const Row& row) {
        const OfferingResult& theirs = row.of(articles);
        const OfferingResult& ours = row.of(row.choice());
        return theirs.cost && ours.cost->total.likely < theirs.cost->total.likely &&
               ours.cost->monthly.likely > theirs.cost->monthly.likely && row.choiceByTheMonth() == articles;
    };
}

// Weights, gradients and states of 70B alone are 16 bytes a parameter: more than eight cards hold, whichever they are.
bool needsMoreServers(const Row& row)
{
    constexpr double bytesPerParameter = 16.0;
    const double states = static_cast<double>(row.comparison.model.parameters) * bytesPerParameter / 8.0;
    const bool lacking =
        std::all_of(row.comparison.offerings.begin(), row.comparison.offerings.end(), [&](const OfferingResult& r) {
            return r.verdict == Verdict::DoesNotFit && states > r.memory->usable.value;
        });
    const auto found = remedies(row.scenario, row.catalog, row.comparison);
    const auto more = std::find_if(found.begin(), found.end(),
                                   [](const Reason& r) { return r.kind == ReasonKind::WouldDoWithServers; });
    return lacking && more != found.end() && more->arguments[1].number.likely > 1.0;
}

} // namespace

Q_DECLARE_METATYPE(Explains)

void TestArticleRows::rows_data()
{
    QTest::addColumn<QString>("articles"); // ids that the row recommends
    QTest::addColumn<Explains>("explained");
    const Explains nothing;
    QTest::newRow("1") << "rtx4090-24g-x8" << cheaperJob("rtx4090-24g-x8");
    QTest::newRow("2") << "rtx4090-48g-x8" << cheaperJob("rtx4090-48g-x8");
    QTest::newRow("3") << "ascend-910b-64g-x8" << nothing;
    QTest::newRow("4") << "h100-80g-x8" << Explains(needsMoreServers);
    QTest::newRow("5") << "rtx4090-24g-x8 rtx4090-48g-x8" << nothing;
    QTest::newRow("6") << "rtx4090-48g-x8" << nothing;
}

void TestArticleRows::rows()
{
    QFETCH(QString, articles);
    QFETCH(Explains, explained);
    static const CatalogInput catalog = readCatalog(Options());
    const QString file =
        QStringLiteral(":/octoplan/examples/article-row-%1.octoplan").arg(QLatin1String(QTest::currentDataTag()));
    const Scenario scenario = scenariosFromJson(readInput(file).text).file.value().scenarios.front();
    const Row row{scenario, compare(scenario, catalog.catalog), catalog.catalog};
    const QString ours = QString::fromStdString(row.choice());
    const bool agrees = !ours.isEmpty() && articles.split(u' ').contains(ours);
    QVERIFY2(agrees || (explained && explained(row)), qPrintable(ours.isEmpty() ? QStringLiteral("none") : ours));
}

OCTOPLAN_TEST(TestArticleRows);
#include "tst_articlerows.moc"
