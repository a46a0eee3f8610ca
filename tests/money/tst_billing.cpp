// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "money/billing.h"
#include "money/jobtime.h"
#include "support/registry.h"

#include <QTest>

#include <cmath>

#include <numeric>
#include <random>

using namespace octoplan;

namespace {

Rented monthly(double yuanPerMonth, double hours)
{
    Rented r;
    r.pricePerMonth = Range<Money>{yuan(yuanPerMonth), yuan(yuanPerMonth), yuan(yuanPerMonth)};
    r.hours = {hours, hours, hours};
    return r;
}

Money lineOf(const CostEstimate& cost, CostLineId id)
{
    for (const CostLine& line : cost.lines)
        if (line.id == id)
            return line.amount.likely;
    return {};
}

} // namespace

class TestBilling : public QObject {
    Q_OBJECT

private slots:
    void terms_data();
    void terms();
    void calendarMonths_data();
    void calendarMonths();
    void lines();
    void everyLine();
    void containerBreakEven();
    void rangesOfDaysAndPrice();
    void noPriceNoBill();
    void likelyTotalEqualsBill();
    void linesSumToTotal();
    void jobTime();
};

void TestBilling::terms_data()
{
    QTest::addColumn<int>("billing");
    QTest::addColumn<double>("hoursPerMonth");
    QTest::addColumn<double>("minimumDays");
    QTest::addColumn<double>("hours");
    QTest::addColumn<double>("used");   // yuan, at 7200 a month
    QTest::addColumn<double>("unused"); // yuan
    const auto row = [](const char* name, Billing billing, double month, double minimum, double hours, double used,
                        double unused) {
        QTest::newRow(name) << static_cast<int>(billing) << month << minimum << hours << used << unused;
    };
    row("pro rata", Billing::ProRata, 720, 0, 100.5, 1005, 0);
    row("pro rata of 730", Billing::ProRata, 730, 0, 73, 720, 0);
    row("pro rata, minimum", Billing::ProRata, 720, 10, 100, 1000, 1400);
    row("hourly", Billing::Hourly, 720, 0, 100.5, 1005, 5);
    row("hourly, exact", Billing::Hourly, 720, 0, 100, 1000, 0);
    row("whole days", Billing::WholeDays, 720, 0, 100, 1000, 200);
    row("whole days, minimum", Billing::WholeDays, 720, 7, 100, 1000, 680);
    row("a month begun", Billing::WholeMonths, 720, 0, 365.25, 3600, 3600);
    row("just over a month", Billing::WholeMonths, 720, 0, 730.5 * 1.25, 9000, 5400);
    row("months, minimum", Billing::WholeMonths, 720, 60, 365.25, 3600, 10800);
    row("nothing used", Billing::WholeMonths, 720, 0, 0, 0, 0);
}

void TestBilling::terms()
{
    QFETCH(int, billing);
    QFETCH(double, hoursPerMonth);
    QFETCH(double, minimumDays);
    QFETCH(double, hours);
    QFETCH(double, used);
    QFETCH(double, unused);
    Rented r = monthly(7200, hours);
    r.terms.billing = static_cast<Billing>(billing);
    r.terms.hoursPerMonth = hoursPerMonth;
    r.terms.minimumDays = minimumDays;
    const auto cost = bill(r);
    QVERIFY(cost);
    QCOMPARE(toYuan(lineOf(*cost, CostLineId::Rent)), used);
    QCOMPARE(toYuan(lineOf(*cost, CostLineId::UnusedTerm)), unused);
    QCOMPARE(toYuan(cost->total.likely), used + unused);
}

void TestBilling::calendarMonths_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<double>("days");
    QTest::addColumn<int>("months");
    QTest::addColumn<double>("billedDays");
    QTest::newRow("February") << "2026-02-01" << 28.0 << 1 << 28.0;
    QTest::newRow("one day over February") << "2026-02-01" << 29.0 << 2 << 59.0;
    QTest::newRow("leap year") << "2028-02-01" << 29.0 << 1 << 29.0;
    QTest::newRow("end of January") << "2026-01-31" << 28.0 << 1 << 28.0;
    QTest::newRow("a year") << "2026-07-15" << 365.0 << 12 << 365.0;
    QTest::newRow("ten years") << "2026-01-01" << 3652.0 << 120 << 3652.0;
}

void TestBilling::calendarMonths()
{
    QFETCH(QString, start);
    QFETCH(double, days);
    QFETCH(int, months);
    QFETCH(double, billedDays);
    BillingTerms terms;
    terms.billing = Billing::WholeMonths;
    terms.startDate = start.toStdString();
    const Term term = termOf(terms, false, days * 24.0);
    QCOMPARE(term.months, months);
    QCOMPARE(term.billedHours, billedDays * 24.0);
    QCOMPARE(term.units(term.billedHours), static_cast<double>(months));
}

void TestBilling::lines()
{
    Rented r = monthly(7200, 110);
    r.servers = 2;
    r.costs.setupHours = 10;
    r.costs.storagePerMonth = yuan(360);
    r.costs.taxRate = 0.06;
    r.migrates = true;
    const auto cost = bill(r);
    QVERIFY(cost);
    QCOMPARE(toYuan(lineOf(*cost, CostLineId::Rent)), 2000.0);
    QCOMPARE(toYuan(lineOf(*cost, CostLineId::Setup)), 200.0);
    QCOMPARE(toYuan(lineOf(*cost, CostLineId::Migration)), 6000.0);
    QCOMPARE(toYuan(lineOf(*cost, CostLineId::Storage)), 55.0);
    QCOMPARE(toYuan(lineOf(*cost, CostLineId::Tax)), 495.3);
    QCOMPARE(toYuan(cost->total.likely), 8750.3);
    QCOMPARE(toYuan(cost->monthly.likely), 14400.0);
    QCOMPARE(QString::fromStdString(cost->lines[0].formula), QStringLiteral("7200 × 2 / 720 × 100"));
    r.costs.includeMigration = false;
    QCOMPARE(toYuan(lineOf(*bill(r), CostLineId::Migration)), 0.0);
}

// By hand: 100 hours at ¥10, of which 10 set-up, 20 debugging and a twentieth of the other 70 run again.
void TestBilling::everyLine()
{
    Rented r = monthly(7200, 100);
    r.costs.setupHours = 10;
    r.costs.debugHours = 20;
    r.costs.restartsPerMonth = 18;
    r.costs.restartHours = 2;
    r.costs.trialHours = 48;
    r.costs.migrationDays = 6;
    r.costs.electricityPrice = yuan(0.5);
    r.costs.powerUsageEffectiveness = 1.25;
    r.kilowatts = 4.0;
    r.migrates = true;
    const auto cost = bill(r);
    QCOMPARE(toYuan(lineOf(*cost, CostLineId::Setup)), 100.0);
    QCOMPARE(toYuan(lineOf(*cost, CostLineId::Debugging)), 200.0);
    QCOMPARE(toYuan(lineOf(*cost, CostLineId::Restarts)), 35.0);
    QCOMPARE(toYuan(lineOf(*cost, CostLineId::Rent)), 665.0);
    QCOMPARE(toYuan(lineOf(*cost, CostLineId::Trial)), 94.08); // the article's ¥94
    QCOMPARE(toYuan(lineOf(*cost, CostLineId::Migration)), 12000.0);
    QCOMPARE(toYuan(lineOf(*cost, CostLineId::Electricity)), 250.0); // 4 kW × 1.25 × 100 h × ¥0.5
    QCOMPARE(toYuan(cost->total.likely), 13344.08);
    QCOMPARE(migrationDays(r.costs).low, 4.0);
    QCOMPARE(migrationDays(r.costs).high, 10.0);
    for (const CostLine& line : cost->lines)
        if (line.id == CostLineId::Electricity)
            QCOMPARE(QString::fromStdString(line.formula), QStringLiteral("4 × 1.25 × 100 × 0.5"));
}

// A 4090 by the month is ¥7,920 / 8 / 720 = ¥1.375 an hour, so ¥1.96 an hour is dearer above 70 % of the hours.
void TestBilling::containerBreakEven()
{
    const double share = hourlyBreakEven(yuan(7920), 8, yuan(1.96), 720.0);
    QVERIFY(std::abs(share - 1.375 / 1.96) < 1e-12);
    QVERIFY(hourlyBreakEven(yuan(7920), 8, yuan(1.0), 720.0) > 1.0);
}

void TestBilling::rangesOfDaysAndPrice()
{
    Rented r;
    r.pricePerMonth = Range<Money>{yuan(15600), yuan(15600), yuan(17040)};
    r.hours = {408, 420, 504};
    const auto cost = bill(r);
    QVERIFY(cost);
    QCOMPARE(toYuan(cost->total.low), 8840.0);
    QCOMPARE(toYuan(cost->total.likely), 9100.0);
    QCOMPARE(toYuan(cost->total.high), 11928.0);
    r.migrates = true;
    QCOMPARE(toYuan(bill(r)->total.high), 11928.0 + 10000.0);
    QCOMPARE(toYuan(bill(r)->total.low), 8840.0 + 4000.0);
}

void TestBilling::noPriceNoBill()
{
    Rented r;
    r.hours = {1, 2, 3};
    QVERIFY(!bill(r));
    QVERIFY(!likelyTotal(r));
    QVERIFY(!perBillionTokens(yuan(1), 0.0));
    QCOMPARE(perBillionTokens(yuan(100), 2e9)->fen, std::int64_t{5000});
}

Rented randomRented(std::mt19937& random)
{
    std::uniform_real_distribution<double> share(0.0, 1.0);
    const double price = 1000.0 + 90000.0 * share(random);
    Rented r;
    r.pricePerMonth = Range<Money>{yuan(price), yuan(price * 1.01), yuan(price * 1.2)};
    if (random() % 5 == 0)
        r.pricePerHour = yuan(1.96);
    r.terms.billing = static_cast<Billing>(random() % choiceCount<Billing>);
    r.terms.hoursPerMonth = random() % 2 ? 720.0 : 730.0;
    r.terms.minimumDays = random() % 2 ? 0.0 : 40.0 * share(random);
    r.costs.setupHours = 30.0 * share(random);
    r.costs.debugHours = random() % 2 ? 40.0 * share(random) : 0.0;
    r.costs.restartsPerMonth = random() % 2 ? 60.0 * share(random) : 0.0;
    r.costs.trialHours = random() % 2 ? 48.0 : 0.0;
    r.costs.electricityPrice = random() % 2 ? yuan(0.7) : Money{};
    r.kilowatts = 5.0;
    r.costs.storagePerMonth = yuan(900.0 * share(random));
    r.costs.taxRate = random() % 2 ? 0.06 : 0.0;
    r.migrates = random() % 2 == 0;
    r.servers = 1 + static_cast<int>(random() % 8);
    const double hours = r.costs.setupHours + 3000.0 * share(random);
    r.hours = {hours * 0.8, hours, hours * 1.3};
    return r;
}

void TestBilling::likelyTotalEqualsBill()
{
    std::mt19937 random(11);
    for (int i = 0; i < 500; ++i) {
        const Rented r = randomRented(random);
        QVERIFY(*likelyTotal(r) == bill(r)->total.likely);
    }
}

void TestBilling::linesSumToTotal()
{
    std::mt19937 random(5);
    for (int i = 0; i < 500; ++i) {
        const CostEstimate cost = *bill(randomRented(random));
        Money likely;
        Money low;
        Money high;
        bool unused = false;
        for (const CostLine& line : cost.lines) {
            likely += line.amount.likely;
            low += line.amount.low;
            high += line.amount.high;
            unused = unused || line.id == CostLineId::UnusedTerm;
            QVERIFY(line.amount.low <= line.amount.likely && line.amount.likely <= line.amount.high);
            QVERIFY(!line.formula.empty());
        }
        QVERIFY(likely == cost.total.likely);
        QVERIFY(unused || (low == cost.total.low && high == cost.total.high));
        QVERIFY(cost.total.low <= cost.total.likely && cost.total.likely <= cost.total.high);
    }
}

void TestBilling::jobTime()
{
    Costs costs;
    costs.setupHours = 5;
    costs.utilisation = 0.5;
    QCOMPARE(hoursForTokens(3.6e6, 1000.0, costs), 7.0);
    QCOMPARE(tokensInDays(1.0, 1000.0, costs), 19.0 * 3600 * 500);
    QCOMPARE(tokensInDays(0.1, 1000.0, costs), 0.0);
    QCOMPARE(hoursForTokens(tokensInDays(3.0, 777.0, costs), 777.0, costs), 72.0);
    costs.debugHours = 3;
    costs.restartsPerMonth = 36;
    costs.restartHours = 2; // a tenth of the time
    QVERIFY(std::abs(hoursForTokens(3.6e6, 1000.0, costs) - (8.0 + 2.0 / 0.9)) < 1e-9);
    QVERIFY(std::abs(hoursForTokens(tokensInDays(3.0, 777.0, costs), 777.0, costs) - 72.0) < 1e-9);
    costs.debugHours = costs.restartsPerMonth = 0;
    const Range<double> hours = hoursForTokens(3.6e6, Range<double>{500, 1000, 2000}, costs);
    QCOMPARE(hours.low, 6.0);
    QCOMPARE(hours.high, 9.0);
}

OCTOPLAN_TEST(TestBilling);

#include "tst_billing.moc"
