// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/validation.h"
#include "formats/messagewords.h"

#include <nlohmann/json.hpp>

#include <string>

// What `octoplan validate` answers.
namespace octoplan {

// {"runs": […], "summary": {"throughput", "memory", "fits", "skipped"}}; memory in GiB, errors as predicted/measured
// - 1.
[[nodiscard]] nlohmann::ordered_json validationToJson(const Validation& validation);

// Tables for a terminal: scores by group, device and task, verdicts, skips and the ten worst runs with their terms.
[[nodiscard]] std::string validationToText(const Validation& validation, const MessageWords& words = {});

} // namespace octoplan
