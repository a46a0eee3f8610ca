// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/outputs.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace octoplan {

class PagePreview;

// What the report shall hold, beside its pages as they will come out. What is then done with them is asked for by
// signals; the dialog stays open.
class ReportDialog : public QDialog {
    Q_OBJECT

public:
    // `printingFault`: why nothing can be printed here; empty where it can.
    ReportDialog(const Outputs& outputs, const ReportWishes& wishes, const QString& printingFault, QWidget* parent);

    [[nodiscard]] const ReportWishes& wishes() const { return m_wishes; }
    [[nodiscard]] const std::shared_ptr<const print::ReportPages>& pages() const { return m_pages; }
    [[nodiscard]] PagePreview* preview() const { return m_preview; }
    void preferPrinting(); // the default button prints

signals:
    void saveRequested();
    void printRequested();

private:
    void addSections(QVBoxLayout& column);
    void addChoices(QVBoxLayout& column);
    [[nodiscard]] QWidget* buttonRow(const QString& printingFault);
    void refresh();

    const Outputs& m_outputs;
    ReportWishes m_wishes;
    std::shared_ptr<const print::ReportPages> m_pages;
    QComboBox* m_language;
    QComboBox* m_paper;
    QLabel* m_note;
    QPushButton* m_save;
    QPushButton* m_print;
    bool m_canPrint;
    PagePreview* m_preview;
};

} // namespace octoplan
