// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/validation.h"
#include "physics/speedconstants.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

// Fits the constants of the time formulas to measured runs: the machinery of the two programs refit and
// leave_one_group_out.
namespace octoplan::bench {

struct FittedConstant {
    std::string_view name;
    double SpeedConstants::*member;
    double spread; // standard deviation of the prior, in logarithms: how far a fit may pull it from where it stands
};

// Those that speedconstants.h calls fitted.
[[nodiscard]] std::span<const FittedConstant> fittedConstants();

// A run with a measured throughput, interpreted once.
struct SpeedRow {
    std::string group;
    EvidenceCase evidence;
};
[[nodiscard]] std::vector<SpeedRow> speedRows(const std::vector<MeasuredRun>& runs, const Catalog& catalog);

// log(predicted / measured) of a row under given constants.
[[nodiscard]] double logError(const SpeedRow& row, const SpeedConstants& constants);

// Least mean over groups of the mean absolute log error (an outlier counts as 0.6 at most), with the prior's penalty;
// by coordinate descent with shrinking steps. `leftOut` names a group that the fit does not see; empty: none.
[[nodiscard]] SpeedConstants fitSpeed(const std::vector<SpeedRow>& rows, std::string_view leftOut);

} // namespace octoplan::bench
