// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Money as a person would work it out: what may be changed stands on top, and everything below follows from it.
#include "tables/sheets.h"

namespace octoplan::detail {

namespace {

enum Row {
    Price = headerRow + 1,
    Servers,
    HoursPerUnit,
    UsedHours,
    BilledHours,
    SetupHours,
    DebugHours,
    RestartHours,
    TrialHours,
    TrialPrice,
    MigrationDays,
    PersonDay,
    StoragePerMonth,
    HoursPerMonth,
    Kilowatts,
    ElectricityPrice,
    TaxRate,
    Tokens,
    FirstLine = Tokens + 2,
    Total = FirstLine + static_cast<int>(choiceCount<CostLineId>),
    Low,
    High,
    PerBillionTokens,
    ChartRow = PerBillionTokens + 2
};

struct BasisRow {
    Row row;
    const char* title;
    CellStyle style;
    double (*value)(const BillBasis&);
};

constexpr std::array basisRows{
    BasisRow{Price, QT_TRANSLATE_NOOP("Workbook", "Price of one server"), CellStyle::Money,
             [](const BillBasis& b) { return toYuan(b.price); }},
    BasisRow{Servers, QT_TRANSLATE_NOOP("Workbook", "Servers"), CellStyle::Whole,
             [](const BillBasis& b) { return static_cast<double>(b.servers); }},
    BasisRow{HoursPerUnit, QT_TRANSLATE_NOOP("Workbook", "Hours that the price buys"), CellStyle::Number,
             [](const BillBasis& b) { return b.hoursPerUnit; }},
    BasisRow{UsedHours, QT_TRANSLATE_NOOP("Workbook", "Hours used"), CellStyle::Number,
             [](const BillBasis& b) { return b.usedHours; }},
    BasisRow{BilledHours, QT_TRANSLATE_NOOP("Workbook", "Hours billed"), CellStyle::Number,
             [](const BillBasis& b) { return b.billedHours; }},
    BasisRow{SetupHours, QT_TRANSLATE_NOOP("Workbook", "of which set-up, hours"), CellStyle::Number,
             [](const BillBasis& b) { return b.setupHours; }},
    BasisRow{DebugHours, QT_TRANSLATE_NOOP("Workbook", "of which debugging, hours"), CellStyle::Number,
             [](const BillBasis& b) { return b.debugHours; }},
    BasisRow{RestartHours, QT_TRANSLATE_NOOP("Workbook", "of which lost to restarts, hours"), CellStyle::Number,
             [](const BillBasis& b) { return b.restartHours; }},
    BasisRow{TrialHours, QT_TRANSLATE_NOOP("Workbook", "Trial on a container, hours"), CellStyle::Number,
             [](const BillBasis& b) { return b.trialHours; }},
    BasisRow{TrialPrice, QT_TRANSLATE_NOOP("Workbook", "Container, an hour"), CellStyle::Money,
             [](const BillBasis& b) { return toYuan(b.trialPrice); }},
    BasisRow{MigrationDays, QT_TRANSLATE_NOOP("Workbook", "Migration, person-days"), CellStyle::Number,
             [](const BillBasis& b) { return b.migrationDays; }},
    BasisRow{PersonDay, QT_TRANSLATE_NOOP("Workbook", "A person-day"), CellStyle::Money,
             [](const BillBasis& b) { return toYuan(b.personDay); }},
    BasisRow{StoragePerMonth, QT_TRANSLATE_NOOP("Workbook", "Storage a month"), CellStyle::Money,
             [](const BillBasis& b) { return toYuan(b.storagePerMonth); }},
    BasisRow{HoursPerMonth, QT_TRANSLATE_NOOP("Workbook", "Hours of a month"), CellStyle::Number,
             [](const BillBasis& b) { return b.hoursPerMonth; }},
    BasisRow{Kilowatts, QT_TRANSLATE_NOOP("Workbook", "Power with the machine room's share, kW"), CellStyle::Number,
             [](const BillBasis& b) { return b.kilowatts; }},
    BasisRow{ElectricityPrice, QT_TRANSLATE_NOOP("Workbook", "Electricity, a kWh"), CellStyle::Money,
             [](const BillBasis& b) { return toYuan(b.electricityPrice); }},
    BasisRow{TaxRate, QT_TRANSLATE_NOOP("Workbook", "Tax rate"), CellStyle::Share,
             [](const BillBasis& b) { return b.taxRate; }},
};

bool hasBill(const OfferingResult& r) { return r.cost && r.time; }

// To the cent as the estimator rounds: half a fen up, also where a product of decimals falls just short of it.
QString roundedTo(const QString& amount) { return QStringLiteral("ROUND(%1+0.0000001,2)").arg(amount); }

// In the cells of one offering.
QString formulaOf(CostLineId id, int column)
{
    const auto at = [column](int row) { return a1({row, column}); };
    const auto rent = [&at](const QString& hours) {
        return roundedTo(QStringLiteral("%1*%2*%3/%4").arg(at(Price), at(Servers), hours, at(HoursPerUnit)));
    };
    const auto line = [&at](CostLineId other) { return at(FirstLine + static_cast<int>(other)); };
    switch (id) {
    case CostLineId::Rent:
        return rent(at(UsedHours)) + u'-' + line(CostLineId::Setup) + u'-' + line(CostLineId::Debugging) + u'-' +
               line(CostLineId::Restarts);
    case CostLineId::UnusedTerm: return rent(at(BilledHours)) + u'-' + rent(at(UsedHours));
    case CostLineId::Setup: return rent(at(SetupHours));
    case CostLineId::Debugging: return rent(at(DebugHours));
    case CostLineId::Restarts: return rent(at(RestartHours));
    case CostLineId::Trial: return roundedTo(at(TrialHours) + u'*' + at(TrialPrice));
    case CostLineId::Electricity:
        return roundedTo(QStringLiteral("%1*%2*%3").arg(at(Kilowatts), at(UsedHours), at(ElectricityPrice)));
    case CostLineId::Migration: return roundedTo(at(MigrationDays) + u'*' + at(PersonDay));
    case CostLineId::Storage:
        return roundedTo(QStringLiteral("%1*%2/%3").arg(at(StoragePerMonth), at(UsedHours), at(HoursPerMonth)));
    case CostLineId::Tax:
        return roundedTo(QStringLiteral("SUM(%1:%2)*%3")
                             .arg(at(FirstLine), at(FirstLine + static_cast<int>(CostLineId::Tax) - 1), at(TaxRate)));
    }
    return {};
}

double amountOf(const CostEstimate& cost, CostLineId id)
{
    for (const CostLine& line : cost.lines)
        if (line.id == id)
            return toYuan(line.amount.likely);
    return 0.0;
}

void basisColumn(XlsxSheet& sheet, int column, const OfferingResult& r)
{
    const BillBasis& basis = r.cost->basis;
    for (const BasisRow& line : basisRows) {
        // All that is used is billed: then a change of the hours changes both.
        if (line.row == BilledHours && basis.billedHours == basis.usedHours)
            sheet.formula({BilledHours, column}, a1({UsedHours, column}), basis.billedHours, line.style);
        else
            sheet.number({line.row, column}, line.value(basis), line.style);
    }
    sheet.number({Tokens, column}, r.time->tokens, CellStyle::Whole);
}

void costColumn(XlsxSheet& sheet, int column, const OfferingResult& r)
{
    basisColumn(sheet, column, r);
    const auto at = [column](int row) { return a1({row, column}); };
    for (std::size_t i = 0; i < choiceCount<CostLineId>; ++i) {
        const auto id = static_cast<CostLineId>(i);
        sheet.formula({FirstLine + static_cast<int>(i), column}, formulaOf(id, column), amountOf(*r.cost, id),
                      CellStyle::Money);
    }
    sheet.formula({Total, column}, QStringLiteral("SUM(%1:%2)").arg(at(FirstLine), at(Total - 1)),
                  toYuan(r.cost->total.likely), CellStyle::StrongMoney);
    sheet.number({Low, column}, toYuan(r.cost->total.low), CellStyle::Money);
    sheet.number({High, column}, toYuan(r.cost->total.high), CellStyle::Money);
    if (r.cost->perBillionTokens)
        sheet.formula({PerBillionTokens, column},
                      roundedTo(QStringLiteral("%1/%2*1000000000").arg(at(Total), at(Tokens))),
                      toYuan(*r.cost->perBillionTokens), CellStyle::Money);
}

} // namespace

void costSheet(XlsxSheet& sheet, const SheetInput& in, SheetPlaces& places)
{
    const Wording& w = in.wording;
    const QString title = words(w, QT_TRANSLATE_NOOP("Workbook", "Total cost"));
    startSheet(sheet, in, title,
               words(w, QT_TRANSLATE_NOOP("Workbook", "Change a price, hours or days: lines and totals follow")));
    for (const BasisRow& line : basisRows)
        sheet.text({line.row, 0}, words(w, line.title));
    sheet.text({Tokens, 0}, words(w, QT_TRANSLATE_NOOP("Workbook", "Tokens of the job")));
    for (std::size_t i = 0; i < choiceCount<CostLineId>; ++i)
        sheet.text({FirstLine + static_cast<int>(i), 0}, w.label(static_cast<CostLineId>(i)));
    sheet.text({Total, 0}, words(w, QT_TRANSLATE_NOOP("Workbook", "Total")), CellStyle::Strong);
    sheet.text({Low, 0}, words(w, QT_TRANSLATE_NOOP("Workbook", "Total, low (80 %), as estimated")));
    sheet.text({High, 0}, words(w, QT_TRANSLATE_NOOP("Workbook", "Total, high (80 %), as estimated")));
    sheet.text({PerBillionTokens, 0}, words(w, QT_TRANSLATE_NOOP("Workbook", "A billion tokens")));
    for (int i = 0; i < in.count(); ++i) {
        const OfferingResult& r = in.offerings()[static_cast<std::size_t>(i)];
        places.total.emplace_back();
        places.perBillionTokens.emplace_back();
        if (!hasBill(r))
            continue;
        costColumn(sheet, i + 1, r);
        places.total.back() = sheet.reference({Total, i + 1});
        if (r.cost->perBillionTokens)
            places.perBillionTokens.back() = sheet.reference({PerBillionTokens, i + 1});
    }
    sheet.add({title,
               QString::fromStdString(in.report.comparison.currency),
               in.moneyFormat.chopped(3),
               {headerRow, 0},
               FirstLine,
               Total - 1,
               in.count(),
               {ChartRow, 0}});
}

} // namespace octoplan::detail
