// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tables/workbook.h"

#include "tables/sheets.h"

namespace octoplan {

namespace detail {

QString words(const Wording& wording, const char* source)
{
    return wording.numbers().translation().translate("Workbook", source);
}

void startSheet(XlsxSheet& sheet, const SheetInput& input, const QString& title, const QString& says)
{
    sheet.text({0, 0}, title, CellStyle::Title);
    sheet.text({1, 0}, says);
    sheet.text({headerRow, 0}, QString(), CellStyle::Header);
    for (int i = 0; i < input.count(); ++i)
        sheet.text({headerRow, i + 1}, input.wording.offeringName(input.offerings()[static_cast<std::size_t>(i)].name),
                   CellStyle::Header);
    sheet.widths(0, 0, wordsWidth);
    sheet.widths(1, std::max(1, input.count()), figuresWidth);
    sheet.freeze({headerRow + 1, 1});
}

void numberRow(XlsxSheet& sheet, const SheetInput& input, int row, const QString& title, CellStyle style,
               const OfferingNumber& number)
{
    sheet.text({row, 0}, title);
    for (int i = 0; i < input.count(); ++i)
        if (const auto value = number(input.offerings()[static_cast<std::size_t>(i)]))
            sheet.number({row, i + 1}, *value, style);
}

namespace {

void addSheets(XlsxFile& file, const SheetInput& in)
{
    const auto add = [&](const char* name) { return file.addSheet(words(in.wording, name) + in.suffix); };
    // In the order of the tabs, though the summary is written last.
    XlsxSheet summary = add(QT_TRANSLATE_NOOP("Workbook", "Summary"));
    XlsxSheet memory = add(QT_TRANSLATE_NOOP("Workbook", "Memory"));
    XlsxSheet time = add(QT_TRANSLATE_NOOP("Workbook", "Time"));
    XlsxSheet cost = add(QT_TRANSLATE_NOOP("Workbook", "Cost"));
    XlsxSheet assumptions = add(QT_TRANSLATE_NOOP("Workbook", "Assumptions"));
    XlsxSheet sources = add(QT_TRANSLATE_NOOP("Workbook", "Sources"));
    SheetPlaces places;
    memorySheet(memory, in, places);
    timeSheet(time, in, places);
    costSheet(cost, in, places);
    summarySheet(summary, in, places);
    assumptionsSheet(assumptions, in);
    sourcesSheet(sources, in);
}

} // namespace
} // namespace detail

std::optional<QByteArray> workbookOf(const QList<ReportInput>& inputs, const Wording& wording)
{
    const Wording first = wording.inCurrencyOf(inputs.front().comparison);
    XlsxFile file(first.numbers().currencySign());
    for (qsizetype i = 0; i < inputs.size(); ++i) {
        const Wording own = wording.inCurrencyOf(inputs[i].comparison);
        const QString suffix = inputs.size() > 1 ? QStringLiteral(" %1").arg(i + 1) : QString();
        detail::addSheets(file, {inputs[i], own, suffix, file.moneyFormat()});
    }
    const ReportInput& leading = inputs.front();
    const QDate prices = QDate::fromString(QString::fromStdString(leading.comparison.catalogDate), Qt::ISODate);
    return file.finish({detail::titleOf(leading, first), first.sentence(leading.comparison.answer.headline),
                        QStringLiteral("Octoplan ") + leading.version, leading.date.isValid() ? leading.date : prices});
}

} // namespace octoplan
