// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/console.h"
#include "commandline/texttable.h"
#include "commands.h"
#include "formats/catalog.h"
#include "formats/comparison.h"
#include "formats/csvtext.h"
#include "formats/offeringsreport.h"
#include "wording/problemtext.h"
#include "wording/wording.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <initializer_list>

namespace octoplan {

namespace {

// By key, as in the catalogue file.
const Figure* figureOf(const std::vector<Figure>& figures, std::string_view key)
{
    for (const Figure& figure : figures)
        if (figure.key == key)
            return &figure;
    return nullptr;
}

QString valueText(const Figure* figure, const Wording& wording)
{
    if (figure == nullptr)
        return Numbers::missing();
    const Range<double>& v = figure->value;
    const QString likely = wording.numbers().decimal(v.likely);
    const bool range = v.low != v.high;
    return range ? QStringLiteral("%1 (%2–%3)")
                       .arg(likely, wording.numbers().decimal(v.low), wording.numbers().decimal(v.high))
                 : likely;
}

QString sourceText(const Figure* figure, const Catalog& catalog)
{
    const auto source = figure ? catalog.sources.find(figure->source) : catalog.sources.end();
    return source == catalog.sources.end() ? QString() : QString::fromStdString(source->second);
}

void addColumns(TextTable& table, std::initializer_list<const char*> heads, Alignment alignment = Alignment::Left)
{
    for (const char* head : heads)
        table.addColumn(QCoreApplication::translate("Catalogue", head), alignment);
}

QString offeringTable(const Catalog& catalog, const Wording& wording)
{
    TextTable table;
    addColumns(table, {"id", QT_TRANSLATE_NOOP("Catalogue", "name"), QT_TRANSLATE_NOOP("Catalogue", "device")});
    addColumns(table, {QT_TRANSLATE_NOOP("Catalogue", "devices"), QT_TRANSLATE_NOOP("Catalogue", "price")},
               Alignment::Right);
    addColumns(table, {QT_TRANSLATE_NOOP("Catalogue", "unit"), QT_TRANSLATE_NOOP("Catalogue", "date"),
                       QT_TRANSLATE_NOOP("Catalogue", "source")});
    for (const Offering& offering : catalog.offerings) {
        const Figure* month = figureOf(offering.figures, "price_per_month");
        const Figure* price = month ? month : figureOf(offering.figures, "price_per_hour");
        table.addRow({QString::fromStdString(offering.id), wording.offeringName(offering.name),
                      QString::fromStdString(offering.deviceId), QString::number(offering.devices),
                      valueText(price, wording), QString::fromStdString(price ? price->unit : std::string()),
                      QString::fromStdString(price ? price->date : std::string()), sourceText(price, catalog)});
    }
    return table.text();
}

QString deviceTable(const Catalog& catalog, const Wording& wording)
{
    TextTable table;
    addColumns(table, {"id", QT_TRANSLATE_NOOP("Catalogue", "name")});
    addColumns(table, {"bf16 TFLOPS", "fp8 TFLOPS", QT_TRANSLATE_NOOP("Catalogue", "usable GiB"), "GB/s", "W"},
               Alignment::Right);
    addColumns(table, {QT_TRANSLATE_NOOP("Catalogue", "source")});
    for (const Device& device : catalog.devices) {
        QStringList row{QString::fromStdString(device.id), QString::fromStdString(device.name)};
        for (const char* key : {"rates/bf16", "rates/fp8", "memory_usable", "memory_bandwidth", "power"})
            row << valueText(figureOf(device.figures, key), wording);
        row << sourceText(figureOf(device.figures, "rates/bf16"), catalog);
        table.addRow(row);
    }
    return table.text();
}

QString linkTable(const Catalog& catalog, const Wording& wording)
{
    TextTable table;
    addColumns(table, {"id", QT_TRANSLATE_NOOP("Catalogue", "name")});
    for (const char* head : {"2", "4", "8"})
        table.addColumn(QStringLiteral("%1 × GB/s").arg(head), Alignment::Right);
    addColumns(table, {QT_TRANSLATE_NOOP("Catalogue", "source")});
    for (const Interconnect& link : catalog.links) {
        QStringList row{QString::fromStdString(link.id), QString::fromStdString(link.name)};
        for (const char* key : {"all_reduce/2", "all_reduce/4", "all_reduce/8"})
            row << valueText(figureOf(link.figures, key), wording);
        row << sourceText(figureOf(link.figures, "all_reduce/8"), catalog);
        table.addRow(row);
    }
    return table.text();
}

std::string asText(const Catalog& catalog, const Options& options)
{
    const Wording wording(options.language.value_or(systemLanguage()));
    return (QString::fromStdString(catalog.date) + "\n\n" + offeringTable(catalog, wording) + '\n' +
            deviceTable(catalog, wording) + '\n' + linkTable(catalog, wording))
        .toStdString();
}

std::string refusal(const Problems& problems)
{
    nlohmann::ordered_json out{{"format", "octoplan-catalog"}, {"version", 1}};
    out["problems"] = problemsJson(inWords(problems));
    return out.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

} // namespace

ExitStatus runOfferings(const Options& options)
{
    const CatalogInput input = readCatalog(options);
    if (input.status == ExitStatus::Refused && options.format == OutputFormat::Json && options.output == "-") {
        const ExitStatus written = writeOutput(options, refusal(input.problems));
        return written == ExitStatus::Done ? ExitStatus::Refused : written;
    }
    if (input.status != ExitStatus::Done)
        return input.status;
    switch (options.format) {
    case OutputFormat::Json: return writeOutput(options, catalogToJson(input.catalog));
    case OutputFormat::Csv:
        return writeOutput(options, (options.byteOrderMark ? std::string(byteOrderMark) : std::string()) +
                                        offeringsToCsv(input.catalog));
    case OutputFormat::Text:
    case OutputFormat::Xlsx: break;
    }
    return writeOutput(options, asText(input.catalog, options));
}

} // namespace octoplan
