// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "inputs.h"

// The inputs that are one of a few choices, beside the table of numeric ones.
namespace octoplan {

enum class ChoiceInputId { Task, Precision, Optimizer, Attention, Stack, Billing };

struct ChoiceInput {
    ChoiceInputId id;
    std::string_view key;   // JSON pointer in a scenario, and the name for --vary
    std::string_view label; // English, for translation in the context "Inputs"
    std::span<const std::string_view> options;
    std::size_t (*get)(const Scenario&);
    void (*set)(Scenario&, std::size_t);
};

[[nodiscard]] std::span<const ChoiceInput> choiceInputs();
[[nodiscard]] const ChoiceInput& choiceInput(ChoiceInputId id);
[[nodiscard]] const ChoiceInput* findChoiceInput(std::string_view key);

} // namespace octoplan
