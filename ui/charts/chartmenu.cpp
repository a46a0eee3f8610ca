// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/chartmenu.h"

#include "charts/chartplot.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>

namespace octoplan {

namespace {

constexpr double copyScale = 2.0;

QString tr(const char* text) { return QCoreApplication::translate("octoplan::BarChart", text); }

void askAndSave(const ChartMenu& chart, const QString& suffix)
{
    const QString path =
        QFileDialog::getSaveFileName(chart.owner, tr(QT_TRANSLATE_NOOP("octoplan::BarChart", "Save chart")),
                                     chart.title + u'.' + suffix, QStringLiteral("*.") + suffix);
    if (path.isEmpty())
        return;
    const QString problem = chart.saveTo(QFileInfo(path).suffix().isEmpty() ? path + u'.' + suffix : path);
    if (!problem.isEmpty())
        QMessageBox::warning(chart.owner, tr(QT_TRANSLATE_NOOP("octoplan::BarChart", "Save chart")),
                             tr(QT_TRANSLATE_NOOP("octoplan::BarChart", "Could not save %1: %2")).arg(path, problem));
}

} // namespace

void showChartMenu(const ChartMenu& chart, const QPoint& at)
{
    QMenu menu(chart.owner);
    menu.addAction(tr(QT_TRANSLATE_NOOP("octoplan::BarChart", "Copy picture")), chart.owner,
                   [&chart] { QGuiApplication::clipboard()->setImage(chart.plot->picture(copyScale)); });
    menu.addAction(tr(QT_TRANSLATE_NOOP("octoplan::BarChart", "Copy values")), chart.owner,
                   [&chart] { QGuiApplication::clipboard()->setText(chart.csv); });
    menu.addSeparator();
    const std::pair<const char*, const char*> formats[] = {
        {QT_TRANSLATE_NOOP("octoplan::BarChart", "Save as PNG…"), "png"},
        {QT_TRANSLATE_NOOP("octoplan::BarChart", "Save as SVG…"), "svg"},
        {QT_TRANSLATE_NOOP("octoplan::BarChart", "Save as PDF…"), "pdf"},
        {QT_TRANSLATE_NOOP("octoplan::BarChart", "Save values as CSV…"), "csv"}};
    for (const auto& [label, suffix] : formats)
        menu.addAction(tr(label), chart.owner,
                       [&chart, suffix = QString::fromLatin1(suffix)] { askAndSave(chart, suffix); });
    menu.exec(at);
}

} // namespace octoplan
