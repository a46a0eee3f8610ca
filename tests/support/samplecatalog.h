// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"
#include "values/scenario.h"

// A small catalogue in code, so that tests of one layer do not depend on files: the four offerings, the trial
// container and a few models, with the published figures that resources/catalog.json gives its sources for.
namespace octoplan::test {

// Offerings rtx4090-24g-x8, rtx4090-48g-x8, ascend-910b-64g-x8, h100-80g-x8 and rtx4090-24g-container; models
// llama-2-7b, llama-2-13b, llama-3.1-8b, llama-2-70b, qwen3-30b-a3b and tiny (8 layers, for exact counts).
[[nodiscard]] const Catalog& sampleCatalog();

// All four offerings, `preset`, one server, the schema's defaults and a goal of 10^9 tokens.
[[nodiscard]] Scenario sampleScenario(const char* preset = "llama-2-7b", Task task = Task::Full);

} // namespace octoplan::test
