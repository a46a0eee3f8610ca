// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tabstrip.h"

namespace octoplan {

class Session;

// The session's scenarios by name, where there are several: a click or the arrows show one, a drag moves it, the middle
// button or Delete closes it, a double click or F2 renames it.
class ScenarioTabs : public TabStrip {
    Q_OBJECT

public:
    explicit ScenarioTabs(Session& session, QWidget* parent = nullptr);

    void retranslate();

signals:
    void renameRequested(int index);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void refresh();
    void close(int index);

    Session& m_session;
};

// A scenario's title, or its number where it has none.
[[nodiscard]] QString scenarioLabel(const Session& session, std::size_t index);

} // namespace octoplan
