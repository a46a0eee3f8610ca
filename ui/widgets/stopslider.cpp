// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/stopslider.h"

#include "theme/typescale.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <cmath>

namespace octoplan {

StopSlider::StopSlider(QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_value(new QLabel(this))
    , m_track(new SliderTrack(this))
{
    m_value->setFont(styled(font(), TextStyle::Strong));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(4);
    grid->addWidget(m_label, 0, 0);
    grid->addWidget(m_value, 0, 1, Qt::AlignRight);
    grid->addWidget(m_track, 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    m_label->setBuddy(m_track);
    setFocusProxy(m_track);
    connect(m_track, &SliderTrack::dragged, this, [this](double at) { choose(nearestOn(at)); });
    connect(m_track, &SliderTrack::moved, this, &StopSlider::move);
}

void StopSlider::setLabel(const QString& label)
{
    m_label->setText(label);
    m_track->setAccessibleName(label);
    setAccessibleName(label);
}

void StopSlider::setStops(QList<Stop> stops)
{
    if (stops == m_stops)
        return;
    m_stops = std::move(stops);
    const double last = std::max<double>(1.0, static_cast<double>(m_stops.size() - 1));
    QList<TrackTick> ticks;
    QStringList off;
    for (qsizetype i = 0; i < m_stops.size(); ++i) {
        const Stop& stop = m_stops[i];
        ticks.append({static_cast<double>(i) / last, stop.tick.isEmpty() ? stop.text : stop.tick,
                      stop.offBecause.isEmpty(), stop.offBecause});
        if (!stop.offBecause.isEmpty())
            off << stop.text + QStringLiteral(": ") + stop.offBecause;
    }
    m_track->setRange(
        {0.0, last, [last](double v) { return v / last; }, [last](double at) { return std::round(at * last); }});
    m_track->setTicks(ticks);
    m_track->setAccessibleDescription(off.join(QStringLiteral("; ")));
    display();
}

void StopSlider::setCurrent(int index)
{
    if (index == m_current)
        return;
    m_current = index;
    display();
}

void StopSlider::display()
{
    if (m_current < 0 || m_current >= m_stops.size())
        return;
    const double last = std::max<double>(1.0, static_cast<double>(m_stops.size() - 1));
    m_value->setText(m_stops[m_current].text);
    m_track->setPlace(m_current / last, m_stops[m_current].text);
}

void StopSlider::choose(int index)
{
    if (index == m_current || index < 0)
        return;
    m_current = index;
    display();
    emit chosen(index);
}

int StopSlider::nearestOn(double at) const
{
    const double wanted = at * static_cast<double>(m_stops.size() - 1);
    int best = -1;
    for (int i = 0; i < m_stops.size(); ++i)
        if (m_stops[i].offBecause.isEmpty() && (best < 0 || std::abs(i - wanted) < std::abs(best - wanted)))
            best = i;
    return best;
}

int StopSlider::nextOn(int from, int direction) const
{
    for (int i = from + direction; i >= 0 && i < m_stops.size(); i += direction)
        if (m_stops[i].offBecause.isEmpty())
            return i;
    return from;
}

void StopSlider::move(SliderTrack::Move move)
{
    switch (move) {
    case SliderTrack::Move::StepUp:
    case SliderTrack::Move::PageUp: return choose(nextOn(m_current, 1));
    case SliderTrack::Move::StepDown:
    case SliderTrack::Move::PageDown: return choose(nextOn(m_current, -1));
    case SliderTrack::Move::Start: return choose(nextOn(-1, 1));
    case SliderTrack::Move::End: return choose(nextOn(static_cast<int>(m_stops.size()), -1));
    case SliderTrack::Move::Reset:
        return choose(nearestOn(m_default / std::max(1.0, static_cast<double>(m_stops.size()) - 1.0)));
    }
}

void StopSlider::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        m_value->setFont(styled(font(), TextStyle::Strong));
    QWidget::changeEvent(event);
}

} // namespace octoplan
