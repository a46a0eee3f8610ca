// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tables/sheets.h"

namespace octoplan::detail {

namespace {

constexpr int verdictRow = headerRow + 1;

struct LinkedRow {
    const char* title;
    CellStyle style;
    std::vector<QString> SheetPlaces::*place;
    OfferingNumber value;
};

// Each cell shows that of the sheet which works it out.
std::vector<LinkedRow> linkedRows()
{
    using R = const OfferingResult&;
    const auto some = [](double v) { return std::optional(v); };
    return {{QT_TRANSLATE_NOOP("Workbook", "Memory per device, GiB"), CellStyle::Gib, &SheetPlaces::memoryTotal,
             [some](R r) { return some(toGib(r.memory->parts.sum())); }},
            {QT_TRANSLATE_NOOP("Workbook", "Usable, GiB"), CellStyle::Gib, &SheetPlaces::usable,
             [some](R r) { return some(toGib(r.memory->usable)); }},
            {QT_TRANSLATE_NOOP("Workbook", "Days"), CellStyle::Number, &SheetPlaces::days,
             [some](R r) { return some(r.time->days.likely); }},
            {QT_TRANSLATE_NOOP("Workbook", "Total cost"), CellStyle::StrongMoney, &SheetPlaces::total,
             [some](R r) { return some(toYuan(r.cost->total.likely)); }},
            {QT_TRANSLATE_NOOP("Workbook", "A billion tokens"), CellStyle::Money, &SheetPlaces::perBillionTokens,
             [some](R r) { return some(toYuan(*r.cost->perBillionTokens)); }}};
}

QString verdictText(const SheetInput& in, const OfferingResult& r)
{
    const Comparison& c = in.report.comparison;
    const bool chosen = c.answer.offering && &c.offerings[*c.answer.offering] == &r;
    QStringList parts{chosen ? words(in.wording, QT_TRANSLATE_NOOP("Workbook", "Recommended"))
                             : in.wording.label(r.verdict)};
    parts << in.wording.deadlineChip(c, r) << in.wording.budgetChip(c, r);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void rowOfTexts(XlsxSheet& sheet, const SheetInput& in, int row, const char* title,
                const std::function<QString(const OfferingResult&)>& text)
{
    sheet.text({row, 0}, words(in.wording, title));
    for (int i = 0; i < in.count(); ++i)
        sheet.text({row, i + 1}, text(in.offerings()[static_cast<std::size_t>(i)]), CellStyle::Wrapped);
}

} // namespace

void summarySheet(XlsxSheet& sheet, const SheetInput& in, const SheetPlaces& places)
{
    const Wording& w = in.wording;
    const AnswerText answer = answerText(in.report.comparison, w);
    startSheet(sheet, in, titleOf(in.report, w), answer.headline);
    rowOfTexts(sheet, in, verdictRow, QT_TRANSLATE_NOOP("Workbook", "Verdict"),
               [&in](const OfferingResult& r) { return verdictText(in, r); });
    int row = verdictRow + 1;
    for (const LinkedRow& line : linkedRows()) {
        sheet.text({row, 0}, words(w, line.title));
        for (int i = 0; i < in.count(); ++i) {
            const auto index = static_cast<std::size_t>(i);
            if (const QString& place = (places.*line.place)[index]; !place.isEmpty())
                sheet.formula({row, i + 1}, place, *line.value(in.offerings()[index]), line.style);
        }
        ++row;
    }
    rowOfTexts(sheet, in, row++, QT_TRANSLATE_NOOP("Workbook", "Limited by"),
               [&w](const OfferingResult& r) { return r.bottleneck ? w.label(r.bottleneck->limitsSpeed) : QString(); });
    rowOfTexts(sheet, in, row++, QT_TRANSLATE_NOOP("Workbook", "Plan"),
               [&w](const OfferingResult& r) { return r.plan ? w.plan(*r.plan) : QString(); });
    ++row;
    for (const QString& sentence : answer.reasons + answer.wouldChangeIf)
        sheet.text({row++, 0}, sentence);
}

} // namespace octoplan::detail
