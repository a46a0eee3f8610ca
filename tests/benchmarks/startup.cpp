// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/startup.h"

#include <QCoreApplication>
#include <QFile>
#include <QWidget>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace octoplan::benchmarks {

namespace {

constexpr int rounds = 21;

double now(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

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

struct Start {
    double elapsed = 0.0; // ms
    double processor = 0.0;
    double megabytes = 0.0;
};

// Spawned, not forked: that would cost more the larger this process is.
Start startOf(const QString& program)
{
    const QByteArray path = QFile::encodeName(program);
    std::vector<char> name(path.begin(), path.end());
    name.push_back('\0');
    std::vector<char> argument{'o', 'w', 'n', '\0'};
    char* const arguments[] = {name.data(), argument.data(), nullptr};
    int ends[2] = {};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    pid_t child = 0;
    if (pipe(ends) != 0)
        qFatal("no pipe");
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    const double begin = now(CLOCK_MONOTONIC);
    if (posix_spawn(&child, name.data(), &actions, nullptr, arguments, environ) != 0)
        qFatal("%s cannot be started", name.data());
    close(ends[1]);
    std::FILE* output = fdopen(ends[0], "r");
    double end = 0.0;
    Start start;
    if (std::fscanf(output, "%lf %lf %lf", &end, &start.processor, &start.megabytes) != 3)
        qFatal("%s did not report", name.data());
    start.elapsed = end - begin;
    std::fclose(output);
    waitpid(child, nullptr, 0);
    posix_spawn_file_actions_destroy(&actions);
    return start;
}

double median(const std::vector<Start>& starts, double Start::*figure)
{
    std::vector<double> values;
    for (const Start& start : starts)
        values.push_back(start.*figure);
    std::nth_element(values.begin(), values.begin() + rounds / 2, values.end());
    return values[rounds / 2];
}

} // namespace

void showAndReport(QWidget& window)
{
    window.resize(1440, 900);
    window.show();
    for (int turn = 0; turn < 3; ++turn) { // exposure and paint, layouts that were asked for, their paint
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents();
    }
    std::printf("%.6f %.3f %.3f\n", now(CLOCK_MONOTONIC), now(CLOCK_PROCESS_CPUTIME_ID), residentMegabytes());
    std::fflush(stdout);
    std::_Exit(0);
}

void compareStarts(const QString& bareProgram, const QString& ownProgram)
{
    std::vector<Start> bare, own;
    for (int i = 0; i < rounds; ++i) {
        bare.push_back(startOf(bareProgram));
        own.push_back(startOf(ownProgram));
    }
    const auto print = [&](const char* what, const char* unit, double Start::*figure) {
        const double a = median(own, figure), b = median(bare, figure);
        std::printf("%s: %.1f %s, bare %.1f %s: %.2f x\n", what, a, unit, b, unit, a / b);
    };
    print("start of the process to painted window", "ms", &Start::elapsed);
    print("  processor time until then", "ms", &Start::processor);
    print("resident memory then", "MB", &Start::megabytes);
}

} // namespace octoplan::benchmarks
