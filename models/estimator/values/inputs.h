// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "message.h"
#include "scenario.h"

#include <span>
#include <string_view>

// The one table of numeric inputs: sliders, clamping, files, command line, tests and help read it.
namespace octoplan {

enum class InputId {
    ModelParameters,   // parameters
    SequenceLength,    // tokens
    GlobalBatchTokens, // tokens
    LoraRank,
    GoalDays,     // days
    GoalTokens,   // tokens
    DeadlineDays, // days; unset is 0
    Servers,
    Budget,          // yuan; unset is 0
    HoursPerMonth,   // hours
    MinimumDays,     // days
    PersonDay,       // yuan
    Utilisation,     // share
    SetupHours,      // hours
    StoragePerMonth, // yuan
    TaxRate,         // share
    PromptTokens,
    OutputTokens,
    ConcurrentRequests,
    MeanLength,     // tokens; unset is 0
    DatasetSamples, // setting one of these makes the work that of a data set
    DatasetLength,  // tokens
    DatasetEpochs,
    MigrationDays, // person-days
    DebugHours,    // hours
    RestartsPerMonth,
    RestartHours,     // hours
    TrialHours,       // hours
    TrialPrice,       // yuan an hour
    ElectricityPrice, // yuan a kWh
    PowerUsageEffectiveness,
    Rate, // units of the shown currency
};

enum class Scale { Linear, Logarithmic };
enum class InputUnit { None, Parameters, Tokens, Days, Hours, Money, Share };

struct InputSpec {
    InputId id;
    std::string_view key;   // JSON pointer in a scenario, and the name for --vary
    std::string_view label; // English, for translation in the context "Inputs"
    InputUnit unit;
    double minimum;
    double maximum;
    Scale scale;
    double defaultValue;
    bool integral;
};

[[nodiscard]] std::span<const InputSpec> inputs();
[[nodiscard]] const InputSpec& input(InputId id);
[[nodiscard]] const InputSpec* findInput(std::string_view key);
[[nodiscard]] double value(const Scenario& scenario, InputId id);
// Clamps to the table's bounds and rounds integral inputs. Setting ModelParameters turns a preset into that family
// scaled, and anything else into a derived shape.
void setValue(Scenario& scenario, InputId id, double value);

// Whether the number plays a part: that of a data set only where the work is said so, the price of a trial only where
// there is one, and the like. Which inputs concern a task is another question.
[[nodiscard]] bool isUsed(const Scenario& scenario, InputId id);

} // namespace octoplan
