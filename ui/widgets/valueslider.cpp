// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/valueslider.h"

#include "widgets/valuefield.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace octoplan {

ValueSlider::ValueSlider(QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_editor(new ValueField(this))
    , m_track(new SliderTrack(this))
{
    m_label->setBuddy(m_editor);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(3);
    grid->addWidget(m_label, 0, 0);
    grid->addWidget(m_editor, 0, 1, Qt::AlignRight);
    grid->addWidget(m_track, 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    setFocusProxy(m_track);
    setTabOrder(m_editor, m_track);

    connect(m_track, &SliderTrack::dragged, this, [this](double at) { edit(m_scale.fromFraction(at)); });
    connect(m_track, &SliderTrack::moved, this, &ValueSlider::move);
    connect(m_track, &SliderTrack::pressed, this, &ValueSlider::dragStarted);
    connect(m_track, &SliderTrack::released, this, &ValueSlider::dragFinished);
    connect(m_editor, &QLineEdit::editingFinished, this, &ValueSlider::takeText);
}

// An editor that loses the focus by being destroyed has finished editing, for a slider that is no more.
ValueSlider::~ValueSlider() { m_editor->disconnect(this); }

QString ValueSlider::label() const { return m_label->text(); }

void ValueSlider::setLabel(const QString& label)
{
    m_label->setText(label);
    m_track->setAccessibleName(label);
    m_editor->setAccessibleName(label);
    setAccessibleName(label);
}

void ValueSlider::setScale(const ValueScale& scale, double lowest, double highest)
{
    m_scale = scale;
    m_lowest = lowest;
    m_highest = highest;
    m_track->setRange({scale.minimum, scale.maximum, [scale](double v) { return scale.toFraction(v); },
                       [this](double) { return m_value; }});
    placeTicks();
    fitEditor();
    display();
}

void ValueSlider::setDefaultValue(double value)
{
    m_default = value;
    fitEditor();
}

void ValueSlider::fitEditor()
{
    if (m_text.format)
        m_editor->fitTo({m_text.format(m_scale.minimum), m_text.format(m_scale.maximum), m_text.format(m_default)});
}

void ValueSlider::setTicks(QList<ValueTick> ticks)
{
    m_ticks = std::move(ticks);
    placeTicks();
}

void ValueSlider::setMarks(QList<ValueMark> marks)
{
    m_marks = std::move(marks);
    placeTicks();
}

void ValueSlider::placeTicks()
{
    QList<TrackTick> ticks;
    for (const ValueTick& tick : std::as_const(m_ticks))
        ticks.append({m_scale.toFraction(tick.value), tick.text, true, {}});
    m_track->setTicks(ticks);
    QList<TrackMark> marks;
    for (const ValueMark& mark : std::as_const(m_marks))
        if (mark.value >= m_scale.minimum && mark.value <= m_scale.maximum)
            marks.append({m_scale.toFraction(mark.value), mark.hint, mark.weight});
    m_track->setMarks(marks);
}

void ValueSlider::setText(ValueText text)
{
    m_text = std::move(text);
    fitEditor();
    display();
}

void ValueSlider::setValue(double value)
{
    if (m_value == value)
        return;
    m_value = value;
    display();
}

void ValueSlider::setDisabledBecause(const QString& reason)
{
    setEnabled(reason.isEmpty());
    setToolTip(reason);
    setAccessibleDescription(reason);
    m_track->setAccessibleDescription(reason);
}

void ValueSlider::display()
{
    const QString text = m_text.format ? m_text.format(m_value) : QString::number(m_value);
    m_editor->setText(text);
    m_track->setPlace(m_scale.toFraction(m_value), text);
}

void ValueSlider::edit(double value)
{
    const double next = std::clamp(value, m_lowest, m_highest);
    if (next == m_value)
        return;
    m_value = next;
    display();
    emit valueEdited(next);
}

double ValueSlider::pageFrom(double value, int direction) const
{
    double best = direction > 0 ? m_scale.maximum : m_scale.minimum;
    for (const ValueTick& tick : m_ticks)
        if ((tick.value - value) * direction > 1e-9 * std::abs(value) && (best - tick.value) * direction > 0)
            best = tick.value;
    return best;
}

void ValueSlider::move(SliderTrack::Move move)
{
    switch (move) {
    case SliderTrack::Move::StepUp: return edit(m_scale.next(m_value, 1));
    case SliderTrack::Move::StepDown: return edit(m_scale.next(m_value, -1));
    case SliderTrack::Move::PageUp: return edit(pageFrom(m_value, 1));
    case SliderTrack::Move::PageDown: return edit(pageFrom(m_value, -1));
    case SliderTrack::Move::Start: return edit(m_scale.minimum);
    case SliderTrack::Move::End: return edit(m_scale.maximum);
    case SliderTrack::Move::Reset: return edit(m_default);
    }
}

// What cannot be read is not taken: the field shows the value that counts again.
void ValueSlider::takeText()
{
    const QString shown = m_text.format ? m_text.format(m_value) : QString::number(m_value);
    if (m_editor->text() == shown)
        return;
    const std::optional<double> typed = m_text.parse ? m_text.parse(m_editor->text()) : std::nullopt;
    if (typed)
        edit(*typed);
    display();
}

} // namespace octoplan
