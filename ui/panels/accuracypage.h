// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/evidencemodel.h"
#include "panels/answerpage.h"

class QComboBox;
class QLabel;

namespace octoplan {

class RunsTable;
class SegmentedChoice;
class Support;
class XyChart;

// Predicted against measured over all published runs: what to expect for the job on screen, a scatter, filters, a
// table, and the run that was clicked in our terms.
class AccuracyPage : public AnswerPage {
    Q_OBJECT

public:
    explicit AccuracyPage(QWidget* parent = nullptr);

    void setSupport(Support& support) override;
    void present(const PageContent& content) override;
    [[nodiscard]] bool isImmediate() const override { return true; }

    [[nodiscard]] const EvidenceModel& model() const { return m_model; }
    [[nodiscard]] XyChart* chart() const { return m_chart; }
    [[nodiscard]] QComboBox* deviceFilter() const { return m_device; }
    [[nodiscard]] QString expectation() const;
    [[nodiscard]] QString runText() const;

private:
    void build();
    void fill(); // another evidence or language
    void fillFilters();
    void showRuns(); // another figure or filter
    void showExpectation(const Comparison& comparison);
    void showRun(int row);
    void restyle();

    Support* m_support = nullptr;
    Wording m_wording;
    bool m_filled = false;
    QHash<QString, int> m_offeringOfDevice;
    EvidenceModel m_model;
    QLabel* m_expectation;
    QLabel* m_others;
    SegmentedChoice* m_figure;
    QComboBox* m_device;
    QComboBox* m_task;
    QComboBox* m_source;
    QLabel* m_count;
    XyChart* m_chart;
    QLabel* m_run;
    RunsTable* m_table;
};

} // namespace octoplan
