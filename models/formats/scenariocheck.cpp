// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/concat.h"
#include "formats/jsontext.h"
#include "formats/scenario.h"

#include <algorithm>

namespace octoplan {

namespace {

class Checker {
public:
    Checker(const Scenario& checkedScenario, const Catalog& usedCatalog, const std::string& basePointer)
        : scenario(checkedScenario)
        , catalog(usedCatalog)
        , base(basePointer)
    {
    }

    Problems run()
    {
        model();
        for (std::size_t i = 0; i < scenario.offerings.size(); ++i)
            offering(scenario.offerings[i], concat("/offerings/", i));
        match();
        settings("/rental/hosts", scenario.rental.hosts);
        settings("/rental/per_offering", scenario.rental.perOffering);
        settings("/plan/per_offering", scenario.plan.perOffering);
        if (!scenario.calibrations.empty())
            add(Severity::Note, "/calibrations", "calibrations are kept, and not used by this version");
        baseline();
        return problems;
    }

private:
    void add(Severity severity, const std::string& at, std::string message)
    {
        problems.push_back({base + at, severity, std::move(message)});
    }

    void model()
    {
        const ModelChoice& choice = scenario.model;
        const bool named = choice.source == ModelSource::Preset || choice.source == ModelSource::ScaledPreset;
        if (named && !catalog.model(choice.preset))
            add(Severity::Error, "/model/preset",
                concat("preset is \"", choice.preset, "\", expected the id of a model in the library"));
    }

    void offering(const OfferingChoice& choice, const std::string& at)
    {
        if (choice.custom) {
            if (!catalog.device(choice.custom->device))
                add(Severity::Error, at + "/device",
                    concat("device is \"", choice.custom->device, "\", expected the id of a device in the catalogue"));
            return;
        }
        if (const Offering* known = catalog.offering(choice.id))
            currency(*known, at);
        else
            add(Severity::Error, at,
                concat("the offering is \"", choice.id, "\", expected an id in the catalogue or an object"));
    }

    // Nothing converts prices: the scenario's currency only names them.
    void currency(const Offering& offering, const std::string& at)
    {
        for (const Figure& figure : offering.figures)
            if (figure.key.starts_with("price") && !figure.unit.starts_with(scenario.rental.currency))
                add(Severity::Note, at,
                    concat("its price is in ", figure.unit, " and is taken for ", scenario.rental.currency,
                           " as it is"));
    }

    [[nodiscard]] bool chosen(const std::string& id) const
    {
        return std::any_of(scenario.offerings.begin(), scenario.offerings.end(),
                           [&id](const OfferingChoice& choice) { return choice.id == id; });
    }

    void match()
    {
        if (scenario.goal.kind == GoalKind::Match && !chosen(scenario.goal.matchOffering))
            add(Severity::Error, "/goal/offering",
                concat("offering is \"", scenario.goal.matchOffering, "\", expected one of /offerings"));
    }

    template <class T>
    void settings(const std::string& at, const std::map<std::string, T>& byOffering)
    {
        for (const auto& [id, value] : byOffering)
            if (!chosen(id))
                add(Severity::Note, at + pointerStep(id), concat("\"", id, "\" is not among /offerings; unused"));
    }

    void baseline()
    {
        if (!scenario.baseline)
            return;
        const auto& before = scenario.baseline->offerings;
        const auto here = [this](const OfferingChoice& choice) { return chosen(choice.id); };
        if (std::none_of(before.begin(), before.end(), here))
            add(Severity::Note, "/baseline/offerings",
                "none of the baseline's offerings is among /offerings; no differences can be told");
        const Problems inner = checkAgainst(*scenario.baseline, catalog, base + "/baseline");
        problems.insert(problems.end(), inner.begin(), inner.end());
    }

    const Scenario& scenario;
    const Catalog& catalog;
    const std::string& base;
    Problems problems;
};

} // namespace

Problems checkAgainst(const Scenario& scenario, const Catalog& catalog, const std::string& base)
{
    return Checker(scenario, catalog, base).run();
}

} // namespace octoplan
