// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/edit.h"
#include "session/scenarioset.h"

#include <cstddef>
#include <deque>
#include <optional>

namespace octoplan {

// Undo as values: each step holds the scenarios on both sides of an edit. Steps of one drag merge, and a drag that ends
// where it began leaves no step.
class UndoHistory {
public:
    explicit UndoHistory(std::size_t limit = 500)
        : m_limit(limit)
    {
    }

    void clear(); // also clean
    void push(ScenarioSet before, ScenarioSet after, const Edit& edit);
    [[nodiscard]] bool canUndo() const { return m_position > 0; }
    [[nodiscard]] bool canRedo() const { return m_position < m_steps.size(); }
    [[nodiscard]] const ScenarioSet& undo(); // what to go back to; only if canUndo()
    [[nodiscard]] const ScenarioSet& redo(); // only if canRedo()
    [[nodiscard]] std::optional<Edit> undoEdit() const;
    [[nodiscard]] std::optional<Edit> redoEdit() const;

    void setClean() { m_clean = m_position; } // where the file stands
    void setNeverClean() { m_clean.reset(); } // no file holds any state in the history
    [[nodiscard]] bool isClean() const { return m_clean == m_position; }

private:
    struct Step {
        ScenarioSet before;
        ScenarioSet after;
        Edit edit;
    };
    [[nodiscard]] bool merges(const Edit& edit) const;
    void forgetRedo();

    std::size_t m_limit;
    std::deque<Step> m_steps;
    std::size_t m_position = 0; // steps that are done
    std::optional<std::size_t> m_clean = 0;
};

} // namespace octoplan
