// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/sweeptable.h"

// A part of a sweep, for another machine to join: a line for what it is, a line for each of its points, a line for the
// end. The cells in it give the very table of the whole.
namespace octoplan {

struct SweepPart {
    SweepOrigin origin;
    SweepFormat format = SweepFormat::Csv; // that the whole was asked in
    std::size_t part = 0;                  // from 0
    std::size_t parts = 1;
    friend bool operator==(const SweepPart&, const SweepPart&) = default;
};

struct PartPoint {
    std::size_t point = 0;
    std::vector<SliderMark> changes; // between the point before and this one
    std::vector<SweepRow> rows;
};

[[nodiscard]] std::string partHead(const SweepPart& part);
[[nodiscard]] std::string partLine(const PartPoint& point);
[[nodiscard]] std::string partFoot(const SweepPart& part);

// `part` is there exactly where `fault` is empty.
struct PartHeadReading {
    std::optional<SweepPart> part;
    std::string fault; // what is wrong and what was expected
};
[[nodiscard]] PartHeadReading readPartHead(std::string_view line);
// Nothing where the line is no point of a table of so many columns.
[[nodiscard]] std::optional<PartPoint> readPartLine(std::string_view line, std::size_t columns);

// In what the heads of two parts of one sweep differ though they must not: "the scenario is …, expected …"; empty.
[[nodiscard]] std::string partDifference(const SweepPart& part, const SweepPart& expected);

} // namespace octoplan
