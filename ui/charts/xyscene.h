// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QString>

#include <functional>

// What a chart over two numeric axes shows. Filled from item models; colours are chosen when it is drawn.
namespace octoplan {

struct XyPoint {
    QPointF at;
    int offering = -1;   // colour and symbol; -1: neutral dot
    bool hollow = false; // misses a limit
    QString label;       // beside it
    QString hint;        // on hover
    int id = -1;         // told when it is clicked
    bool small = false;  // one of many
};

struct XyLine {
    QList<QPointF> points;
    int offering = -1;
    bool dotted = false;
    bool thin = false;
    bool thick = false;
    QString label; // at its end
};

// A limit or the present value, across the whole plot.
struct XyMark {
    double at = 0.0;
    bool vertical = true;
    bool limit = true; // else the present value
    QString label;
};

// The area between two lines, quietly filled.
struct XyBand {
    QList<QPointF> outline;
};

// What a symbol stands for, where points carry no labels.
struct XyKey {
    int offering = -1;
    QString text;
};

struct XyAxis {
    double low = 0.0;
    double high = 1.0;
    bool logarithmic = false;
    QString title;
    std::function<QString(double)> text;
};

struct XyScene {
    QString title, subtitle;
    XyAxis x, y;
    QList<XyBand> bands;
    QList<XyLine> lines;
    QList<XyMark> marks;
    QList<XyPoint> points;
    QList<XyKey> keys; // in the upper left corner
    QString note;      // inside the plot, where nothing else is
};

// A round upper end of an axis that begins at zero and has room for `highest`.
[[nodiscard]] double axisEnd(double highest);

} // namespace octoplan
