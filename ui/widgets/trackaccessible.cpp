// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/trackaccessible.h"

#include "widgets/slidertrack.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace octoplan {

namespace {

class TrackAccessible : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit TrackAccessible(SliderTrack* track)
        : QAccessibleWidget(track, QAccessible::Slider)
        , m_track(track)
    {
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_track->valueText() : QAccessibleWidget::text(kind);
    }

    QVariant currentValue() const override
    {
        const TrackRange& range = m_track->range();
        return range.toValue ? range.toValue(m_track->place()) : m_track->place();
    }

    void setCurrentValue(const QVariant& value) override
    {
        const TrackRange& range = m_track->range();
        emit m_track->dragged(range.toFraction ? range.toFraction(value.toDouble()) : value.toDouble());
    }

    QVariant minimumValue() const override { return m_track->range().minimum; }
    QVariant maximumValue() const override { return m_track->range().maximum; }
    QVariant minimumStepSize() const override { return 0.0; }

private:
    SliderTrack* m_track;
};

QAccessibleInterface* makeTrackAccessible(const QString&, QObject* object)
{
    auto* track = qobject_cast<SliderTrack*>(object);
    return track ? new TrackAccessible(track) : nullptr;
}

} // namespace

void installTrackAccessibility()
{
    static const bool installed = (QAccessible::installFactory(makeTrackAccessible), true);
    Q_UNUSED(installed)
}

} // namespace octoplan
