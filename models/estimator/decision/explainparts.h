// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/comparison.h"
#include "values/explanation.h"
#include "values/scenario.h"
#include "workload/setting.h"

#include <optional>
#include <string_view>

// The parts of explain().
namespace octoplan::explaining {

struct Context {
    const Scenario& scenario;
    const Catalog& catalog;
    const OfferingResult& result;
};

struct Draft {
    std::string formula, numbers;
    double value = 0.0; // that the numbers give
};

// Four significant digits, whatever the locale; whole numbers up to 10^7 exactly.
[[nodiscard]] std::string digits(double value);

// What the scenario means on this offering; none where its model or device is unknown.
[[nodiscard]] std::optional<Setting> settingOf(const Context& context);

// Weights, gradients and optimizer states of full training: parameters x bytes / devices that share them.
[[nodiscard]] std::optional<Draft> statesOf(const Context& context, MemoryPart part);
// The needed operations of a step over what the devices reach while they compute.
[[nodiscard]] std::optional<Draft> computeOf(const Context& context);
// Activations, logits, cache, buffers, slack and runtime: what they grow with.
[[nodiscard]] std::optional<Draft> minorPart(const Context& context, const Setting& setting, MemoryPart part);
[[nodiscard]] std::optional<Draft> mfuOf(const Context& context, const Setting& setting);
// What is not hidden behind compute; no numbers.
[[nodiscard]] std::optional<Draft> exposedPart(const Context& context, TimePart part);

// The catalogue's figures behind one, with the names of their sources.
[[nodiscard]] std::vector<ExplainedConstant> constantsOf(const Context& context, std::string_view figure);

} // namespace octoplan::explaining
