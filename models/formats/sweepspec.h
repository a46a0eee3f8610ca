// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/sweep.h"

#include <string>
#include <string_view>

// What a person asks to vary, as on the command line: INPUT=FROM:TO:COUNT, or INPUT=VALUE,VALUE,… for numbers and
// choices. INPUT is the key of the table of inputs with / or . between its steps, or its last step alone.
namespace octoplan {

// An axis with values exactly where `fault` is empty; the fault says what was expected.
struct AxisReading {
    SweepAxis axis;
    std::string fault;
    std::string note; // worth knowing though it is no fault
};

[[nodiscard]] AxisReading axisFromText(std::string_view text);

// What is wrong with the axes together; empty where they are a grid.
[[nodiscard]] std::string gridFault(const SweepGrid& grid);

// "job/sequence_length", of all that can be varied, in the order of the tables.
[[nodiscard]] std::vector<std::string> sweepableKeys();

} // namespace octoplan
