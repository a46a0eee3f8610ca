// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/comparison.h"
#include "formats/comparisoncolumns.h"
#include "values/difference.h"

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

template <class T>
ResultColumn differenceColumn(std::string name, const Comparison& now, const std::vector<OfferingDifference>& all,
                              std::optional<T> OfferingDifference::*member, double (*inUnits)(T))
{
    return {std::move(name), [&now, &all, member, inUnits](const OfferingResult& result) {
                const auto& difference = all[static_cast<std::size_t>(&result - now.offerings.data())].*member;
                return difference ? Cell(inUnits(*difference)) : Cell();
            }};
}

void addDifferences(std::vector<ResultColumn>& columns, const Comparison& now,
                    const std::vector<OfferingDifference>& all)
{
    const auto asIs = [](double value) { return value; };
    columns.push_back(
        differenceColumn<Bytes>("memory_total_gib_difference", now, all, &OfferingDifference::memory, toGib));
    columns.push_back(
        differenceColumn<double>("tokens_per_s_difference", now, all, &OfferingDifference::tokensPerSecond, asIs));
    if (now.task != Task::Serve)
        columns.push_back(differenceColumn<double>("days_difference", now, all, &OfferingDifference::days, asIs));
    columns.push_back(differenceColumn<Money>("cost_difference", now, all, &OfferingDifference::cost, toYuan));
    columns.push_back(differenceColumn<Money>("monthly_difference", now, all, &OfferingDifference::monthly, toYuan));
}

} // namespace

std::string comparisonToCsv(const Comparison& comparison, const ComparisonWords& words, const Comparison* baseline)
{
    std::vector<ResultColumn> columns = columnsFor(comparison, words);
    const std::vector<OfferingDifference> changes =
        baseline ? differences(comparison, *baseline) : std::vector<OfferingDifference>();
    if (baseline)
        addDifferences(columns, comparison, changes);
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
