// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/chartmenu.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>

#include <array>

namespace octoplan {

namespace {

constexpr std::array scales{1, 2, 4};

QString say(const char* text) { return QCoreApplication::translate("octoplan::BarChart", text); }

QString times(int scale) { return say(QT_TRANSLATE_NOOP("octoplan::BarChart", "%1 × the size on screen")).arg(scale); }

// Spreadsheets of some systems take a file for UTF-8 only with a mark in front.
QString marked(const QString& csv) { return QChar(QChar::ByteOrderMark) + csv; }

void askAndSave(const ChartMenu& chart, const QString& suffix, double scale)
{
    QString filter = QStringLiteral("*.") + suffix;
    const QString withMark =
        say(QT_TRANSLATE_NOOP("octoplan::BarChart", "CSV with byte order mark, for spreadsheets (*.csv)"));
    if (suffix == u"csv")
        filter += QStringLiteral(";;") + withMark;
    QString chosen;
    QString path = QFileDialog::getSaveFileName(chart.owner, say(QT_TRANSLATE_NOOP("octoplan::BarChart", "Save chart")),
                                                chart.title + u'.' + suffix, filter, &chosen);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += u'.' + suffix;
    const QString problem = saveChart(chart.picture, chosen == withMark ? marked(chart.csv) : chart.csv, path, scale);
    if (!problem.isEmpty())
        QMessageBox::warning(chart.owner, say(QT_TRANSLATE_NOOP("octoplan::BarChart", "Save chart")),
                             say(QT_TRANSLATE_NOOP("octoplan::BarChart", "Could not save %1: %2")).arg(path, problem));
}

void addCopying(QMenu& menu, const ChartMenu& chart)
{
    QMenu* copy = menu.addMenu(say(QT_TRANSLATE_NOOP("octoplan::BarChart", "Copy picture")));
    for (const int scale : scales)
        copy->addAction(times(scale), chart.owner, [chart, scale] {
            QGuiApplication::clipboard()->setMimeData(pictureMimeData(chart.picture, scale));
        });
    if (!chart.csv.isEmpty())
        menu.addAction(say(QT_TRANSLATE_NOOP("octoplan::BarChart", "Copy values")), chart.owner,
                       [chart] { QGuiApplication::clipboard()->setText(chart.csv); });
}

void addSaving(QMenu& menu, const ChartMenu& chart)
{
    QMenu* png = menu.addMenu(say(QT_TRANSLATE_NOOP("octoplan::BarChart", "Save as PNG")));
    for (const int scale : scales)
        png->addAction(times(scale) + u'…', chart.owner,
                       [chart, scale] { askAndSave(chart, QStringLiteral("png"), scale); });
    const auto add = [&](const QString& label, const QString& suffix) {
        menu.addAction(label, chart.owner, [chart, suffix] { askAndSave(chart, suffix, usualScale); });
    };
    add(say(QT_TRANSLATE_NOOP("octoplan::BarChart", "Save as SVG…")), QStringLiteral("svg"));
    add(say(QT_TRANSLATE_NOOP("octoplan::BarChart", "Save as PDF…")), QStringLiteral("pdf"));
    if (!chart.csv.isEmpty())
        add(say(QT_TRANSLATE_NOOP("octoplan::BarChart", "Save values as CSV…")), QStringLiteral("csv"));
}

} // namespace

QMenu* chartMenu(const ChartMenu& chart)
{
    auto* menu = new QMenu(chart.owner);
    addCopying(*menu, chart);
    menu->addSeparator();
    addSaving(*menu, chart);
    return menu;
}

void showChartMenu(const ChartMenu& chart, const QPoint& at)
{
    QMenu* menu = chartMenu(chart);
    menu->exec(at);
    menu->deleteLater();
}

} // namespace octoplan
