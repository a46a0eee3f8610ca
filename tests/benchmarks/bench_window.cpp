// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench_window: what start and memory cost beside a bare window with one empty plot, and how long a slider's move takes
// until the window is painted again.
#include "benchmarks/startup.h"
#include "benchmarks/windowsetup.h"

#include "charts/memorychart.h"
#include "panels/answerpanel.h"
#include "panels/inputslider.h"
#include "widgets/slidertrack.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace octoplan;

namespace {

constexpr int allMoves = 500;
constexpr int differentPlaces = 50; // so far apart that each is another value

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

// Of this thread: what else runs on the machine does not count.
double processorMs()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

void printTimes(const char* what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    const auto quantile = [&times](double q) {
        return times[static_cast<std::size_t>(q * static_cast<double>(times.size() - 1))];
    };
    std::printf("%s: median %.2f ms, p90 %.2f ms, p99 %.2f ms, most %.2f ms\n", what, quantile(0.5), quantile(0.9),
                quantile(0.99), times.back());
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
    std::vector<double> elapsed, processor;
    drag(track, QEvent::MouseButtonPress, 0.3);
    for (int i = 0; i < moves; ++i) {
        const double before = processorMs();
        QElapsedTimer timer;
        timer.start();
        drag(track, QEvent::MouseMove, 0.3 + 0.4 * (i % differentPlaces) / differentPlaces);
        paintAll();
        elapsed.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        processor.push_back(processorMs() - before);
    }
    drag(track, QEvent::MouseButtonRelease, 0.5);
    std::printf("%s, %d moves\n", name, moves);
    printTimes("  slider event to painted window", elapsed);
    printTimes("  processor time of that", processor);
    std::printf("  the memory chart was painted %d times\n", charts.paints);
    QElapsedTimer timer;
    timer.start();
    const Comparison again = compare(setup.session.scenario(), setup.session.catalog());
    std::printf("  of which comparing alone %.2f ms (%ld plans)\n", static_cast<double>(timer.nsecsElapsed()) / 1e6,
                again.plansConsidered);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const QByteArray what = argc == 2 ? argv[1] : "";
    if (what == "own")
        benchmarks::showAndReport(std::make_unique<benchmarks::WindowSetup>().release()->window);
    if (what == "drag") // for a profiler
        benchDrag("one server", 1, 100);
    if (!what.isEmpty())
        return 0;
    const QString self = QCoreApplication::applicationFilePath();
    benchmarks::compareStarts(QCoreApplication::applicationDirPath() + QStringLiteral("/bare_window"), self);
    benchDrag("one server", 1, allMoves);
    benchDrag("64 servers", 64, allMoves);
    return 0;
}
