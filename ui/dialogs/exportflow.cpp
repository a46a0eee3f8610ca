// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/exportflow.h"

#include "dialogs/pageprogress.h"
#include "dialogs/reportdialog.h"
#include "print/printing.h"
#include "settings/keys.h"

#include <QAction>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QPushButton>
#include <QUrl>

namespace octoplan {

namespace {

QString printingFault()
{
    return QPrinterInfo::availablePrinterNames().isEmpty() ? ExportFlow::tr("No printer is set up on this system.")
                                                           : QString();
}

} // namespace

ExportFlow::ExportFlow(const Outputs& outputs, Settings& settings, QWidget& window)
    : QObject(&window)
    , m_outputs(outputs)
    , m_settings(settings)
    , m_window(window)
{
    m_wishes.paper = settings.value(setting::paper) == u"letter" ? print::Paper::Letter : print::Paper::A4;
}

void ExportFlow::exportPdf() { openDialog(false); }

void ExportFlow::print() { openDialog(true); }

void ExportFlow::showPrintable(QAction& action)
{
    const QString fault = printingFault();
    action.setEnabled(fault.isEmpty());
    action.setToolTip(fault);
    action.setStatusTip(fault);
}

void ExportFlow::openDialog(bool printing)
{
    m_wishes.language = languageOf(QLocale()); // that of the window
    ReportDialog dialog(m_outputs, m_wishes, printingFault(), &m_window);
    if (printing)
        dialog.preferPrinting();
    connect(&dialog, &ReportDialog::saveRequested, this, [&] { savePdf(dialog); });
    connect(&dialog, &ReportDialog::printRequested, this, [&] { printFrom(dialog); });
    dialog.exec();
    m_wishes = dialog.wishes();
    if (m_wishes.sections.empty())
        m_wishes.sections = ReportWishes{}.sections;
    m_settings.setValue(setting::paper,
                        m_wishes.paper == print::Paper::Letter ? QStringLiteral("letter") : QStringLiteral("a4"));
}

// `chosen` is the filter that was picked, where there are several.
QString ExportFlow::askPath(QWidget& over, const QString& title, const QString& filter, const QString& suffix,
                            QString* chosen)
{
    QFileDialog dialog(&over, title, QFileInfo(m_outputs.suggestedName()).absolutePath(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(QFileInfo(m_outputs.suggestedName()).fileName() + u'.' + suffix);
    // The suffix goes with the filter.
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& name) {
        const QString own = name.section(QStringLiteral("*."), 1).section(u')', 0, 0);
        dialog.setDefaultSuffix(own);
        const QString typed = QFileInfo(dialog.selectedFiles().value(0)).completeBaseName();
        if (!typed.isEmpty())
            dialog.selectFile(typed + u'.' + own);
    });
    if (dialog.exec() != QDialog::Accepted)
        return {};
    if (chosen)
        *chosen = dialog.selectedNameFilter();
    return dialog.selectedFiles().value(0);
}

void ExportFlow::savePdf(ReportDialog& dialog)
{
    const QString path = askPath(dialog, tr("Export PDF"), tr("PDF documents (*.pdf)"), QStringLiteral("pdf"));
    if (path.isEmpty())
        return;
    PageProgress progress(tr("Writing the pages…"), dialog);
    const QString problem = m_outputs.writePdf(*dialog.pages(), dialog.wishes().paper, path, progress.asFunction());
    if (!progress.wasStopped())
        tell(dialog, path, problem);
}

void ExportFlow::exportSpreadsheet()
{
    const QString csv = tr("Comma-separated values (*.csv)");
    const QString marked = tr("Comma-separated values with byte order mark (*.csv)");
    QString chosen = tr("Excel workbooks (*.xlsx)");
    const QString path =
        askPath(m_window, tr("Export spreadsheet"), QStringList{chosen, csv, marked}.join(QStringLiteral(";;")),
                QStringLiteral("xlsx"), &chosen);
    if (path.isEmpty())
        return;
    const TableFormat format = chosen == marked ? TableFormat::CsvWithMark
                               : chosen == csv  ? TableFormat::Csv
                                                : TableFormat::Xlsx;
    tell(m_window, path, m_outputs.writeTables(path, format, languageOf(QLocale())));
}

void ExportFlow::printFrom(ReportDialog& dialog)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageSize(QPageSize(dialog.wishes().paper == print::Paper::Letter ? QPageSize::Letter : QPageSize::A4));
    printer.setPageOrientation(QPageLayout::Landscape);
    QPrintDialog chooser(&printer, &dialog);
    chooser.setMinMax(1, dialog.pages()->count());
    if (chooser.exec() != QDialog::Accepted)
        return;
    PageProgress progress(tr("Printing the pages…"), dialog);
    if (!print::printPages(*dialog.pages(), printer, progress.asFunction()))
        QMessageBox::warning(&dialog, tr("Octoplan"), tr("%1 cannot be printed on.").arg(printer.printerName()));
}

void ExportFlow::tell(QWidget& over, const QString& path, const QString& problem)
{
    const QString name = QFileInfo(path).fileName();
    if (!problem.isEmpty()) {
        QMessageBox box(QMessageBox::Warning, tr("Octoplan"), tr("%1 was not written.").arg(name), QMessageBox::Ok,
                        &over);
        box.setInformativeText(problem);
        box.exec();
        return;
    }
    QMessageBox box(QMessageBox::Information, tr("Octoplan"), tr("%1 was written.").arg(name), QMessageBox::Close,
                    &over);
    const auto* open = box.addButton(tr("&Open"), QMessageBox::AcceptRole);
    const auto* show = box.addButton(tr("Show in &folder"), QMessageBox::ActionRole);
    box.exec();
    if (box.clickedButton() == open)
        QDesktopServices::openUrl(QUrl::fromLocalFile(path));
    else if (box.clickedButton() == show)
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
}

} // namespace octoplan
