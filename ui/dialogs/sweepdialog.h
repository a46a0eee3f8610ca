// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/outputs.h"
#include "session/sweepstudy.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace octoplan {

class HeatChart;
class SegmentedChoice;
class SweepAxisEditor;
class XyChart;

// One or two inputs of the scenario over a range, as lines or as a map of the choice. It stands beside the window: what
// it shows is always of the present scenario, or nothing while that is sought.
class SweepDialog : public QDialog {
    Q_OBJECT

public:
    // Without `outputs` nothing is exported.
    SweepDialog(const Session& session, const Outputs* outputs, QWidget* parent);
    ~SweepDialog() override;

    [[nodiscard]] SweepAxisEditor* editor(int axis) const { return axis == 0 ? m_first : m_second; }
    [[nodiscard]] SegmentedChoice* figures() const { return m_figures; }
    [[nodiscard]] XyChart* lines() const { return m_lines; }
    [[nodiscard]] HeatChart* map() const { return m_map; }
    [[nodiscard]] const SweepStudy& study() const { return m_study; }
    [[nodiscard]] bool isWriting() const { return m_pointsWritten != nullptr; }
    [[nodiscard]] QString note() const;
    // As CSV, or as JSON where the name ends so.
    void exportTo(const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* buildOptions();
    [[nodiscard]] QWidget* buildPicture();
    [[nodiscard]] QWidget* buildButtons();
    void retranslate();
    [[nodiscard]] QString fault(const SweepGrid& grid) const;
    [[nodiscard]] SweepGrid grid() const;
    void secondChosen();
    void begin();
    void stop();
    void showState();
    void showAnswers();
    void showProgress();
    void askAndExport(const QString& suffix);
    void written(const QString& path, const QString& problem);

    const Session& m_session;
    const Outputs* m_outputs;
    Wording m_wording;
    SweepStudy m_study;
    std::shared_ptr<std::atomic<std::size_t>> m_pointsWritten; // null: nothing is written
    std::size_t m_pointsToWrite = 0;
    QString m_lastNote; // of what was written
    NewestJob<QString> m_writing;
    QTimer m_look; // at the writing

    SweepAxisEditor* m_first;
    SweepAxisEditor* m_second;
    QLabel* m_figuresTitle;
    SegmentedChoice* m_figures;
    QStackedWidget* m_pages;
    XyChart* m_lines;
    HeatChart* m_map;
    QLabel* m_message;
    QLabel* m_sentences;
    QLabel* m_note;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_csv;
    QPushButton* m_json;
    QPushButton* m_close;
};

} // namespace octoplan
