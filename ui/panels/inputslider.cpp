// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/inputslider.h"

#include "session/session.h"
#include "wording/decisiontext.h"
#include "wording/inputparser.h"

namespace octoplan {

InputSlider::InputSlider(Session& session, InputId id, Span span, QWidget* parent)
    : ValueSlider(parent)
    , m_session(session)
    , m_id(id)
    , m_span(std::move(span))
{
    const InputSpec& spec = octoplan::input(id);
    const ValueScale scale{m_span.from, m_span.to, spec.scale == Scale::Logarithmic && m_span.from > 0.0,
                           spec.integral && m_span.grid == Grid::Digits ? Grid::Whole : m_span.grid};
    setScale(scale, 0.0, spec.maximum);
    setDefaultValue(spec.defaultValue);
    setObjectName(QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size())));
    connect(this, &ValueSlider::valueEdited, this, &InputSlider::take);
    connect(this, &ValueSlider::dragStarted, this, [this] {
        m_drag = m_session.beginDrag();
        emit holding(true);
    });
    connect(this, &ValueSlider::dragFinished, this, [this] {
        m_drag = 0;
        emit holding(false);
    });
}

// Zero takes a limit away; where it is none, the input's own bounds hold.
void InputSlider::take(double value)
{
    const bool isLimit = m_id == InputId::DeadlineDays || m_id == InputId::Budget || m_id == InputId::MeanLength;
    if (value == 0.0 && isLimit)
        m_session.clearInput(m_id);
    else
        m_session.setInput(m_id, value, m_drag);
    refresh();
}

void InputSlider::setInput(InputId id, const Wording& wording)
{
    m_id = id;
    retranslate(wording);
}

void InputSlider::retranslate(const Wording& wording)
{
    setLabel(wording.label(m_id));
    setText({[wording, id = m_id](double v) { return wording.inputText(id, v); },
             [id = m_id](const QString& text) { return parseInput(id, text); }});
    QList<ValueTick> ticks;
    for (const double tick : std::as_const(m_span.ticks))
        ticks.append({tick, wording.inputTick(m_id, tick)});
    setTicks(ticks);
    refresh();
}

void InputSlider::showMarks(const std::vector<InputMarks>& all, const Comparison& comparison, const Wording& wording)
{
    if (isDragging())
        return;
    QList<ValueMark> marks;
    for (const InputMarks& each : all)
        if (each.input == m_id)
            for (const SliderMark& mark : each.marks)
                marks.append({mark.value, markText(m_id, mark, comparison, wording),
                              mark.winner ? MarkWeight::Major : MarkWeight::Minor});
    setMarks(marks);
}

void InputSlider::refresh() { setValue(octoplan::value(m_session.scenario(), m_id)); }

} // namespace octoplan
