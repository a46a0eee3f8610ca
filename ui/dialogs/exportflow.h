// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/outputs.h"

#include <QObject>

class QAction;

namespace octoplan {

class ReportDialog;
class Settings;

// Report, print and spreadsheet as a person meets them: choosing what and where, then opening what came of it.
class ExportFlow : public QObject {
    Q_OBJECT

public:
    ExportFlow(const Outputs& outputs, Settings& settings, QWidget& window);

    void exportPdf();
    void exportSpreadsheet();
    void print();
    // Says why, where nothing can be printed. Asks the system, so not before a person looks.
    static void showPrintable(QAction& action);

private:
    void openDialog(bool printing);
    void savePdf(ReportDialog& dialog);
    void printFrom(ReportDialog& dialog);
    [[nodiscard]] QString askPath(QWidget& over, const QString& title, const QString& filter, const QString& suffix,
                                  QString* chosen = nullptr);
    void tell(QWidget& over, const QString& path, const QString& problem);

    const Outputs& m_outputs;
    Settings& m_settings;
    QWidget& m_window;
    ReportWishes m_wishes; // as they were last time
};

} // namespace octoplan
