// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "undohistory.h"

#include <utility>

namespace octoplan {

void UndoHistory::clear()
{
    m_steps.clear();
    m_position = 0;
    m_clean = 0;
}

bool UndoHistory::merges(const Edit& edit) const
{
    // A state that a file holds must stay reachable.
    return edit.drag != 0 && m_position > 0 && m_steps[m_position - 1].edit == edit && !isClean();
}

void UndoHistory::forgetRedo()
{
    if (m_clean && *m_clean > m_position)
        m_clean.reset();
    m_steps.resize(m_position);
}

void UndoHistory::push(ScenarioSet before, ScenarioSet after, const Edit& edit)
{
    forgetRedo();
    if (merges(edit)) {
        Step& last = m_steps.back();
        last.after = std::move(after);
        if (last.before == last.after) {
            m_steps.pop_back();
            --m_position;
        }
        return;
    }
    m_steps.push_back({std::move(before), std::move(after), edit});
    ++m_position;
    if (m_steps.size() <= m_limit)
        return;
    m_steps.pop_front();
    --m_position;
    m_clean = m_clean && *m_clean > 0 ? std::optional(*m_clean - 1) : std::nullopt;
}

const ScenarioSet& UndoHistory::undo() { return m_steps[--m_position].before; }

const ScenarioSet& UndoHistory::redo() { return m_steps[m_position++].after; }

std::optional<Edit> UndoHistory::undoEdit() const
{
    return canUndo() ? std::optional(m_steps[m_position - 1].edit) : std::nullopt;
}

std::optional<Edit> UndoHistory::redoEdit() const
{
    return canRedo() ? std::optional(m_steps[m_position].edit) : std::nullopt;
}

} // namespace octoplan
