// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/exportflow.h"

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

QString ExportFlow::askPath(QWidget& over, const QString& title, const QString& filter, const QString& suffix)
{
    QFileDialog dialog(&over, title, QFileInfo(m_outputs.suggestedName()).absolutePath(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(QFileInfo(m_outputs.suggestedName()).fileName() + u'.' + suffix);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

void ExportFlow::savePdf(ReportDialog& dialog)
{
    const QString path = askPath(dialog, tr("Export PDF"), tr("PDF documents (*.pdf)"), QStringLiteral("pdf"));
    if (!path.isEmpty())
        tell(dialog, path, m_outputs.writePdf(*dialog.pages(), dialog.wishes().paper, path));
}

void ExportFlow::exportSpreadsheet()
{
    const QString path =
        askPath(m_window, tr("Export spreadsheet"), tr("Excel workbooks (*.xlsx)"), QStringLiteral("xlsx"));
    if (!path.isEmpty())
        tell(m_window, path, m_outputs.writeSpreadsheet(path, languageOf(QLocale())));
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
    if (!print::printPages(*dialog.pages(), printer))
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
