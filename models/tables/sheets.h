// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/makereport.h"
#include "tables/xlsxfile.h"

#include <functional>

// The sheets of one scenario. Not for use outside tables.
namespace octoplan::detail {

inline constexpr int headerRow = 3; // below title, headline and a gap; what is above it stays in sight
inline constexpr double wordsWidth = 34.0;
inline constexpr double figuresWidth = 20.0;

struct SheetInput {
    const ReportInput& report;
    const Wording& wording;
    QString suffix; // of sheet names, where there are several scenarios
    QString moneyFormat;

    [[nodiscard]] const std::vector<OfferingResult>& offerings() const { return report.comparison.offerings; }
    [[nodiscard]] int count() const { return static_cast<int>(offerings().size()); }
};

// Where the summary finds what the other sheets work out; column 0 is of words, offering i in column i + 1.
struct SheetPlaces {
    std::vector<QString> memoryTotal, usable, days, total, perBillionTokens; // empty: the offering has none
};

[[nodiscard]] QString words(const Wording& wording, const char* source); // in the context "Workbook"

// Title, what the sheet says, and the header with the offerings' names.
void startSheet(XlsxSheet& sheet, const SheetInput& input, const QString& title, const QString& says);

using OfferingNumber = std::function<std::optional<double>(const OfferingResult&)>;
// A row of numbers; cells stay empty where there is none.
void numberRow(XlsxSheet& sheet, const SheetInput& input, int row, const QString& title, CellStyle style,
               const OfferingNumber& number);

void memorySheet(XlsxSheet& sheet, const SheetInput& input, SheetPlaces& places);
void timeSheet(XlsxSheet& sheet, const SheetInput& input, SheetPlaces& places);
void costSheet(XlsxSheet& sheet, const SheetInput& input, SheetPlaces& places);
void summarySheet(XlsxSheet& sheet, const SheetInput& input, const SheetPlaces& places);
void assumptionsSheet(XlsxSheet& sheet, const SheetInput& input);
void sourcesSheet(XlsxSheet& sheet, const SheetInput& input);

} // namespace octoplan::detail
