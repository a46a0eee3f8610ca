// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/comparison.h"
#include "formats/comparisoncolumns.h"

namespace octoplan {

namespace {

// The name in words after the id, and the reasons after the verdict.
std::vector<ResultColumn> columnsFor(const Comparison& comparison, const ComparisonWords& words)
{
    std::vector<ResultColumn> columns = nameColumns();
    columns.insert(columns.begin() + 1, {"name", [&words](const OfferingResult& r) {
                                             return Cell(words.offeringName ? words.offeringName(r) : r.name);
                                         }});
    columns.push_back({"why", [&words](const OfferingResult& r) { return Cell(words.sentence(r.why)); }});
    columns.push_back({"smallest_fix", [&words](const OfferingResult& r) {
                           return r.smallestFix ? Cell(words.sentence(*r.smallestFix)) : Cell();
                       }});
    const bool serving = comparison.task == Task::Serve;
    const std::vector<ResultColumn> figures = figureColumns({!serving, serving, comparison.currency});
    columns.insert(columns.end(), figures.begin(), figures.end());
    return columns;
}

} // namespace

std::string comparisonToCsv(const Comparison& comparison, const ComparisonWords& words)
{
    const std::vector<ResultColumn> columns = columnsFor(comparison, words);
    CsvText out;
    for (const ResultColumn& column : columns)
        out.text(column.name);
    out.endRow();
    for (const OfferingResult& result : comparison.offerings) {
        for (const ResultColumn& column : columns)
            write(out, column.read(result));
        out.endRow();
    }
    return out.result();
}

} // namespace octoplan
