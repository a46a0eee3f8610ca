// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What bench_window measures the program's start against: a main window that holds one empty plot.
#include "benchmarks/startup.h"

#include <qcustomplot.h>

#include <QApplication>
#include <QMainWindow>

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    QMainWindow window;
    window.setCentralWidget(new QCustomPlot);
    octoplan::benchmarks::showAndReport(window);
}
