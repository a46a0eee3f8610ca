// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/comparison.h"
#include "values/scenario.h"
#include "workload/setting.h"

#include <random>

namespace octoplan::test {

// Any sensible question: model, task, precision, optimizer, lengths, servers, software, host RAM, goal and terms.
[[nodiscard]] Scenario randomScenario(std::mt19937& random);

// The setting of one of its offerings.
[[nodiscard]] Setting settingOf(const Scenario& scenario, const std::string& offeringId);

// The sample catalogue with one offering's likely price changed (its range with it).
[[nodiscard]] Catalog withPrice(const std::string& offeringId, Money price);

[[nodiscard]] const OfferingResult& resultOf(const Comparison& comparison, const std::string& id);
[[nodiscard]] const Reason* find(const std::vector<Reason>& reasons, ReasonKind kind);

} // namespace octoplan::test
