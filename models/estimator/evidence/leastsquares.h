// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace octoplan {

// A fit of a few constants to measured runs, in logarithms of factors on their present values. Every constant has a
// prior: a normal deviation around no change. A run far off counts less: it is another regime.
struct LeastSquares {
    std::function<double(std::size_t row, const std::vector<double>& values)> error; // ln(predicted / measured)
    std::vector<double> weights;                                                     // of the rows; 0 leaves one out
    std::vector<double> deviations;                                                  // of the values
    double outlier = 0.3;
};
// Gauss-Newton from no change, with numeric slopes.
[[nodiscard]] std::vector<double> solve(const LeastSquares& problem, int iterations);

// Errors and their slopes at no change, of all rows: from them one step with any weights costs next to nothing, so that
// every source can be left out in turn.
struct Linearised {
    std::vector<double> errors;
    std::vector<std::vector<double>> slopes; // a row each
};
[[nodiscard]] Linearised linearise(const LeastSquares& problem);
[[nodiscard]] std::vector<double> oneStep(const Linearised& at, const LeastSquares& problem);

// Weights so that a source of n runs counts as ten independent ones at most; rows of `leftOut` weigh nothing.
[[nodiscard]] std::vector<double> sourceWeights(const std::vector<std::string>& sources, const std::string& leftOut);

} // namespace octoplan
