// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session.h"

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

void Session::show(Scenario scenario)
{
    const bool samePin = scenario.baseline == m_scenario.baseline;
    m_scenario.baseline = scenario.baseline;
    const bool sameQuestion = scenario == m_scenario; // then the answer stands, with all that was found around it
    m_scenario = std::move(scenario);
    emit scenarioChanged();
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

void Session::setScenario(Scenario scenario, bool inFile)
{
    m_history.clear();
    if (!inFile)
        m_history.setNeverClean();
    show(std::move(scenario));
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
    m_history.push(m_scenario, changed, what);
    show(std::move(changed));
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

} // namespace octoplan
