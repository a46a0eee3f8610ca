// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "application.h"
#include "commands/commands.h"

#include <QCoreApplication>

#include <cstdio>

using namespace octoplan;

namespace {

int runWithoutDisplay(int& argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const CommandLine line = parseCommandLine(QCoreApplication::arguments().mid(1));
    if (line.options)
        return static_cast<int>(runCommand(*line.options));
    std::fputs(qUtf8Printable(line.text), line.status == ExitStatus::Done ? stdout : stderr);
    return static_cast<int>(line.status);
}

} // namespace

int main(int argc, char* argv[])
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return needsDisplay(arguments) ? runWindow(argc, argv) : runWithoutDisplay(argc, argv);
}
