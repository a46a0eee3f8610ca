// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tables/sheets.h"

namespace octoplan::detail {

namespace {

constexpr int firstPart = headerRow + 1;
constexpr int totalRow = firstPart + static_cast<int>(choiceCount<MemoryPart>);

void partRows(XlsxSheet& sheet, const SheetInput& in)
{
    for (std::size_t i = 0; i < choiceCount<MemoryPart>; ++i) {
        const auto part = static_cast<MemoryPart>(i);
        numberRow(sheet, in, firstPart + static_cast<int>(i), in.wording.label(part), CellStyle::Gib,
                  [part](const OfferingResult& r) {
                      return r.memory ? std::optional(toGib(r.memory->parts[part])) : std::nullopt;
                  });
    }
}

// The total and the margin are formulas over the rows above.
void sums(XlsxSheet& sheet, const SheetInput& in, SheetPlaces& places)
{
    for (int i = 0; i < in.count(); ++i) {
        const auto& memory = in.offerings()[static_cast<std::size_t>(i)].memory;
        places.memoryTotal.emplace_back();
        places.usable.emplace_back();
        if (!memory)
            continue;
        const int column = i + 1;
        sheet.formula({totalRow, column},
                      QStringLiteral("SUM(%1:%2)").arg(a1({firstPart, column}), a1({totalRow - 1, column})),
                      toGib(memory->parts.sum()), CellStyle::StrongGib);
        sheet.formula({totalRow + 2, column}, a1({totalRow + 1, column}) + u'-' + a1({totalRow, column}),
                      toGib(memory->margin()), CellStyle::Gib);
        places.memoryTotal.back() = sheet.reference({totalRow, column});
        places.usable.back() = sheet.reference({totalRow + 1, column});
    }
}

} // namespace

void memorySheet(XlsxSheet& sheet, const SheetInput& in, SheetPlaces& places)
{
    const Wording& w = in.wording;
    startSheet(
        sheet, in, words(w, QT_TRANSLATE_NOOP("Workbook", "Memory per device")),
        words(w, QT_TRANSLATE_NOOP("Workbook", "GiB on the fullest device, at the best plan or the nearest miss")));
    partRows(sheet, in);
    const auto gibRow = [&](int row, const char* title, Bytes MemoryEstimate::*value) {
        numberRow(sheet, in, row, words(w, title), CellStyle::Gib, [value](const OfferingResult& r) {
            return r.memory ? std::optional(toGib((*r.memory).*value)) : std::nullopt;
        });
    };
    sheet.text({totalRow, 0}, words(w, QT_TRANSLATE_NOOP("Workbook", "Total")), CellStyle::Strong);
    gibRow(totalRow + 1, QT_TRANSLATE_NOOP("Workbook", "Usable"), &MemoryEstimate::usable);
    sheet.text({totalRow + 2, 0}, words(w, QT_TRANSLATE_NOOP("Workbook", "Margin")));
    gibRow(totalRow + 3, QT_TRANSLATE_NOOP("Workbook", "Total, low (80 %)"), &MemoryEstimate::low);
    gibRow(totalRow + 4, QT_TRANSLATE_NOOP("Workbook", "Total, high (80 %)"), &MemoryEstimate::high);
    sums(sheet, in, places);
    sheet.add({words(w, QT_TRANSLATE_NOOP("Workbook", "Memory per device")),
               QStringLiteral("GiB"),
               QStringLiteral("0"),
               {headerRow, 0},
               firstPart,
               totalRow - 1,
               in.count(),
               {totalRow + 6, 0}});
}

} // namespace octoplan::detail
