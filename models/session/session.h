// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/decide.h"
#include "hardware/catalog.h"
#include "search/compare.h"
#include "session/edit.h"
#include "session/newestjob.h"
#include "session/undohistory.h"
#include "values/comparison.h"
#include "values/scenario.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace octoplan {

using CompareFunction = std::function<Comparison(const Scenario&, const Catalog&)>;
using DecideFunction =
    std::function<Decision(const Scenario&, const Catalog&, const Comparison&, const StopAsked& stop)>;

// The only mutable state of the program: scenarios, of which one is asked, the catalogue and what they compare to.
// Every change goes through edit() and is answered inline, before the call returns. What takes longer follows from
// another thread once the hand rests.
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(Catalog catalog, CompareFunction compareWith = compare, DecideFunction decideWith = decide,
                     QObject* parent = nullptr);

    // The present goal said in another kind, with the same meaning.
    [[nodiscard]] Goal goalAs(GoalKind kind) const;
    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
    [[nodiscard]] const Catalog& catalog() const { return m_catalog; }
    [[nodiscard]] const Comparison& comparison() const { return m_comparison; }
    // Of the present scenario and catalogue; empty until it is found.
    [[nodiscard]] const std::optional<Decision>& decision() const { return m_decision; }

    // Another document: forgets undo and is clean, unless it was recovered and so is in no file.
    void setScenario(Scenario scenario, bool inFile = true);
    void setScenarios(std::vector<Scenario> scenarios, bool inFile = true); // not empty; the first is asked

    // Side by side, each a question of its own. Showing another is no change; all else is a step of undo, which shows
    // the scenario that it changes.
    [[nodiscard]] const ScenarioSet& scenarios() const { return m_all; }
    void showScenario(std::size_t index);
    void addScenario(Scenario scenario); // after the present one
    void moveScenario(std::size_t from, std::size_t to);
    void closeScenario(std::size_t index); // the last one stays
    void renameScenario(std::size_t index, const std::string& title);
    void setCatalog(Catalog catalog);

    // One step of undo; `drag` numbers a slider's drag, whose steps merge. No step where nothing changes.
    void edit(const Edit& what, const std::function<void(Scenario&)>& change);
    void edit(EditKind kind, const std::function<void(Scenario&)>& change) { edit(Edit{kind, {}, 0}, change); }
    void setInput(InputId id, double value, int drag = 0);
    // The best plans of an offering, as if none were fixed.
    [[nodiscard]] std::vector<RankedPlan> bestPlans(const std::string& offering) const;
    void fixPlan(const std::string& offering, const ParallelPlan& plan);
    void freePlan(const std::string& offering); // searched again
    // Takes a limit away: deadline, budget or mean length.
    void clearInput(InputId id);
    [[nodiscard]] int beginDrag() { return ++m_lastDrag; } // a new number for edit() and setInput()

    [[nodiscard]] bool canUndo() const { return m_history.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_history.canRedo(); }
    [[nodiscard]] std::optional<Edit> undoEdit() const { return m_history.undoEdit(); }
    [[nodiscard]] std::optional<Edit> redoEdit() const { return m_history.redoEdit(); }
    void undo();
    void redo();

    [[nodiscard]] bool isDirty() const { return !m_history.isClean(); }
    void setSaved(); // the present scenario is what the file holds

    // A/B: the answer of the scenario's baseline, found once when that changes. Pinning makes the present scenario the
    // baseline; both are steps of undo.
    [[nodiscard]] const std::optional<Comparison>& baseline() const { return m_baseline; }
    void pinBaseline();
    void clearBaseline();

    void setRestMilliseconds(int milliseconds) { m_rest.setInterval(milliseconds); }

signals:
    void scenarioChanged();
    void scenariosChanged(); // their number, order or titles, or which is asked
    void comparisonChanged();
    void decisionChanged(); // found, or no longer that of the scenario
    void catalogChanged();
    void historyChanged(); // any of undo, redo and dirty
    void baselineChanged();
    void rested(); // no change for a moment: the time for work in the background

private:
    void show(ScenarioSet all);
    void editSet(const std::function<void(ScenarioSet&)>& change, const Edit& what);
    void compareBaseline();
    void recompute();
    void startDeciding();

    ScenarioSet m_all;
    Scenario m_scenario; // the one that is asked
    Catalog m_catalog;
    CompareFunction m_compare;
    DecideFunction m_decide;
    Comparison m_comparison;
    std::optional<Decision> m_decision;
    std::optional<Comparison> m_baseline;
    UndoHistory m_history;
    QTimer m_rest;
    int m_lastDrag = 0;
    NewestJob<Decision> m_deciding;
};

} // namespace octoplan
