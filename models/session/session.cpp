// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session.h"

#include "decision/goalkind.h"

#include "planchoice.h"

#include <utility>

namespace octoplan {

namespace {

constexpr int restMilliseconds = 120; // a hand that pauses this long has let go

} // namespace

Session::Session(Catalog catalog, CompareFunction compareWith, DecideFunction decideWith, QObject* parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_compare(std::move(compareWith))
    , m_decide(std::move(decideWith))
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &Session::startDeciding);
    connect(&m_rest, &QTimer::timeout, this, &Session::rested);
    m_comparison = m_compare(m_scenario, m_catalog);
    m_rest.start();
}

void Session::recompute()
{
    m_comparison = m_compare(m_scenario, m_catalog);
    m_deciding.cancel();
    const bool decided = m_decision.has_value();
    m_decision.reset();
    emit comparisonChanged();
    if (decided)
        emit decisionChanged();
    m_rest.start();
}

void Session::startDeciding()
{
    m_deciding.start(
        [decideWith = m_decide, scenario = m_scenario, catalog = m_catalog,
         comparison = m_comparison](const StopToken& token) {
            return decideWith(scenario, catalog, comparison, [token] { return token.stopRequested(); });
        },
        [this](const Decision& decision) {
            m_decision = decision;
            emit decisionChanged();
        });
}

void Session::show(ScenarioSet all)
{
    const bool sameList = all.looksLike(m_all);
    m_all = std::move(all);
    const Scenario& next = m_all.asked();
    const bool samePin = next.baseline == m_scenario.baseline;
    m_scenario.baseline = next.baseline;
    const bool sameQuestion = next == m_scenario; // then the answer stands, with all that was found around it
    m_scenario = next;
    emit scenarioChanged();
    if (!sameList)
        emit scenariosChanged();
    if (!samePin)
        compareBaseline();
    if (samePin || !sameQuestion)
        recompute();
    if (!samePin)
        emit baselineChanged();
    emit historyChanged();
}

void Session::compareBaseline()
{
    m_baseline.reset();
    if (m_scenario.baseline)
        m_baseline = m_compare(*m_scenario.baseline, m_catalog);
}

void Session::setScenario(Scenario scenario, bool inFile) { setScenarios({std::move(scenario)}, inFile); }

void Session::setScenarios(std::vector<Scenario> scenarios, bool inFile)
{
    m_history.clear();
    if (!inFile)
        m_history.setNeverClean();
    show(ScenarioSet(std::move(scenarios)));
}

void Session::showScenario(std::size_t index)
{
    if (index >= m_all.size() || index == m_all.current())
        return;
    ScenarioSet all = m_all;
    all.show(index);
    show(std::move(all));
}

void Session::editSet(const std::function<void(ScenarioSet&)>& change, const Edit& what)
{
    ScenarioSet changed = m_all;
    change(changed);
    if (changed == m_all)
        return;
    m_history.push(m_all, changed, what);
    show(std::move(changed));
}

void Session::addScenario(Scenario scenario)
{
    editSet([&](ScenarioSet& all) { all.insert(std::move(scenario)); }, {EditKind::Scenarios, {}, 0});
}

void Session::moveScenario(std::size_t from, std::size_t to)
{
    if (from < m_all.size() && to < m_all.size())
        editSet([&](ScenarioSet& all) { all.move(from, to); }, {EditKind::Scenarios, {}, 0});
}

void Session::closeScenario(std::size_t index)
{
    if (index < m_all.size() && m_all.size() > 1)
        editSet([&](ScenarioSet& all) { all.remove(index); }, {EditKind::Scenarios, {}, 0});
}

void Session::renameScenario(std::size_t index, const std::string& title)
{
    showScenario(index);
    edit(EditKind::Title, [&title](Scenario& s) { s.title = title; });
}

void Session::setCatalog(Catalog catalog)
{
    m_catalog = std::move(catalog);
    compareBaseline();
    emit catalogChanged();
    recompute();
    if (m_baseline)
        emit baselineChanged();
}

void Session::edit(const Edit& what, const std::function<void(Scenario&)>& change)
{
    Scenario changed = m_scenario;
    change(changed);
    if (changed == m_scenario)
        return;
    editSet([&changed](ScenarioSet& all) { all.replace(std::move(changed)); }, what);
}

void Session::setInput(InputId id, double value, int drag)
{
    edit({EditKind::Input, id, drag}, [id, value](Scenario& s) { setValue(s, id, value); });
}

void Session::clearInput(InputId id)
{
    edit({EditKind::Input, id, 0}, [id](Scenario& s) {
        if (id == InputId::DeadlineDays) {
            s.constraints.deadlineDays.reset();
            s.rental.autoServers = false; // there is nothing to meet
        }
        if (id == InputId::Budget)
            s.constraints.budget.reset();
        if (id == InputId::MeanLength)
            s.job.meanLength.reset();
    });
}

std::vector<RankedPlan> Session::bestPlans(const std::string& offering) const
{
    Scenario free = m_scenario;
    octoplan::freePlan(free, offering);
    return octoplan::bestPlans(free, m_catalog, offering);
}

void Session::fixPlan(const std::string& offering, const ParallelPlan& plan)
{
    edit(EditKind::Plan, [&](Scenario& s) { octoplan::fixPlan(s, offering, plan); });
}

void Session::freePlan(const std::string& offering)
{
    edit(EditKind::Plan, [&](Scenario& s) { octoplan::freePlan(s, offering); });
}

void Session::undo()
{
    if (canUndo())
        show(m_history.undo());
}

void Session::redo()
{
    if (canRedo())
        show(m_history.redo());
}

void Session::setSaved()
{
    m_history.setClean();
    emit historyChanged();
}

void Session::pinBaseline()
{
    edit(EditKind::Baseline, [](Scenario& s) { s.baseline = asBaseline(s); });
}

void Session::clearBaseline()
{
    edit(EditKind::Baseline, [](Scenario& s) { s.baseline = {}; });
}

Goal Session::goalAs(GoalKind kind) const { return octoplan::goalAs(kind, scenario(), comparison()); }

} // namespace octoplan
