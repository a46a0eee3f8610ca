// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tables/sheets.h"

namespace octoplan::detail {

namespace {

struct TimeRow {
    const char* title;
    CellStyle style;
    double (*value)(const TimeEstimate&);
};

constexpr std::array trainingRows{
    TimeRow{QT_TRANSLATE_NOOP("Workbook", "Tokens a second, all servers"), CellStyle::Whole,
            [](const TimeEstimate& t) { return t.tokensPerSecond.likely; }},
    TimeRow{QT_TRANSLATE_NOOP("Workbook", "Tokens a second, low (80 %)"), CellStyle::Whole,
            [](const TimeEstimate& t) { return t.tokensPerSecond.low; }},
    TimeRow{QT_TRANSLATE_NOOP("Workbook", "Tokens a second, high (80 %)"), CellStyle::Whole,
            [](const TimeEstimate& t) { return t.tokensPerSecond.high; }},
    TimeRow{QT_TRANSLATE_NOOP("Workbook", "Tokens a second, per device"), CellStyle::Whole,
            [](const TimeEstimate& t) { return t.tokensPerSecondPerDevice; }},
    TimeRow{QT_TRANSLATE_NOOP("Workbook", "Model FLOPS utilisation"), CellStyle::Share,
            [](const TimeEstimate& t) { return t.mfu; }},
    TimeRow{QT_TRANSLATE_NOOP("Workbook", "Tokens of the job"), CellStyle::Whole,
            [](const TimeEstimate& t) { return t.tokens; }},
    TimeRow{QT_TRANSLATE_NOOP("Workbook", "Days"), CellStyle::Number,
            [](const TimeEstimate& t) { return t.days.likely; }},
    TimeRow{QT_TRANSLATE_NOOP("Workbook", "Days, low (80 %)"), CellStyle::Number,
            [](const TimeEstimate& t) { return t.days.low; }},
    TimeRow{QT_TRANSLATE_NOOP("Workbook", "Days, high (80 %)"), CellStyle::Number,
            [](const TimeEstimate& t) { return t.days.high; }},
};
constexpr int daysRow = 6; // in the table above

constexpr std::array servingRows{
    TimeRow{QT_TRANSLATE_NOOP("Workbook", "Prefill of a prompt, s"), CellStyle::Number,
            [](const TimeEstimate& t) { return t.serve->prefill.value; }},
    TimeRow{QT_TRANSLATE_NOOP("Workbook", "A request's next token, s"), CellStyle::Number,
            [](const TimeEstimate& t) { return t.serve->decodePerToken.value; }},
    TimeRow{QT_TRANSLATE_NOOP("Workbook", "Most requests at a time"), CellStyle::Whole,
            [](const TimeEstimate& t) { return static_cast<double>(t.serve->maxConcurrentRequests); }},
};

} // namespace

void timeSheet(XlsxSheet& sheet, const SheetInput& in, SheetPlaces& places)
{
    const Wording& w = in.wording;
    startSheet(sheet, in, words(w, QT_TRANSLATE_NOOP("Workbook", "Time")),
               words(w, QT_TRANSLATE_NOOP("Workbook", "Seconds of a step by what is waited for, then the whole job")));
    constexpr int firstPart = headerRow + 1;
    constexpr int total = firstPart + static_cast<int>(choiceCount<TimePart>);
    for (std::size_t i = 0; i < choiceCount<TimePart>; ++i) {
        const auto part = static_cast<TimePart>(i);
        numberRow(sheet, in, firstPart + static_cast<int>(i), w.label(part), CellStyle::Number,
                  [part](const OfferingResult& r) {
                      return r.time ? std::optional(r.time->parts[part].value) : std::nullopt;
                  });
    }
    sheet.text({total, 0}, words(w, QT_TRANSLATE_NOOP("Workbook", "Step, s")), CellStyle::Strong);
    int row = total + 1;
    for (const TimeRow& line : trainingRows)
        numberRow(sheet, in, row++, words(w, line.title), line.style, [&line](const OfferingResult& r) {
            return r.time ? std::optional(line.value(*r.time)) : std::nullopt;
        });
    if (in.report.comparison.task == Task::Serve)
        for (const TimeRow& line : servingRows)
            numberRow(sheet, in, row++, words(w, line.title), line.style, [&line](const OfferingResult& r) {
                return r.time && r.time->serve ? std::optional(line.value(*r.time)) : std::nullopt;
            });
    for (int i = 0; i < in.count(); ++i) {
        const auto& time = in.offerings()[static_cast<std::size_t>(i)].time;
        places.days.emplace_back();
        if (!time)
            continue;
        const int column = i + 1;
        sheet.formula({total, column},
                      QStringLiteral("SUM(%1:%2)").arg(a1({firstPart, column}), a1({total - 1, column})),
                      time->parts.sum().value, CellStyle::Number);
        places.days.back() = sheet.reference({total + 1 + daysRow, column});
    }
}

} // namespace octoplan::detail
