// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "differencetext.h"

#include "sentences.h"

#include <array>
#include <string_view>

namespace octoplan {

namespace {

struct FigureName {
    std::string_view key;
    const char* name;
};

constexpr std::array figureNames{
    FigureName{"price_per_month", QT_TRANSLATE_NOOP("Figures", "rent")},
    FigureName{"price_per_hour", QT_TRANSLATE_NOOP("Figures", "rent by the hour")},
    FigureName{"rates/nameplate_bf16", QT_TRANSLATE_NOOP("Figures", "BF16 nameplate")},
    FigureName{"rates/bf16", QT_TRANSLATE_NOOP("Figures", "BF16 rate")},
    FigureName{"rates/fp16", QT_TRANSLATE_NOOP("Figures", "FP16 rate")},
    FigureName{"rates/fp8", QT_TRANSLATE_NOOP("Figures", "FP8 rate")},
    FigureName{"memory_usable", QT_TRANSLATE_NOOP("Figures", "usable memory")},
    FigureName{"memory_nominal", QT_TRANSLATE_NOOP("Figures", "nominal memory")},
    FigureName{"memory_bandwidth", QT_TRANSLATE_NOOP("Figures", "memory bandwidth")},
    FigureName{"host_link", QT_TRANSLATE_NOOP("Figures", "link to the host")},
    FigureName{"host_link_shared", QT_TRANSLATE_NOOP("Figures", "link to the host, shared")},
    FigureName{"power", QT_TRANSLATE_NOOP("Figures", "power")},
    FigureName{"all_reduce/2", QT_TRANSLATE_NOOP("Figures", "all-reduce over 2 devices")},
    FigureName{"all_reduce/4", QT_TRANSLATE_NOOP("Figures", "all-reduce over 4 devices")},
    FigureName{"all_reduce/8", QT_TRANSLATE_NOOP("Figures", "all-reduce over 8 devices")},
    FigureName{"latency", QT_TRANSLATE_NOOP("Figures", "latency")},
    FigureName{"pair", QT_TRANSLATE_NOOP("Figures", "bandwidth between two devices")},
};

// Keys without words are told as they stand in the file.
QString nameOf(const std::string& figure, const Wording& w)
{
    for (const FigureName& one : figureNames)
        if (one.key == figure)
            return w.numbers().translation().translate("Figures", one.name);
    return QString::fromStdString(figure);
}

QString valueText(const CatalogDifference& d, const std::optional<Range<double>>& value, const Wording& w)
{
    const Numbers& n = w.numbers();
    if (!value)
        return w.numbers().translation().translate("Figures", "not there");
    if (d.figure == "price_per_month")
        return n.pricePerMonth({yuan(value->low), yuan(value->likely), yuan(value->high)});
    if (d.figure == "price_per_hour")
        return n.money(yuan(value->likely));
    return (n.decimal(value->likely) + u' ' + QString::fromStdString(d.unit)).trimmed();
}

} // namespace

QString differenceText(const CatalogDifference& d, const Wording& w)
{
    const QString text =
        w.numbers()
            .translation()
            .translate("Figures", "%1, %2: %3 when the file was saved, %4 now")
            .arg(w.offeringName(d.name), nameOf(d.figure, w), valueText(d, d.then, w), valueText(d, d.now, w));
    return w.language() == Language::Chinese ? detail::closedUp(text) : text;
}

} // namespace octoplan
