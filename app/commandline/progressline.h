// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>

namespace octoplan {

// How far a long command is, on standard error: a line that is written over in a terminal, else a line now and then.
class ProgressLine {
public:
    ProgressLine(const char* what, std::size_t total); // shows the first line

    void show(std::size_t done);
    void end(std::size_t done); // the last line

    // "1,200 of 5,000 points, 1,650 a second, 0:02 left"; without a rate before there is one.
    [[nodiscard]] static QString text(const QString& what, std::size_t done, std::size_t total, double seconds);

private:
    void print(const QString& text, bool last);

    QString m_what;
    std::size_t m_total;
    bool m_terminal;
    QElapsedTimer m_clock;
    qint64 m_shown = 0; // when, in milliseconds
};

} // namespace octoplan
