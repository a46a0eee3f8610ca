// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/decision.h"
#include "values/scenario.h"

#include <functional>
#include <vector>

// Pure functions around a comparison, for the background: `comparison` is compare(scenario, catalog).
namespace octoplan {

// Asked between steps; true ends the work early with what is there so far.
using StopAsked = std::function<bool()>;

// Indices of offerings that run at a price and are beaten in time and cost by none; by days. With days given instead of
// work, time is what a token takes and cost what it costs.
[[nodiscard]] std::vector<std::size_t> paretoSet(const Comparison& comparison);

// Costs along an axis from `low` to `high` (spaced by ratios, utilisation evenly) and where the cheapest changes. Plans
// and speeds stay as compared; no deadline or budget excludes any.
[[nodiscard]] BreakEven breakEven(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison,
                                  BreakEvenAxis axis, double low, double high, int samples = 97);

// The break-even that decide() tells first: over the work, for serving over the days rented.
[[nodiscard]] BreakEven leadingBreakEven(const Scenario& scenario, const Catalog& catalog,
                                         const Comparison& comparison);

// Where the choice or a verdict changes along an input's range: compare() at `samples` points, then bisection between
// those that differ, so a change that is undone between two points is not seen. By value.
[[nodiscard]] std::vector<SliderMark> sliderMarks(const Scenario& scenario, const Catalog& catalog, InputId input,
                                                  int samples = 33, const StopAsked& stop = {});

// What the recommended offering's cost depends on, widest first; empty without a recommendation at a price. Where days
// are given, cost is that of 10^9 tokens.
[[nodiscard]] std::vector<Sensitivity> tornado(const Scenario& scenario, const Catalog& catalog,
                                               const Comparison& comparison);

// How far each offering goes. Sizes within 1 %, lengths in steps of 256 tokens.
[[nodiscard]] std::vector<Reach> reach(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison,
                                       const StopAsked& stop = {});

// Where none of the offerings is the choice, what would work: a lighter recipe, more servers, less work, another device
// of the catalogue. Limits are kept, but for the price of a device that has none.
[[nodiscard]] std::vector<Reason> remedies(const Scenario& scenario, const Catalog& catalog,
                                           const Comparison& comparison, const StopAsked& stop = {});

// The inputs whose sliders get marks.
[[nodiscard]] std::vector<InputId> markedInputs(const Scenario& scenario);

// All of it, break-even over a hundredfold of the work, half a day to a year, and a third to three times the price.
[[nodiscard]] Decision decide(const Scenario& scenario, const Catalog& catalog, const Comparison& comparison,
                              const StopAsked& stop = {});

} // namespace octoplan
