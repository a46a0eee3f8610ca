// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/plotaxes.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

constexpr int wantedTicks = 6;

// Tick places by the library, their text in the words of the scene.
class WordedTicker : public QCPAxisTicker {
public:
    std::function<QString(double)> text;

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return text ? text(tick) : QString(); }
    int getSubTickCount(double) override { return 0; }
};

// 1, 2 and 5 times the powers of ten, or the powers alone where they are many.
class DecadeTicker : public WordedTicker {
protected:
    QVector<double> createTickVector(double, const QCPRange& range) override
    {
        const bool wide = std::log10(range.upper / range.lower) > 3.5;
        QVector<double> ticks;
        for (double power = std::pow(10.0, std::floor(std::log10(range.lower))); power <= range.upper; power *= 10.0)
            for (const double digit : {1.0, 2.0, 5.0})
                if ((digit == 1.0 || !wide) && digit * power >= range.lower && digit * power <= range.upper)
                    ticks << digit * power;
        return ticks;
    }
};

// Fewer where their texts are long.
int ticksFor(const XyAxis& scene)
{
    constexpr qsizetype longText = 9, veryLong = 13;
    const qsizetype size = scene.text ? scene.text(scene.high).size() : 0;
    return size > veryLong ? wantedTicks / 3 : size > longText ? wantedTicks / 2 : wantedTicks;
}

} // namespace

void applyAxis(QCPAxis& axis, const XyAxis& scene)
{
    axis.setRange(scene.low, scene.high);
    axis.setScaleType(scene.logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    QSharedPointer<WordedTicker> ticker(scene.logarithmic ? new DecadeTicker : new WordedTicker);
    ticker->text = scene.text;
    ticker->setTickCount(ticksFor(scene));
    axis.setTicker(ticker);
    axis.setLabel(scene.title);
}

void applyRows(QCPAxis& axis, const QStringList& names)
{
    axis.setRange(-1.4, std::max<double>(1.0, static_cast<double>(names.size())) - 0.5);
    axis.setRangeReversed(true);
    QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    for (int i = 0; i < names.size(); ++i)
        ticker->addTick(i, names[i]);
    axis.setTicker(ticker);
}

} // namespace octoplan
