// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// octoplan_screenshots FOLDER [TAB [AXIS]] [FILE.octoplan]: the real window with the built-in catalogue, as pictures in
// light and dark, English and Chinese, small and usual; with the number of a tab, scrolled down to that tab (break-even
// along an axis); of a scenario file in place of the pictures' own.
#include "benchmarks/windowsetup.h"

#include "panels/answerpanel.h"
#include "panels/answertabs.h"
#include "panels/breakevenpage.h"
#include "theme/appearance.h"
#include "widgets/segmentedchoice.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QScrollBar>

#include <cstdio>

using namespace octoplan;

namespace {

void settle()
{
    for (int turn = 0; turn < 3; ++turn) // layouts, then queued replots
        QCoreApplication::processEvents();
}

bool shoot(MainWindow& window, int tab, const QString& path)
{
    settle();
    if (tab > 0)
        window.answer()->verticalScrollBar()->setValue(window.answer()->tabs()->y() - 8);
    settle();
    const bool saved = window.grab().toImage().convertToFormat(QImage::Format_RGB888).save(path);
    std::printf("%s %s\n", saved ? "wrote" : "could not write", qUtf8Printable(path));
    return saved;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const bool ownFile = argc > 2 && QByteArray(argv[argc - 1]).endsWith(".octoplan");
    const QString file = ownFile ? QString::fromLocal8Bit(argv[--argc]) : QString();
    if (argc < 2 || argc > 4) {
        std::fputs("usage: octoplan_screenshots FOLDER [TAB [AXIS]] [FILE.octoplan]\n", stderr);
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    bool done = folder.mkpath(QStringLiteral("."));
    benchmarks::WindowSetup setup;
    setup.session.setScenario(benchmarks::pictureScenario());
    if (ownFile && !setup.documents.open(file).isEmpty())
        return 1;
    setup.window.show();
    const int tab = argc > 2 ? QByteArray(argv[2]).toInt() : 0;
    const QString name =
        tab > 0 ? QStringLiteral("tab%1").arg(tab) + (argc > 3 ? u'.' + QString::fromLocal8Bit(argv[3]) : QString())
                : QStringLiteral("window");
    setup.window.answer()->tabs()->setCurrent(static_cast<AnswerTabs::Tab>(tab));
    while (!setup.session.decision() || (tab == AnswerTabs::Accuracy && !setup.support.evidence()))
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const int axis = argc > 3 ? QByteArray(argv[3]).toInt() : 0;
    const auto* breakEven = qobject_cast<BreakEvenPage*>(setup.window.answer()->tabs()->page(AnswerTabs::BreakEvenTab));
    if (axis > 0 && axis < breakEven->axes()->count())
        qobject_cast<QAbstractButton*>(breakEven->axes()->option(axis))->click();
    for (const QString language : {"en", "zh_CN"})
        for (const QString theme : {"light", "dark"})
            for (const QSize size : {QSize(1440, 900), QSize(1024, 700)}) {
                setup.setLanguage(language);
                setup.appearance.setScheme(schemeFromKey(theme));
                setup.window.resize(size);
                done &= shoot(setup.window, tab,
                              folder.filePath(QStringLiteral("%5-%1-%2-%3x%4.png")
                                                  .arg(theme, language)
                                                  .arg(size.width())
                                                  .arg(size.height())
                                                  .arg(name)));
            }
    return done ? 0 : 1;
}
