// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/evaluation.h"

#include <optional>
#include <span>
#include <vector>

namespace octoplan {

// One offering as the choice sees it (decisions 13).
struct Rival {
    std::size_t index = 0; // in the comparison
    bool fits = false;     // with room, else tight
    bool onTime = true;    // by the likely value
    bool inBudget = true;
    double price =
        0.0; // what is compared: fen for the work, or for 10^9 tokens where days are given; infinity: unknown
    double days = 0.0;
    double tokensPerSecond = 0.0;
    double tokens = 0.0; // of the whole job
    Money cost;          // likely total

    [[nodiscard]] bool allowed() const { return onTime && inBudget; }
};

// Fits before tight, then the lower price, then the faster, then the order of the comparison.
[[nodiscard]] bool better(const Rival& a, const Rival& b);

// Those that run and are allowed here, in the order of the comparison.
[[nodiscard]] std::vector<Rival> rivalsOf(std::span<const Evaluation> evaluations, const Scenario& scenario,
                                          const Work& work);

// A rival as it would be under another bill.
[[nodiscard]] Rival rebilled(const Rival& rival, const Rented& rented, const Scenario& scenario, const Work& work);

// The best of those that keep deadline and budget, or null.
[[nodiscard]] const Rival* choice(std::span<const Rival> rivals);

} // namespace octoplan
