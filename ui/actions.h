// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QObject>

#include <array>

namespace octoplan {

enum class ActionId {
    New,
    Open,
    Save,
    SaveAs,
    OpenConfig,
    ExportPdf,
    ExportSpreadsheet,
    Print,
    Quit,
    Undo,
    Redo,
    CopyAnswer,
    CopySummary,
    CopyTable,
    SystemTheme,
    LightTheme,
    DarkTheme,
    English,
    Chinese,
    Present,
    FullScreen,
    PinBaseline,
    ClearBaseline,
    AddScenario,
    DuplicateScenario,
    RenameScenario,
    NextScenario,
    PreviousScenario,
    MoveScenarioLeft,
    MoveScenarioRight,
    CloseScenario,
    Sweep,
    Shortcuts,
    About,
    Count
};

enum class MenuId { File, Recent, Edit, View, Theme, Language, Scenario, Examples, Offerings, Help, Count };

// Every command of the window, from one table: its text, menu and keys.
class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(QMenuBar& bar);

    [[nodiscard]] QAction* operator[](ActionId id) const { return m_actions[static_cast<std::size_t>(id)]; }
    [[nodiscard]] QMenu* menu(MenuId id) const { return m_menus[static_cast<std::size_t>(id)]; }
    [[nodiscard]] QList<QAction*> all() const;
    void retranslate();

private:
    std::array<QAction*, static_cast<std::size_t>(ActionId::Count)> m_actions{};
    std::array<QMenu*, static_cast<std::size_t>(MenuId::Count)> m_menus{};
};

} // namespace octoplan
