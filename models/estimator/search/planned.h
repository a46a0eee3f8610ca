// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/evaluation.h"
#include "values/inputs.h"

#include <optional>
#include <vector>

namespace octoplan {

// All of a scenario's offerings, as the catalogue knows them.
[[nodiscard]] std::vector<KnownOffering> knownOfferings(const Scenario& scenario, const Catalog& catalog);

struct WorkToDo {
    Work work;
    bool matchUnavailable = false; // what is to be matched does not run: days are compared
};
[[nodiscard]] WorkToDo workOf(const Scenario& scenario, const Catalog& catalog, const ModelShape& shape);

// Each offering's best plan on the servers that are given, or on the fewest that keep the deadline; not yet settled.
[[nodiscard]] std::vector<Evaluation> evaluateEach(const Scenario& scenario, const ModelShape& shape,
                                                   const std::vector<KnownOffering>& known, const Work& work,
                                                   Fixes fixes = Fixes::Find);

// What compare() says about which offering to rent and what runs, and no more.
struct Choice {
    std::optional<std::size_t> offering;
    std::vector<Verdict> verdicts;
    friend bool operator==(const Choice&, const Choice&) = default;
};

// Plans depend on model, job and hosts, not on goal, limits, prices and costs. Found once, they answer for every
// scenario that differs in those alone.
class PlannedOfferings {
public:
    PlannedOfferings(const Scenario& scenario, const Catalog& catalog);

    void setPrice(std::size_t offering, Money perMonth);
    // With time and cost; empty for an unknown model.
    [[nodiscard]] std::vector<Evaluation> settled(const Scenario& scenario) const;
    [[nodiscard]] Choice choice(const Scenario& scenario) const;
    [[nodiscard]] Choice choiceOf(const std::vector<Evaluation>& settled, const Scenario& scenario) const;

private:
    [[nodiscard]] Work work(const Scenario& scenario) const;

    std::optional<ModelShape> m_shape;
    std::vector<KnownOffering> m_known;
    std::vector<Evaluation> m_evaluations;
    std::optional<double> m_matchedSpeed; // tokens a second of the offering that is matched
};

// Whether the plans of a scenario stay when that input changes.
[[nodiscard]] bool keepsPlans(const Scenario& scenario, InputId input);

} // namespace octoplan
