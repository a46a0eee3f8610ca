// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench_window: how long a slider's move takes until the window is painted again, and what start and memory cost beside
// a bare window with one empty plot. Each of the latter runs in a process of its own.
#include "benchmarks/windowsetup.h"

#include "charts/memorychart.h"
#include "panels/answerpanel.h"
#include "panels/inputslider.h"
#include "widgets/slidertrack.h"

#include <qcustomplot.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QMouseEvent>
#include <QProcess>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace octoplan;

namespace {

constexpr int allMoves = 500;
constexpr int startRuns = 7;

double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0.0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').front().toDouble() / 1024.0;
    return 0.0;
}

// Queued replots, layouts and the paint that they ask for.
void paintAll()
{
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
}

class PaintCounter : public QObject {
public:
    int paints = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

// One more move of a drag, through the events that a mouse sends.
void drag(SliderTrack& track, QEvent::Type type, double share)
{
    const QPointF at(share * track.width(), 10.0);
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, track.mapToGlobal(at), button, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&track, &event);
}

void benchDrag(const char* name, int servers, int moves)
{
    benchmarks::WindowSetup setup;
    Scenario scenario = benchmarks::pictureScenario();
    scenario.rental.servers = servers;
    setup.session.setScenario(scenario);
    setup.window.resize(1440, 900);
    setup.window.show();
    paintAll();
    auto* slider = setup.window.findChild<InputSlider*>(QStringLiteral("/model/parameters"));
    SliderTrack& track = *slider->track();
    PaintCounter charts;
    setup.window.answer()->memoryChart()->plot()->canvas()->installEventFilter(&charts);
    std::vector<double> times;
    const std::clock_t before = std::clock();
    drag(track, QEvent::MouseButtonPress, 0.3);
    for (int i = 0; i < moves; ++i) {
        QElapsedTimer timer;
        timer.start();
        drag(track, QEvent::MouseMove, 0.3 + 0.4 * (i % 100) / 100.0);
        paintAll();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    drag(track, QEvent::MouseButtonRelease, 0.5);
    const double processor = 1e3 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC / moves;
    std::sort(times.begin(), times.end());
    const auto quantile = [&times](double q) {
        return times[static_cast<std::size_t>(q * static_cast<double>(times.size() - 1))];
    };
    std::printf("%s: median %.2f ms, p90 %.2f ms, p99 %.2f ms, most %.2f ms over %d moves\n", name, quantile(0.5),
                quantile(0.9), quantile(0.99), times.back(), moves);
    std::printf("  processor time %.2f ms a move, whatever else runs here\n", processor);
    std::printf("  the memory chart was painted %d times\n", charts.paints);
    QElapsedTimer timer;
    timer.start();
    const Comparison again = compare(setup.session.scenario(), setup.session.catalog());
    std::printf("  of which comparing alone %.2f ms (%ld plans)\n", static_cast<double>(timer.nsecsElapsed()) / 1e6,
                again.plansConsidered);
}

// Prints milliseconds from the start of main to the first paint, and megabytes then.
int showOnce(const QString& what, QElapsedTimer& sinceStart, QApplication&)
{
    std::unique_ptr<QWidget> bare;
    std::unique_ptr<benchmarks::WindowSetup> setup;
    QWidget* window = nullptr;
    if (what == u"bare") {
        auto plain = std::make_unique<QMainWindow>();
        plain->setCentralWidget(new QCustomPlot);
        bare = std::move(plain);
        window = bare.get();
    } else {
        setup = std::make_unique<benchmarks::WindowSetup>();
        window = &setup->window;
    }
    window->resize(1440, 900);
    window->show();
    paintAll();
    std::printf("%.3f %.3f\n", static_cast<double>(sinceStart.nsecsElapsed()) / 1e6, residentMegabytes());
    return 0;
}

struct Start {
    double milliseconds;
    double megabytes;
};

Start medianStart(const QString& what)
{
    std::vector<double> times, sizes;
    for (int i = 0; i < startRuns; ++i) {
        QProcess run;
        run.start(QCoreApplication::applicationFilePath(), {what});
        run.waitForFinished();
        const QList<QByteArray> figures = run.readAllStandardOutput().trimmed().split(' ');
        times.push_back(figures.front().toDouble());
        sizes.push_back(figures.back().toDouble());
    }
    std::sort(times.begin(), times.end());
    std::sort(sizes.begin(), sizes.end());
    return {times[startRuns / 2], sizes[startRuns / 2]};
}

} // namespace

int main(int argc, char** argv)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    if (argc == 2 && QByteArray(argv[1]) == "drag") { // for a profiler
        benchDrag("one server", 1, 40);
        return 0;
    }
    if (argc == 2)
        return showOnce(QString::fromLocal8Bit(argv[1]), sinceStart, application);
    benchDrag("one server", 1, allMoves);
    benchDrag("64 servers", 64, allMoves);
    const Start bare = medianStart(QStringLiteral("bare"));
    const Start own = medianStart(QStringLiteral("own"));
    std::printf("start to first paint: %.0f ms, bare %.0f ms: %.2f x\n", own.milliseconds, bare.milliseconds,
                own.milliseconds / bare.milliseconds);
    std::printf("resident memory: %.1f MB, bare %.1f MB: %.2f x\n", own.megabytes, bare.megabytes,
                own.megabytes / bare.megabytes);
    return 0;
}
