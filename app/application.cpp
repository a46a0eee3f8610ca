// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "application.h"

#include <QCoreApplication>

#include <cstdio>

namespace octoplan {

int runWindow(int& argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    std::fputs("octoplan: error: this version has no window; see octoplan --help\n", stderr);
    return 1;
}

} // namespace octoplan
