// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/leastsquares.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace octoplan {

namespace {

using Values = std::vector<double>;
using Matrix = std::vector<Values>;

// A x = b for a symmetric positive matrix, by elimination.
Values eliminate(Matrix a, Values b)
{
    const std::size_t n = b.size();
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t r = i + 1; r < n; ++r) {
            const double f = a[r][i] / a[i][i];
            for (std::size_t c = i; c < n; ++c)
                a[r][c] -= f * a[i][c];
            b[r] -= f * b[i];
        }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t c = i + 1; c < n; ++c)
            b[i] -= a[i][c] * b[c];
        b[i] /= a[i][i];
    }
    return b;
}

// Errors and slopes at `x` of the rows that weigh something; the others stay zero.
Linearised lineariseAt(const LeastSquares& p, const Values& x, bool all)
{
    constexpr double h = 1e-3;
    Linearised at;
    at.errors.assign(p.weights.size(), 0.0);
    at.slopes.assign(p.weights.size(), Values(x.size(), 0.0));
    for (std::size_t row = 0; row < p.weights.size(); ++row) {
        if (!all && p.weights[row] <= 0.0)
            continue;
        at.errors[row] = p.error(row, x);
        for (std::size_t i = 0; i < x.size(); ++i) {
            Values y = x;
            y[i] += h;
            at.slopes[row][i] = (p.error(row, y) - at.errors[row]) / h;
        }
    }
    return at;
}

Values stepFrom(const Linearised& at, const LeastSquares& p, const Values& x)
{
    constexpr double farthest = 0.3;
    const std::size_t n = x.size();
    Matrix a(n, Values(n, 0.0));
    Values b(n, 0.0);
    for (std::size_t i = 0; i < n; ++i) {
        const double w = 1.0 / (p.deviations[i] * p.deviations[i]);
        a[i][i] += w;
        b[i] -= w * x[i];
    }
    for (std::size_t row = 0; row < p.weights.size(); ++row) {
        const double e = at.errors[row];
        const Values& slope = at.slopes[row];
        const double w = p.weights[row] / (1.0 + (e / p.outlier) * (e / p.outlier));
        for (std::size_t i = 0; i < n && w > 0.0; ++i) {
            b[i] -= w * slope[i] * e;
            for (std::size_t j = 0; j < n; ++j)
                a[i][j] += w * slope[i] * slope[j];
        }
    }
    Values d = eliminate(std::move(a), std::move(b));
    for (std::size_t i = 0; i < n; ++i)
        d[i] = x[i] + std::clamp(d[i], -farthest, farthest);
    return d;
}

} // namespace

std::vector<double> solve(const LeastSquares& problem, int iterations)
{
    Values x(problem.deviations.size(), 0.0);
    for (int i = 0; i < iterations; ++i)
        x = stepFrom(lineariseAt(problem, x, false), problem, x);
    return x;
}

Linearised linearise(const LeastSquares& problem)
{
    return lineariseAt(problem, Values(problem.deviations.size(), 0.0), true);
}

std::vector<double> oneStep(const Linearised& at, const LeastSquares& problem)
{
    return stepFrom(at, problem, Values(problem.deviations.size(), 0.0));
}

std::vector<double> sourceWeights(const std::vector<std::string>& sources, const std::string& leftOut)
{
    constexpr double common = 0.12; // the error of one run that its source's others share
    constexpr double independent = 10.0;
    std::map<std::string, int> counts;
    for (const std::string& source : sources)
        ++counts[source];
    std::vector<double> weights;
    weights.reserve(sources.size());
    for (const std::string& source : sources)
        weights.push_back(source == leftOut ? 0.0 : std::min(1.0, independent / counts[source]) / (common * common));
    return weights;
}

} // namespace octoplan
