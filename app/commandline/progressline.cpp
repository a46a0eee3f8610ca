// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/progressline.h"

#include <QLocale>

#include <cmath>
#include <cstdio>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace octoplan {

namespace {

constexpr qint64 terminalEvery = 200; // milliseconds
constexpr qint64 logEvery = 10'000;

bool isTerminal()
{
#ifdef Q_OS_WIN
    return _isatty(_fileno(stderr)) != 0;
#else
    return isatty(fileno(stderr)) != 0;
#endif
}

QString timeText(double seconds)
{
    const auto whole = static_cast<qint64>(std::ceil(seconds));
    const QString rest = QStringLiteral("%1").arg(whole % 60, 2, 10, QChar(u'0'));
    if (whole < 3600)
        return QStringLiteral("%1:%2").arg(whole / 60).arg(rest);
    return QStringLiteral("%1:%2:%3").arg(whole / 3600).arg(whole / 60 % 60, 2, 10, QChar(u'0')).arg(rest);
}

QString count(double n) { return QLocale(QLocale::English).toString(static_cast<qlonglong>(std::llround(n))); }

} // namespace

ProgressLine::ProgressLine(const char* what, std::size_t total)
    : m_what(QString::fromLatin1(what))
    , m_total(total)
    , m_terminal(isTerminal())
{
    m_clock.start();
    print(text(m_what, 0, m_total, 0.0), false);
}

QString ProgressLine::text(const QString& what, std::size_t done, std::size_t total, double seconds)
{
    const auto points = static_cast<double>(done), all = static_cast<double>(total);
    QString line = QStringLiteral("%1 of %2 %3").arg(count(points), count(all), what);
    if (done == 0 || seconds <= 0.0)
        return line;
    const double rate = points / seconds;
    line += QStringLiteral(", %1 a second").arg(rate < 10.0 ? QString::number(rate, 'f', 1) : count(rate));
    return line + (done < total ? QStringLiteral(", %1 left").arg(timeText((all - points) / rate))
                                : QStringLiteral(", in %1").arg(timeText(seconds)));
}

void ProgressLine::print(const QString& text, bool last)
{
    const char* begin = m_terminal ? "\r\x1b[K" : "";
    std::fprintf(stderr, "%soctoplan: %s%s", begin, qUtf8Printable(text), m_terminal && !last ? "" : "\n");
    std::fflush(stderr);
}

void ProgressLine::show(std::size_t done)
{
    const qint64 now = m_clock.elapsed();
    if (now - m_shown < (m_terminal ? terminalEvery : logEvery))
        return;
    m_shown = now;
    print(text(m_what, done, m_total, static_cast<double>(now) / 1e3), false);
}

void ProgressLine::end(std::size_t done)
{
    print(text(m_what, done, m_total, static_cast<double>(m_clock.nsecsElapsed()) / 1e9), true);
}

} // namespace octoplan
