// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenarioset.h"

#include <algorithm>
#include <utility>

namespace octoplan {

ScenarioSet::ScenarioSet(std::vector<Scenario> scenarios, std::size_t current)
    : m_current(current)
{
    for (Scenario& scenario : scenarios)
        m_all.emplace_back(std::move(scenario));
}

std::vector<Scenario> ScenarioSet::scenarios() const
{
    std::vector<Scenario> all;
    all.reserve(m_all.size());
    for (const HeldScenario& held : m_all)
        all.push_back(*held);
    return all;
}

bool ScenarioSet::looksLike(const ScenarioSet& other) const
{
    return m_current == other.m_current &&
           std::equal(m_all.begin(), m_all.end(), other.m_all.begin(), other.m_all.end(),
                      [](const HeldScenario& a, const HeldScenario& b) { return a->title == b->title; });
}

void ScenarioSet::insert(Scenario scenario)
{
    ++m_current;
    m_all.insert(m_all.begin() + static_cast<std::ptrdiff_t>(m_current), HeldScenario(std::move(scenario)));
}

void ScenarioSet::move(std::size_t from, std::size_t to)
{
    const auto at = [this](std::size_t i) { return m_all.begin() + static_cast<std::ptrdiff_t>(i); };
    if (from < to)
        std::rotate(at(from), at(from) + 1, at(to) + 1);
    else
        std::rotate(at(to), at(from), at(from) + 1);
    if (m_current == from)
        m_current = to;
    else if (from < m_current && m_current <= to)
        --m_current;
    else if (to <= m_current && m_current < from)
        ++m_current;
}

void ScenarioSet::remove(std::size_t index)
{
    m_all.erase(m_all.begin() + static_cast<std::ptrdiff_t>(index));
    if (m_current > index || m_current == m_all.size())
        --m_current;
}

} // namespace octoplan
