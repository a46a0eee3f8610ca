// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions.h"
#include "panels/answerpanel.h"
#include "panels/inputpanel.h"
#include "windowbars.h"
#include "windowparts.h"
#include "wording/wording.h"

#include <QMainWindow>

namespace octoplan {

class DifferencesBar;
class DocumentFlow;
class ExportFlow;
class ScenarioTabs;

// The window joins inputs and answer with the session, and the commands with what they do. It computes nothing.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    using Parts = WindowParts;

    explicit MainWindow(const Parts& parts);

    [[nodiscard]] Actions& actions() { return *m_actions; }
    [[nodiscard]] InputPanel* inputs() const { return m_inputs; }
    [[nodiscard]] AnswerPanel* answer() const { return m_answer; }
    [[nodiscard]] ScenarioTabs* scenarioTabs() const { return m_scenarios; }
    [[nodiscard]] const Wording& wording() const { return m_wording; }
    void openFile(const QString& path);
    void retranslate(); // to the language of the application

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void connectSession();
    void connectFiles();
    void showComparison();
    void showBaseline();
    void showDecision();
    void showHistory();
    void showTitle();
    void showDifferences();
    void fillFileMenus();
    void fillOfferings();
    void restore();

    Parts m_parts;
    Wording m_wording;
    Actions* m_actions;
    DocumentFlow* m_flow;
    ExportFlow* m_exports;
    ScenarioTabs* m_scenarios;
    InputPanel* m_inputs;
    AnswerPanel* m_answer;
    DifferencesBar* m_differences;
    WindowBars m_bars;
};

} // namespace octoplan
