// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace octoplan {

// A prediction beside what was measured, both in the same unit and of the same kind.
struct Predicted {
    double measured = 0.0;
    double likely = 0.0;
    double low = 0.0;
    double high = 0.0;
    [[nodiscard]] double error() const { return likely / measured - 1.0; }
    [[nodiscard]] bool covered() const { return low <= measured && measured <= high; }
    [[nodiscard]] double halfWidth() const { return (high - low) / (2.0 * likely); }
    friend bool operator==(const Predicted&, const Predicted&) = default;
};

// One scorable measurement; without a prediction it counts as not answered.
struct ScoredRow {
    std::string group, device, task;
    std::optional<Predicted> predicted;
};

struct Score {
    int runs = 0;     // scorable
    int answered = 0; // predicted; the figures below exist only where this is positive
    double medianAbsError = 0.0;
    double p90AbsError = 0.0;
    double within20 = 0.0;
    double within30 = 0.0;
    double bias = 0.0; // median signed error
    double intervalCoverage = 0.0;
    double intervalHalfWidth = 0.0; // median, relative to the likely value
    friend bool operator==(const Score&, const Score&) = default;
};

struct Scores {
    Score overall;                       // each figure inside each group, then averaged over the groups
    std::map<std::string, Score> groups; // groups of fewer than five rows are pooled under pooledGroup
    std::map<std::string, Score> devices;
    std::map<std::string, Score> tasks;
    friend bool operator==(const Scores&, const Scores&) = default;
};

inline constexpr const char* pooledGroup = "(pooled)";
inline constexpr int smallestGroup = 5;

[[nodiscard]] Scores scoreRows(const std::vector<ScoredRow>& rows);

// Linear interpolation between order statistics; 0 of nothing. `share` in 0..1.
[[nodiscard]] double quantile(std::vector<double> values, double share);

} // namespace octoplan
