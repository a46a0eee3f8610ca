// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/scenario.h"

#include <cstddef>
#include <vector>

namespace octoplan {

// The scenarios of a document in their order, and the one that is asked. Never empty. Copies share the scenarios, so a
// history of sets costs little.
class ScenarioSet {
public:
    ScenarioSet()
        : ScenarioSet(std::vector<Scenario>(1))
    {
    }
    explicit ScenarioSet(std::vector<Scenario> scenarios, std::size_t current = 0);

    [[nodiscard]] std::size_t size() const { return m_all.size(); }
    [[nodiscard]] std::size_t current() const { return m_current; }
    [[nodiscard]] const Scenario& at(std::size_t index) const { return *m_all[index]; }
    [[nodiscard]] const Scenario& asked() const { return *m_all[m_current]; }
    [[nodiscard]] std::vector<Scenario> scenarios() const;
    // The same titles in the same order, and the same one asked.
    [[nodiscard]] bool looksLike(const ScenarioSet& other) const;

    void replace(Scenario scenario) { m_all[m_current] = HeldScenario(std::move(scenario)); }
    void show(std::size_t index) { m_current = index; }
    void insert(Scenario scenario); // after the one that is asked, and asks it
    void move(std::size_t from, std::size_t to);
    void remove(std::size_t index); // not the last one

    friend bool operator==(const ScenarioSet&, const ScenarioSet&) = default;

private:
    std::vector<HeldScenario> m_all;
    std::size_t m_current = 0;
};

} // namespace octoplan
