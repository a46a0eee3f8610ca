// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "benchmarks/inputs.h"
#include "evidence/evidencecase.h"

#include <string>
#include <vector>

// Least squares over the constants of the time formulas, in logarithms, sources weighted alike: the machinery
// of refit and leave_one_group_out.
namespace octoplan::bench {

struct SpeedRow {
    std::string group, id, device;
    EvidenceCase evidence;
    double measured = 0.0; // tokens per second and device
};

// Logarithms of factors on the constants in speedconstants.h and on the classes' values in speedtraits.cpp.
using SpeedValues = std::vector<double>;

[[nodiscard]] std::vector<SpeedRow> speedRows(const Inputs& inputs);
[[nodiscard]] double predict(const SpeedRow& row, const SpeedValues& values);
[[nodiscard]] std::vector<double> predictions(const std::vector<SpeedRow>& rows, const SpeedValues& values);
[[nodiscard]] std::size_t fittedCount();
// What a constant is expected to be before any run is seen: its shipped value, or what data sheets, papers and plain
// products say (which no run of this file has touched).
enum class Priors { Shipped, Physical };
enum class Part { Group, Device, Framework };

// `looseness` widens every prior.
[[nodiscard]] SpeedValues fitSpeed(const std::vector<SpeedRow>& rows, Priors priors, double looseness);
// Each part predicted with constants fitted to the others.
[[nodiscard]] std::vector<double> leaveOut(const std::vector<SpeedRow>& rows, Part part, Priors priors,
                                           double looseness);

void printRows(const std::vector<SpeedRow>& rows);
void printValues(const SpeedValues& values);
void printScores(const std::vector<SpeedRow>& rows, const std::vector<double>& predicted);

} // namespace octoplan::bench
