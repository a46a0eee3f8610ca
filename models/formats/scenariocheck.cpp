// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/concat.h"
#include "formats/jsontext.h"
#include "formats/say.h"
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
            add(Severity::Note, "/calibrations",
                say(QT_TRANSLATE_NOOP("Problem", "calibrations are kept, and not used by this version")));
        baseline();
        return problems;
    }

private:
    void add(Severity severity, const std::string& at, Message message)
    {
        problems.push_back({base + at, severity, std::move(message)});
    }

    void model()
    {
        const ModelChoice& choice = scenario.model;
        const bool named = choice.source == ModelSource::Preset || choice.source == ModelSource::ScaledPreset;
        if (named && !catalog.model(choice.preset))
            add(Severity::Error, "/model/preset",
                say(QT_TRANSLATE_NOOP("Problem", "preset is \"%1\", expected the id of a model in the library"),
                    choice.preset));
    }

    void offering(const OfferingChoice& choice, const std::string& at)
    {
        if (choice.custom) {
            if (!catalog.device(choice.custom->device))
                add(Severity::Error, at + "/device",
                    say(QT_TRANSLATE_NOOP("Problem", "device is \"%1\", expected the id of a device in the catalogue"),
                        choice.custom->device));
            return;
        }
        if (const Offering* known = catalog.offering(choice.id))
            currency(*known, at);
        else
            add(Severity::Error, at,
                say(QT_TRANSLATE_NOOP("Problem",
                                      "the offering is \"%1\", expected an id in the catalogue or an object"),
                    choice.id));
    }

    // Nothing converts prices: the scenario's currency only names them.
    void currency(const Offering& offering, const std::string& at)
    {
        for (const Figure& figure : offering.figures)
            if (figure.key.starts_with("price") && !figure.unit.starts_with(scenario.rental.currency))
                add(Severity::Note, at,
                    say(QT_TRANSLATE_NOOP("Problem", "its price is in %1 and is taken for %2 as it is"), figure.unit,
                        scenario.rental.currency));
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
                say(QT_TRANSLATE_NOOP("Problem", "offering is \"%1\", expected one of /offerings"),
                    scenario.goal.matchOffering));
    }

    template <class T>
    void settings(const std::string& at, const std::map<std::string, T>& byOffering)
    {
        for (const auto& [id, value] : byOffering)
            if (!chosen(id))
                add(Severity::Note, at + pointerStep(id),
                    say(QT_TRANSLATE_NOOP("Problem", "\"%1\" is not among /offerings; unused"), id));
    }

    void baseline()
    {
        if (!scenario.baseline)
            return;
        const auto& before = scenario.baseline->offerings;
        const auto here = [this](const OfferingChoice& choice) { return chosen(choice.id); };
        if (std::none_of(before.begin(), before.end(), here))
            add(Severity::Note, "/baseline/offerings",
                say(QT_TRANSLATE_NOOP(
                    "Problem", "none of the baseline's offerings is among /offerings; no differences can be told")));
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
