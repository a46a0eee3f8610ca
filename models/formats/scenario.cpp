// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/scenario.h"

#include "formats/catalogfigure.h"
#include "formats/concat.h"
#include "formats/say.h"
#include "formats/scenarioparts.h"

#include <cmath>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;

constexpr std::size_t maxScenarios = 64;

void checkScenarioHead(ObjectReader& root)
{
    const auto format = root.text("format");
    if (!root.has("format"))
        root.error("format", say(QT_TRANSLATE_NOOP("Problem", "format is missing, expected \"octoplan-scenario\"")));
    else if (format && *format != "octoplan-scenario")
        root.error("format",
                   say(QT_TRANSLATE_NOOP("Problem", "format is \"%1\", expected \"octoplan-scenario\""), *format));
    if (!root.integer("version", 1, 1) && !root.has("version"))
        root.error("version", say(QT_TRANSLATE_NOOP("Problem", "version is missing, expected 1")));
}

// Instead of tokens, or beside the number that it comes to.
void readDataset(Goal& goal, ObjectReader& object, ScenarioReader& reader)
{
    ObjectReader part = reader.part(object, "dataset");
    Dataset dataset;
    dataset.samples = readInput(part, InputId::DatasetSamples).value_or(dataset.samples);
    dataset.meanTokens = readInput(part, InputId::DatasetLength).value_or(dataset.meanTokens);
    dataset.epochs = readInput(part, InputId::DatasetEpochs).value_or(dataset.epochs);
    reader.keepUnknown(part, "/goal/dataset");
    const InputSpec& work = input(InputId::GoalTokens);
    const double tokens = dataset.tokens();
    if (object.has("tokens") && std::abs(goal.tokens - tokens) > 1e-6 * tokens)
        object.error(
            "tokens",
            say(QT_TRANSLATE_NOOP("Problem", "tokens is %1, expected %2 as the data set says, or one of the two alone"),
                goal.tokens, tokens));
    else if (tokens < work.minimum || tokens > work.maximum)
        object.error("dataset", say(QT_TRANSLATE_NOOP("Problem", "the data set comes to %1 tokens, expected %2 to %3"),
                                    tokens, work.minimum, work.maximum));
    goal.dataset = dataset;
    goal.tokens = tokens;
}

Goal readGoal(ObjectReader object, ScenarioReader& reader)
{
    Goal goal;
    goal.kind = object.choice<GoalKind>("kind").value_or(goal.kind);
    goal.tokens = readInput(object, InputId::GoalTokens).value_or(goal.tokens);
    if (object.has("dataset"))
        readDataset(goal, object, reader);
    goal.days = readInput(object, InputId::GoalDays).value_or(goal.days);
    goal.matchOffering = object.text("offering").value_or("");
    if (goal.kind == GoalKind::Match && goal.matchOffering.empty())
        object.error(
            "offering",
            say(QT_TRANSLATE_NOOP("Problem",
                                  "offering is missing, expected the id of the offering whose work is to be matched")));
    reader.keepUnknown(object, "/goal");
    return goal;
}

Constraints readConstraints(ObjectReader object, ScenarioReader& reader)
{
    Constraints constraints;
    if (const auto budget = readInput(object, InputId::Budget))
        constraints.budget = yuan(*budget);
    constraints.deadlineDays = readInput(object, InputId::DeadlineDays);
    constraints.domesticOnly = object.boolean("domestic_only").value_or(false);
    reader.keepUnknown(object, "/constraints");
    return constraints;
}

Costs readCosts(ObjectReader object, ScenarioReader& reader)
{
    Costs costs;
    if (const auto day = readInput(object, InputId::PersonDay))
        costs.personDay = yuan(*day);
    costs.includeMigration = object.boolean("include_migration").value_or(costs.includeMigration);
    costs.utilisation = readInput(object, InputId::Utilisation).value_or(costs.utilisation);
    const auto number = [&object](InputId id, double& out) { out = readInput(object, id).value_or(out); };
    const auto money = [&object](InputId id, Money& out) {
        if (const auto amount = readInput(object, id))
            out = yuan(*amount);
    };
    number(InputId::MigrationDays, costs.migrationDays);
    number(InputId::SetupHours, costs.setupHours);
    number(InputId::DebugHours, costs.debugHours);
    number(InputId::RestartsPerMonth, costs.restartsPerMonth);
    number(InputId::RestartHours, costs.restartHours);
    number(InputId::TrialHours, costs.trialHours);
    money(InputId::TrialPrice, costs.trialPrice);
    money(InputId::StoragePerMonth, costs.storagePerMonth);
    money(InputId::ElectricityPrice, costs.electricityPrice);
    number(InputId::PowerUsageEffectiveness, costs.powerUsageEffectiveness);
    number(InputId::TaxRate, costs.taxRate);
    reader.keepUnknown(object, "/costs");
    return costs;
}

std::string kept(const json* value, bool wanted) { return value != nullptr && wanted ? value->dump() : std::string(); }

Scenario readScenario(ObjectReader& root, ScenarioReader& reader);

// A scenario as any other, but alone: the file says format and version, and nothing is compared with its baseline.
void readBaseline(Scenario& scenario, ObjectReader& root, ScenarioReader& reader)
{
    const json* value = root.object("baseline");
    if (value == nullptr)
        return;
    ScenarioReader inner{reader.problems, json::object(), reader.base + "/baseline"};
    ObjectReader object(*value, inner.base, inner.problems);
    object.ignore("format");
    object.ignore("version");
    if (object.has("baseline"))
        return object.error(
            "baseline",
            say(QT_TRANSLATE_NOOP("Problem", "the baseline holds a baseline of its own, expected none or null")));
    scenario.baseline = HeldScenario(readScenario(object, inner));
}

Scenario readScenario(ObjectReader& root, ScenarioReader& reader)
{
    Scenario scenario;
    scenario.title = root.text("title").value_or("");
    scenario.note = root.text("note").value_or("");
    ObjectReader model = reader.part(root, "model");
    scenario.model = readModel(model, reader);
    ObjectReader job = reader.part(root, "job");
    scenario.job = readJob(job, reader);
    scenario.goal = readGoal(reader.part(root, "goal"), reader);
    ObjectReader rental = reader.part(root, "rental");
    scenario.rental = readRental(rental, reader);
    scenario.constraints = readConstraints(reader.part(root, "constraints"), reader);
    scenario.costs = readCosts(reader.part(root, "costs"), reader);
    ObjectReader plan = reader.part(root, "plan");
    scenario.plan = readPlan(plan, reader);
    if (const json* list = root.array("offerings"))
        scenario.offerings = readOfferings(*list, reader);
    const json* calibrations = root.array("calibrations");
    scenario.calibrations = kept(calibrations, calibrations != nullptr && !calibrations->empty());
    readBaseline(scenario, root, reader);
    if (scenario.rental.autoServers && !scenario.constraints.deadlineDays)
        rental.error("servers",
                     say(QT_TRANSLATE_NOOP("Problem",
                                           "servers is \"auto\", expected a deadline in /constraints/deadline_days")));
    reader.keepUnknown(root, "");
    if (!reader.unknown.empty())
        scenario.unknownKeys = reader.unknown.dump();
    return scenario;
}

void readSeveral(ObjectReader& root, const json& list, ScenarioFile& file, Problems& problems)
{
    file.several = true;
    file.title = root.text("title").value_or("");
    file.note = root.text("note").value_or("");
    if (list.empty() || list.size() > maxScenarios)
        root.error("scenarios", say(QT_TRANSLATE_NOOP("Problem", "scenarios holds %1, expected 1 to %2"), list.size(),
                                    maxScenarios));
    for (std::size_t i = 0; i < list.size() && i < maxScenarios; ++i) {
        ScenarioReader reader{problems, json::object(), concat("/scenarios/", i)};
        ObjectReader object(list[i], reader.base, problems);
        object.ignore("format");
        object.ignore("version");
        file.scenarios.push_back(readScenario(object, reader));
    }
    ScenarioReader own{problems, json::object(), ""};
    own.keepUnknown(root, "");
    if (!own.unknown.empty())
        file.unknownKeys = own.unknown.dump();
}

} // namespace

ObjectReader ScenarioReader::part(ObjectReader& parent, std::string_view key)
{
    static const json empty = json::object();
    const json* value = parent.find(key);
    return ObjectReader(value == nullptr || value->is_null() ? empty : *value, parent.pointerTo(key), problems);
}

void ScenarioReader::keepUnknown(ObjectReader& object, const std::string& path)
{
    const json rest = object.unknown();
    for (const auto& [key, value] : rest.items())
        unknown[path + pointerStep(key)] = value;
}

std::optional<double> readInput(ObjectReader& object, InputId id)
{
    const InputSpec& spec = input(id);
    const std::string_view key = spec.key.substr(spec.key.rfind('/') + 1);
    if (!spec.integral)
        return object.number(key, spec.minimum, spec.maximum);
    const auto whole =
        object.integer(key, static_cast<std::int64_t>(spec.minimum), static_cast<std::int64_t>(spec.maximum));
    return whole ? std::optional(static_cast<double>(*whole)) : std::nullopt;
}

ScenarioReading scenariosFromJson(std::string_view text)
{
    ParsedJson parsed = parseJsonObject(text);
    ScenarioReading result{std::nullopt, std::move(parsed.problems)};
    if (!parsed.value)
        return result;
    ObjectReader root(*parsed.value, "", result.problems);
    checkScenarioHead(root);
    ScenarioFile file;
    if (const json* changes = root.object("catalog_changes"))
        file.catalogChanges = changes->dump();
    if (const json* used = root.object("catalog_used"))
        file.catalogUsed = used->dump();
    if (const json* list = root.array("scenarios")) {
        readSeveral(root, *list, file, result.problems);
    } else {
        ScenarioReader reader{result.problems, json::object(), ""};
        file.scenarios.push_back(readScenario(root, reader));
        file.title = file.scenarios.front().title;
        file.note = file.scenarios.front().note;
    }
    if (!hasError(result.problems))
        result.file = std::move(file);
    return result;
}

} // namespace octoplan
