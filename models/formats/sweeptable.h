// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/comparisoncolumns.h"
#include "values/problem.h"
#include "values/sweep.h"

// The answers of a grid as one table: a row for each point and offering. Both formats hold the same cells.
namespace octoplan {

enum class SweepFormat { Csv, Json };
OCTOPLAN_KEYS(SweepFormat, "csv", "json");

// What a sweep was of.
struct SweepOrigin {
    std::string program;      // version
    std::string scenarioHash; // "sha256:…"
    std::string catalogDate;
    std::string currency = "CNY";
    Task task = Task::Full;             // of points that do not vary it
    std::vector<std::string> offerings; // ids
    SweepGrid grid;
    Problems problems; // notes
    friend bool operator==(const SweepOrigin&, const SweepOrigin&) = default;
};

using SweepRow = std::vector<Cell>;

// Where the answer changes at a point: between the value before it on its axis, and its own.
struct SweepFlip {
    std::size_t axis = 0;
    std::size_t point = 0;
    std::optional<double> at; // where it was looked for in between
    AnswerState before, after;
    friend bool operator==(const SweepFlip&, const SweepFlip&) = default;
};

// Keeps a reference to the origin. Safe from several threads.
class SweepTable {
public:
    explicit SweepTable(const SweepOrigin& origin);

    [[nodiscard]] const SweepOrigin& origin() const { return m_origin; }
    [[nodiscard]] const std::vector<std::string>& columns() const { return m_names; }
    [[nodiscard]] std::vector<SweepRow> rows(std::size_t point, const Comparison& comparison) const;
    // What rows() were made of; nothing where they cannot have been.
    [[nodiscard]] std::optional<AnswerState> stateOf(const std::vector<SweepRow>& rows) const;

    [[nodiscard]] std::string head(SweepFormat format) const;
    [[nodiscard]] std::string text(SweepFormat format, std::size_t point, const std::vector<SweepRow>& rows) const;
    // `flips` as written by flipText(), joined.
    [[nodiscard]] std::string foot(SweepFormat format, const std::string& flips) const;
    [[nodiscard]] std::string flipText(const SweepFlip& flip) const; // JSON

private:
    [[nodiscard]] Cell valueOf(std::size_t axis, std::size_t point) const;

    const SweepOrigin& m_origin;
    std::vector<ResultColumn> m_columns; // after those of the point
    std::vector<std::string> m_names;    // of all
};

// What stands in place of a table when the input was refused.
[[nodiscard]] std::string sweepRefusal(const std::string& program, const Problems& problems);

} // namespace octoplan
