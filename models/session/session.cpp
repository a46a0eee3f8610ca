// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session.h"

#include <utility>

namespace octoplan {

namespace {

constexpr int restMilliseconds = 250; // a hand that pauses this long has let go

} // namespace

Session::Session(Catalog catalog, CompareFunction compareWith, QObject* parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_compare(std::move(compareWith))
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &Session::rested);
    m_comparison = m_compare(m_scenario, m_catalog);
}

void Session::recompute()
{
    m_comparison = m_compare(m_scenario, m_catalog);
    emit comparisonChanged();
    m_rest.start();
}

void Session::show(Scenario scenario)
{
    m_scenario = std::move(scenario);
    emit scenarioChanged();
    recompute();
    emit historyChanged();
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
    emit catalogChanged();
    recompute();
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
        if (id == InputId::DeadlineDays)
            s.constraints.deadlineDays.reset();
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
    m_baseline = m_comparison;
    emit baselineChanged();
}

void Session::clearBaseline()
{
    if (!m_baseline)
        return;
    m_baseline.reset();
    emit baselineChanged();
}

} // namespace octoplan
