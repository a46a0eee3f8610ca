// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tables/sheets.h"

#include "values/inputs.h"

namespace octoplan::detail {

namespace {

CellStyle styleOf(const InputSpec& spec)
{
    if (spec.unit == InputUnit::Share)
        return CellStyle::Share;
    if (spec.unit == InputUnit::Money)
        return CellStyle::Money;
    return spec.integral || spec.maximum > 1e6 ? CellStyle::Whole : CellStyle::Number;
}

void header(XlsxSheet& sheet, const QStringList& titles)
{
    for (qsizetype i = 0; i < titles.size(); ++i)
        sheet.text({headerRow, static_cast<int>(i)}, titles[i], CellStyle::Header);
    sheet.freeze({headerRow + 1, 0});
}

} // namespace

void assumptionsSheet(XlsxSheet& sheet, const SheetInput& in)
{
    const Wording& w = in.wording;
    const ReportInput& report = in.report;
    const Scenario& s = report.scenario;
    sheet.text({0, 0}, words(w, QT_TRANSLATE_NOOP("Workbook", "Assumptions")), CellStyle::Title);
    sheet.text({1, 0}, words(w, QT_TRANSLATE_NOOP("Workbook", "What was asked; changing it here changes no figure")));
    header(sheet, {words(w, QT_TRANSLATE_NOOP("Workbook", "Input")), words(w, QT_TRANSLATE_NOOP("Workbook", "Number")),
                   words(w, QT_TRANSLATE_NOOP("Workbook", "In words"))});
    sheet.widths(0, 0, wordsWidth);
    sheet.widths(1, 2, 2.0 * figuresWidth);
    int row = headerRow + 1;
    const auto say = [&](const char* title, const QString& text) {
        sheet.text({row, 0}, words(w, title));
        sheet.text({row++, 2}, text, CellStyle::Wrapped);
    };
    say(QT_TRANSLATE_NOOP("Workbook", "Scenario"), titleOf(report, w));
    say(QT_TRANSLATE_NOOP("Workbook", "Model"), QString::fromStdString(report.comparison.model.name));
    say(QT_TRANSLATE_NOOP("Workbook", "Task"), w.label(s.job.task));
    say(QT_TRANSLATE_NOOP("Workbook", "Precision"), w.label(s.job.precision));
    say(QT_TRANSLATE_NOOP("Workbook", "Optimizer"), w.label(s.job.optimizer));
    say(QT_TRANSLATE_NOOP("Workbook", "Software"), w.label(s.job.stack));
    say(QT_TRANSLATE_NOOP("Workbook", "Billing"), w.label(s.rental.terms.billing));
    for (const InputSpec& spec : inputs()) {
        if (!isUsed(s, spec.id))
            continue;
        const double number = usedValue(report, spec.id);
        sheet.text({row, 0}, w.label(spec.id));
        sheet.number({row, 1}, number, styleOf(spec));
        sheet.text({row++, 2}, w.inputText(spec.id, number));
    }
    say(QT_TRANSLATE_NOOP("Workbook", "Prices of"), QString::fromStdString(report.comparison.catalogDate));
    say(QT_TRANSLATE_NOOP("Workbook", "File"), report.fileName);
    say(QT_TRANSLATE_NOOP("Workbook", "Scenario hash"), report.scenarioHash);
    say(QT_TRANSLATE_NOOP("Workbook", "Program"), QStringLiteral("Octoplan ") + report.version);
    if (report.date.isValid())
        say(QT_TRANSLATE_NOOP("Workbook", "Date"), w.numbers().date(report.date));
    say(QT_TRANSLATE_NOOP("Workbook", "Note"), QString::fromStdString(s.note));
}

void sourcesSheet(XlsxSheet& sheet, const SheetInput& in)
{
    const Wording& w = in.wording;
    sheet.text({0, 0}, words(w, QT_TRANSLATE_NOOP("Workbook", "Sources")), CellStyle::Title);
    sheet.text({1, 0}, words(w, QT_TRANSLATE_NOOP("Workbook", "Figures of the hardware and where they come from")));
    header(sheet,
           {words(w, QT_TRANSLATE_NOOP("Workbook", "Offering")), words(w, QT_TRANSLATE_NOOP("Workbook", "Figure")),
            words(w, QT_TRANSLATE_NOOP("Workbook", "Value")), words(w, QT_TRANSLATE_NOOP("Workbook", "Confidence")),
            words(w, QT_TRANSLATE_NOOP("Workbook", "Source"))});
    sheet.widths(0, 2, wordsWidth);
    sheet.widths(3, 3, figuresWidth);
    sheet.widths(4, 4, 3.0 * figuresWidth);
    int row = headerRow + 1;
    for (const SourceFigure& figure : in.report.sources) {
        sheet.text({row, 0}, w.offeringName(in.offerings()[figure.offering].name));
        sheet.text({row, 1}, sourceText(figure.kind, w));
        sheet.text({row, 2}, figure.value);
        sheet.text({row, 3}, w.label(figure.confidence));
        sheet.text({row++, 4}, figure.source, CellStyle::Wrapped);
    }
}

} // namespace octoplan::detail
