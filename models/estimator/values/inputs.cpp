// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "inputs.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace octoplan {

namespace {

constexpr auto table = std::to_array<InputSpec>({
    {InputId::ModelParameters, "/model/parameters", QT_TRANSLATE_NOOP("Inputs", "Model size"), InputUnit::Parameters,
     1e8, 1e12, Scale::Logarithmic, 7e9, false},
    {InputId::SequenceLength, "/job/sequence_length", QT_TRANSLATE_NOOP("Inputs", "Sequence length"), InputUnit::Tokens,
     16, 1048576, Scale::Logarithmic, 4096, true},
    {InputId::GlobalBatchTokens, "/job/global_batch_tokens", QT_TRANSLATE_NOOP("Inputs", "Global batch"),
     InputUnit::Tokens, 16, 67108864, Scale::Logarithmic, 524288, true},
    {InputId::LoraRank, "/job/lora_rank", QT_TRANSLATE_NOOP("Inputs", "LoRA rank"), InputUnit::None, 1, 1024,
     Scale::Logarithmic, 16, true},
    {InputId::GoalDays, "/goal/days", QT_TRANSLATE_NOOP("Inputs", "Training days"), InputUnit::Days, 0.01, 3650,
     Scale::Logarithmic, 14, false},
    {InputId::GoalTokens, "/goal/tokens", QT_TRANSLATE_NOOP("Inputs", "Tokens"), InputUnit::Tokens, 1e5, 1e14,
     Scale::Logarithmic, 1e9, false},
    {InputId::DeadlineDays, "/constraints/deadline_days", QT_TRANSLATE_NOOP("Inputs", "Deadline"), InputUnit::Days,
     0.01, 3650, Scale::Logarithmic, 0, false},
    {InputId::Servers, "/rental/servers", QT_TRANSLATE_NOOP("Inputs", "Servers"), InputUnit::None, 1, 64,
     Scale::Logarithmic, 1, true},
    {InputId::Budget, "/constraints/budget", QT_TRANSLATE_NOOP("Inputs", "Budget"), InputUnit::Money, 1, 1e9,
     Scale::Logarithmic, 0, false},
    {InputId::HoursPerMonth, "/rental/hours_per_month", QT_TRANSLATE_NOOP("Inputs", "Hours per month"),
     InputUnit::Hours, 672, 744, Scale::Linear, 720, false},
    {InputId::MinimumDays, "/rental/minimum_days", QT_TRANSLATE_NOOP("Inputs", "Minimum term"), InputUnit::Days, 0,
     3650, Scale::Linear, 0, false},
    {InputId::PersonDay, "/costs/person_day", QT_TRANSLATE_NOOP("Inputs", "Person-day"), InputUnit::Money, 0, 100000,
     Scale::Linear, 2000, false},
    {InputId::Utilisation, "/costs/utilisation", QT_TRANSLATE_NOOP("Inputs", "Utilisation"), InputUnit::Share, 0.01, 1,
     Scale::Linear, 1, false},
    {InputId::SetupHours, "/costs/setup_hours", QT_TRANSLATE_NOOP("Inputs", "Set-up hours"), InputUnit::Hours, 0, 8760,
     Scale::Linear, 0, false},
    {InputId::StoragePerMonth, "/costs/storage_per_month", QT_TRANSLATE_NOOP("Inputs", "Storage a month"),
     InputUnit::Money, 0, 1e7, Scale::Linear, 0, false},
    {InputId::TaxRate, "/costs/tax_rate", QT_TRANSLATE_NOOP("Inputs", "Tax rate"), InputUnit::Share, 0, 1,
     Scale::Linear, 0, false},
    {InputId::PromptTokens, "/job/serving/prompt_tokens", QT_TRANSLATE_NOOP("Inputs", "Prompt tokens"),
     InputUnit::Tokens, 1, 1048576, Scale::Logarithmic, 1024, true},
    {InputId::OutputTokens, "/job/serving/output_tokens", QT_TRANSLATE_NOOP("Inputs", "Output tokens"),
     InputUnit::Tokens, 1, 1048576, Scale::Logarithmic, 256, true},
    {InputId::ConcurrentRequests, "/job/serving/concurrent_requests",
     QT_TRANSLATE_NOOP("Inputs", "Concurrent requests"), InputUnit::None, 1, 65536, Scale::Logarithmic, 50, true},
    {InputId::MeanLength, "/job/mean_length", QT_TRANSLATE_NOOP("Inputs", "Mean sample length"), InputUnit::Tokens, 1,
     1048576, Scale::Logarithmic, 0, false},
    {InputId::DatasetSamples, "/goal/dataset/samples", QT_TRANSLATE_NOOP("Inputs", "Samples"), InputUnit::None, 100,
     1e11, Scale::Logarithmic, 1e6, false},
    {InputId::DatasetLength, "/goal/dataset/mean_tokens", QT_TRANSLATE_NOOP("Inputs", "Tokens a sample"),
     InputUnit::Tokens, 1, 1048576, Scale::Logarithmic, 1000, false},
    {InputId::DatasetEpochs, "/goal/dataset/epochs", QT_TRANSLATE_NOOP("Inputs", "Epochs"), InputUnit::None, 0.1, 1000,
     Scale::Logarithmic, 1, false},
    {InputId::MigrationDays, "/costs/migration_days", QT_TRANSLATE_NOOP("Inputs", "Migration, person-days"),
     InputUnit::Days, 0, 365, Scale::Linear, 3, false},
    {InputId::DebugHours, "/costs/debug_hours", QT_TRANSLATE_NOOP("Inputs", "Debugging hours"), InputUnit::Hours, 0,
     8760, Scale::Linear, 0, false},
    {InputId::RestartsPerMonth, "/costs/restarts_per_month", QT_TRANSLATE_NOOP("Inputs", "Restarts a month"),
     InputUnit::None, 0, 100, Scale::Linear, 0, false},
    {InputId::RestartHours, "/costs/restart_hours", QT_TRANSLATE_NOOP("Inputs", "Lost at a restart"), InputUnit::Hours,
     0, 6, Scale::Linear, 1, false},
    {InputId::TrialHours, "/costs/trial_hours", QT_TRANSLATE_NOOP("Inputs", "Trial on a container"), InputUnit::Hours,
     0, 8760, Scale::Linear, 0, false},
    {InputId::TrialPrice, "/costs/trial_price_per_hour", QT_TRANSLATE_NOOP("Inputs", "Container, an hour"),
     InputUnit::Money, 0, 1000, Scale::Linear, 1.96, false},
    {InputId::ElectricityPrice, "/costs/electricity_per_kwh", QT_TRANSLATE_NOOP("Inputs", "Electricity, a kWh"),
     InputUnit::Money, 0, 100, Scale::Linear, 0, false},
    {InputId::PowerUsageEffectiveness, "/costs/pue", QT_TRANSLATE_NOOP("Inputs", "PUE of the machine room"),
     InputUnit::None, 1, 3, Scale::Linear, 1.3, false},
    {InputId::Rate, "/rental/rate", QT_TRANSLATE_NOOP("Inputs", "Exchange rate"), InputUnit::None, 1e-6, 1e6,
     Scale::Logarithmic, 1, false},
});

// A change of one of its numbers starts from the default data set. The bounds of the work hold for what it comes to.
void setDataset(Goal& goal, double Dataset::*member, double v)
{
    Dataset dataset = goal.dataset.value_or(Dataset());
    dataset.*member = v;
    const InputSpec& work = input(InputId::GoalTokens);
    goal.tokens = std::clamp(dataset.tokens(), work.minimum, work.maximum);
    if (goal.tokens != dataset.tokens())
        dataset.*member = v * goal.tokens / dataset.tokens();
    goal.dataset = dataset;
}

void setModelParameters(ModelChoice& model, double parameters)
{
    model.parameters = parameters;
    const bool family = model.source == ModelSource::Preset || model.source == ModelSource::ScaledPreset;
    model.source = family ? ModelSource::ScaledPreset : ModelSource::Parameters;
}

} // namespace

std::span<const InputSpec> inputs() { return table; }

const InputSpec& input(InputId id) { return table[static_cast<std::size_t>(id)]; }

const InputSpec* findInput(std::string_view key)
{
    const auto found = std::find_if(table.begin(), table.end(), [key](const InputSpec& spec) {
        return spec.key == key || (!spec.key.empty() && spec.key.substr(1) == key);
    });
    return found == table.end() ? nullptr : &*found;
}

double value(const Scenario& s, InputId id)
{
    switch (id) {
    case InputId::ModelParameters: return s.model.parameters;
    case InputId::SequenceLength: return s.job.sequenceLength;
    case InputId::GlobalBatchTokens: return static_cast<double>(s.job.globalBatchTokens);
    case InputId::LoraRank: return s.job.loraRank;
    case InputId::GoalDays: return s.goal.days;
    case InputId::GoalTokens: return s.goal.tokens;
    case InputId::DeadlineDays: return s.constraints.deadlineDays.value_or(0.0);
    case InputId::Servers: return s.rental.servers;
    case InputId::Budget: return s.constraints.budget ? toYuan(*s.constraints.budget) : 0.0;
    case InputId::HoursPerMonth: return s.rental.terms.hoursPerMonth;
    case InputId::MinimumDays: return s.rental.terms.minimumDays;
    case InputId::PersonDay: return toYuan(s.costs.personDay);
    case InputId::Utilisation: return s.costs.utilisation;
    case InputId::SetupHours: return s.costs.setupHours;
    case InputId::StoragePerMonth: return toYuan(s.costs.storagePerMonth);
    case InputId::TaxRate: return s.costs.taxRate;
    case InputId::PromptTokens: return s.job.serving.promptTokens;
    case InputId::OutputTokens: return s.job.serving.outputTokens;
    case InputId::ConcurrentRequests: return s.job.serving.concurrentRequests;
    case InputId::MeanLength: return s.job.meanLength.value_or(0.0);
    case InputId::DatasetSamples: return s.goal.dataset.value_or(Dataset()).samples;
    case InputId::DatasetLength: return s.goal.dataset.value_or(Dataset()).meanTokens;
    case InputId::DatasetEpochs: return s.goal.dataset.value_or(Dataset()).epochs;
    case InputId::MigrationDays: return s.costs.migrationDays;
    case InputId::DebugHours: return s.costs.debugHours;
    case InputId::RestartsPerMonth: return s.costs.restartsPerMonth;
    case InputId::RestartHours: return s.costs.restartHours;
    case InputId::TrialHours: return s.costs.trialHours;
    case InputId::TrialPrice: return toYuan(s.costs.trialPrice);
    case InputId::ElectricityPrice: return toYuan(s.costs.electricityPrice);
    case InputId::PowerUsageEffectiveness: return s.costs.powerUsageEffectiveness;
    case InputId::Rate: return s.rental.rate;
    }
    return 0.0;
}

bool isUsed(const Scenario& s, InputId id)
{
    switch (id) {
    case InputId::DeadlineDays: return s.job.task != Task::Serve;
    case InputId::MeanLength: return s.job.packing == Packing::Padded;
    case InputId::DatasetSamples:
    case InputId::DatasetLength:
    case InputId::DatasetEpochs: return s.goal.dataset.has_value();
    case InputId::MigrationDays:
    case InputId::PersonDay: return s.costs.includeMigration;
    case InputId::DebugHours: return s.costs.debugHours > 0.0;
    case InputId::RestartsPerMonth:
    case InputId::RestartHours: return s.costs.restartsPerMonth > 0.0;
    case InputId::TrialHours:
    case InputId::TrialPrice: return s.costs.trialHours > 0.0;
    case InputId::ElectricityPrice:
    case InputId::PowerUsageEffectiveness: return s.costs.electricityPrice > Money{};
    case InputId::Rate: return !s.rental.shownCurrency.empty();
    default: return true;
    }
}

void setValue(Scenario& s, InputId id, double v)
{
    const InputSpec& spec = input(id);
    v = std::clamp(v, spec.minimum, spec.maximum);
    if (spec.integral)
        v = std::round(v);
    switch (id) {
    case InputId::ModelParameters: setModelParameters(s.model, v); break;
    case InputId::SequenceLength: s.job.sequenceLength = static_cast<int>(v); break;
    case InputId::GlobalBatchTokens: s.job.globalBatchTokens = static_cast<std::int64_t>(v); break;
    case InputId::LoraRank: s.job.loraRank = static_cast<int>(v); break;
    case InputId::GoalDays: s.goal.days = v; break;
    case InputId::GoalTokens:
        s.goal.tokens = v;
        s.goal.dataset.reset();
        break;
    case InputId::DeadlineDays: s.constraints.deadlineDays = v; break;
    case InputId::Servers:
        s.rental.servers = static_cast<int>(v);
        s.rental.autoServers = false;
        break;
    case InputId::Budget: s.constraints.budget = yuan(v); break;
    case InputId::HoursPerMonth: s.rental.terms.hoursPerMonth = v; break;
    case InputId::MinimumDays: s.rental.terms.minimumDays = v; break;
    case InputId::PersonDay: s.costs.personDay = yuan(v); break;
    case InputId::Utilisation: s.costs.utilisation = v; break;
    case InputId::SetupHours: s.costs.setupHours = v; break;
    case InputId::StoragePerMonth: s.costs.storagePerMonth = yuan(v); break;
    case InputId::TaxRate: s.costs.taxRate = v; break;
    case InputId::PromptTokens: s.job.serving.promptTokens = static_cast<int>(v); break;
    case InputId::OutputTokens: s.job.serving.outputTokens = static_cast<int>(v); break;
    case InputId::ConcurrentRequests: s.job.serving.concurrentRequests = static_cast<int>(v); break;
    case InputId::MeanLength: s.job.meanLength = v; break;
    case InputId::DatasetSamples: setDataset(s.goal, &Dataset::samples, v); break;
    case InputId::DatasetLength: setDataset(s.goal, &Dataset::meanTokens, v); break;
    case InputId::DatasetEpochs: setDataset(s.goal, &Dataset::epochs, v); break;
    case InputId::MigrationDays: s.costs.migrationDays = v; break;
    case InputId::DebugHours: s.costs.debugHours = v; break;
    case InputId::RestartsPerMonth: s.costs.restartsPerMonth = v; break;
    case InputId::RestartHours: s.costs.restartHours = v; break;
    case InputId::TrialHours: s.costs.trialHours = v; break;
    case InputId::TrialPrice: s.costs.trialPrice = yuan(v); break;
    case InputId::ElectricityPrice: s.costs.electricityPrice = yuan(v); break;
    case InputId::PowerUsageEffectiveness: s.costs.powerUsageEffectiveness = v; break;
    case InputId::Rate: s.rental.rate = v; break;
    }
}

} // namespace octoplan
