// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// octoplan_output_screenshots FOLDER: the dialogs of report, sweep and plans and the presentation over the built-in
// catalogue, as pictures in light and dark, English and Chinese. Run it offscreen.
#include "benchmarks/windowsetup.h"

#include "dialogs/plansdialog.h"
#include "dialogs/reportdialog.h"
#include "dialogs/sweepaxiseditor.h"
#include "dialogs/sweepdialog.h"
#include "panels/presentation.h"

#include <QApplication>
#include <QDir>

#include <cstdio>

using namespace octoplan;

namespace {

bool shoot(QWidget& widget, const QString& path)
{
    for (int turn = 0; turn < 3; ++turn) // layouts, then queued replots
        QCoreApplication::processEvents();
    const bool saved = widget.grab().toImage().convertToFormat(QImage::Format_RGB888).save(path);
    std::printf("%s %s\n", saved ? "wrote" : "could not write", qUtf8Printable(path));
    return saved;
}

// Lines of one input, then the map of two.
bool shootSweeps(benchmarks::WindowSetup& setup, const QString& prefix)
{
    SweepDialog dialog(setup.session, &setup.outputs, nullptr);
    dialog.show();
    const auto answered = [&dialog] {
        while (!dialog.study().answers())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    };
    answered();
    bool done = shoot(dialog, prefix + QStringLiteral("sweep1.png"));
    dialog.editor(0)->setInput(InputId::ModelParameters, setup.session.scenario());
    dialog.editor(1)->setInput(InputId::SequenceLength, setup.session.scenario());
    emit dialog.editor(0)->inputChosen();
    emit dialog.editor(1)->inputChosen();
    answered();
    done &= shoot(dialog, prefix + QStringLiteral("sweep2.png"));
    return done;
}

bool shootAll(benchmarks::WindowSetup& setup, Language language, const QString& prefix)
{
    ReportWishes wishes;
    wishes.language = language;
    ReportDialog dialog(setup.outputs, wishes, QStringLiteral("No printer is set up on this system."), nullptr);
    dialog.show();
    bool done = shoot(dialog, prefix + QStringLiteral("report.png"));
    done &= shootSweeps(setup, prefix);
    PlansDialog plans(setup.session, "h100-80g-x8", Wording(language), nullptr);
    plans.show();
    done &= shoot(plans, prefix + QStringLiteral("plans.png"));
    Presentation slides(setup.session, Wording(language));
    slides.setAttribute(Qt::WA_DeleteOnClose, false);
    slides.resize(1280, 720);
    slides.show();
    for (int i = 0; i < slides.slideCount(); ++i) {
        slides.showSlide(i);
        done &= shoot(slides, prefix + QStringLiteral("slide%1.png").arg(i + 1));
    }
    return done;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    if (argc != 2) {
        std::fputs("usage: octoplan_output_screenshots FOLDER\n", stderr);
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    bool done = folder.mkpath(QStringLiteral("."));
    benchmarks::WindowSetup setup;
    setup.session.setScenario(benchmarks::pictureScenario());
    for (const QString language : {"en", "zh_CN"})
        for (const QString theme : {"light", "dark"}) {
            setup.setLanguage(language);
            setup.appearance.setScheme(schemeFromKey(theme));
            done &= shootAll(setup, languageFromKey(language).value_or(Language::English),
                             folder.filePath(theme + u'-' + language + u'-'));
        }
    return done ? 0 : 1;
}
