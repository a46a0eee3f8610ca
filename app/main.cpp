// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "application.h"
#include "commands/commands.h"
#include "wording/translation.h"

#include <QApplication>
#include <QHashFunctions>

#include <cstdio>

using namespace octoplan;

namespace {
template <class Application>
int runInTerminal(int& argc, char** argv)
{
    const Application application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    ApplicationLanguage language;
    language.install(languageOf(arguments));
    const CommandLine line = parseCommandLine(arguments);
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
    if (needsDisplay(arguments))
        return runWindow(argc, argv);
    if (!drawsOffscreen(arguments))
        return runInTerminal<QCoreApplication>(argc, argv);
    QHashSeed::setDeterministicGlobalSeed(); // the order of fonts in a PDF follows hashes
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return runInTerminal<QApplication>(argc, argv);
}
