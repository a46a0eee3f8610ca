// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/slidertrack.h"

#include "theme/colours.h"
#include "theme/typescale.h"
#include "widgets/trackaccessible.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

constexpr double handleRadius = 7.0;
constexpr double grooveY = 10.0;
constexpr double grooveHeight = 4.0;
constexpr double markReach = 6.0;
constexpr double minorReach = 4.0;
constexpr double labelTop = 20.0;
constexpr double labelGap = 4.0;
constexpr double hoverReach = 5.0;

} // namespace

SliderTrack::SliderTrack(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    installTrackAccessibility();
}

void SliderTrack::setTicks(QList<TrackTick> ticks)
{
    m_ticks = std::move(ticks);
    updateGeometry();
    update();
}

void SliderTrack::setMarks(QList<TrackMark> marks)
{
    m_marks = std::move(marks);
    update();
}

void SliderTrack::setRange(TrackRange range) { m_range = std::move(range); }

void SliderTrack::setPlace(double fraction, const QString& valueText)
{
    if (m_place == fraction && m_valueText == valueText)
        return;
    m_place = std::clamp(fraction, 0.0, 1.0);
    m_valueText = valueText;
    update();
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent change(this, m_range.toValue ? m_range.toValue(m_place) : m_place);
        QAccessible::updateAccessibility(&change);
    }
}

QFont SliderTrack::tickFont() const { return styled(font(), TextStyle::Tick); }

QSize SliderTrack::sizeHint() const
{
    const int text = m_ticks.isEmpty() ? 0 : QFontMetrics(tickFont()).height();
    return {200, static_cast<int>(labelTop) + text};
}

QSize SliderTrack::minimumSizeHint() const { return {120, sizeHint().height()}; }

double SliderTrack::xOf(double fraction) const
{
    const double x = handleRadius + fraction * (width() - 2 * handleRadius);
    return layoutDirection() == Qt::RightToLeft ? width() - x : x;
}

double SliderTrack::fractionAt(double x) const
{
    const double along = layoutDirection() == Qt::RightToLeft ? width() - x : x;
    return std::clamp((along - handleRadius) / std::max(1.0, width() - 2 * handleRadius), 0.0, 1.0);
}

void SliderTrack::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGroove(painter);
    paintTicks(painter);
    paintHandle(painter);
}

void SliderTrack::paintGroove(QPainter& painter) const
{
    const QRectF groove(0, grooveY - grooveHeight / 2, width(), grooveHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(grooveColour(palette()));
    painter.drawRoundedRect(groove, grooveHeight / 2, grooveHeight / 2);
    QRectF filled = groove;
    filled.setRight(xOf(m_place));
    painter.setBrush(isEnabled() ? palette().color(QPalette::Highlight) : mutedColour(palette()));
    painter.drawRoundedRect(filled, grooveHeight / 2, grooveHeight / 2);
    for (const TrackMark& mark : m_marks) {
        const bool major = mark.weight == MarkWeight::Major;
        painter.setBrush(major ? limitColour(palette()) : mutedColour(palette()));
        painter.drawRect(major ? QRectF(xOf(mark.at) - 1, grooveY - markReach, 2, 2 * markReach)
                               : QRectF(xOf(mark.at) - 0.5, grooveY + grooveHeight / 2 + 1, 1, minorReach));
    }
}

// First and last labels keep to the ends; a label that would touch its neighbour is left out.
void SliderTrack::paintTicks(QPainter& painter) const
{
    painter.setFont(tickFont());
    const QFontMetricsF metrics(tickFont());
    const QColor quiet = mutedColour(palette());
    const QColor off = palette().color(QPalette::Disabled, QPalette::Text);
    const auto spanOf = [&](const TrackTick& tick) {
        const double w = metrics.horizontalAdvance(tick.text);
        const double left = std::clamp(xOf(tick.at) - w / 2, 0.0, std::max(0.0, width() - w));
        return QRectF(left, labelTop, w, metrics.height());
    };
    const QRectF last = m_ticks.isEmpty() ? QRectF() : spanOf(m_ticks.back());
    double reached = -labelGap;
    for (qsizetype i = 0; i < m_ticks.size(); ++i) {
        const TrackTick& tick = m_ticks[i];
        const QRectF span = spanOf(tick);
        const bool isLast = i + 1 == m_ticks.size();
        if (span.left() < reached + labelGap || (!isLast && span.right() + labelGap > last.left()))
            continue;
        reached = span.right();
        const bool current = std::abs(tick.at - m_place) < 1e-9;
        painter.setPen(!isEnabled() || !tick.enabled ? off : current ? palette().color(QPalette::Text) : quiet);
        painter.drawText(span.adjusted(-1, 0, 1, 0), Qt::AlignCenter, tick.text);
    }
}

void SliderTrack::paintHandle(QPainter& painter) const
{
    const QPointF centre(xOf(m_place), grooveY);
    const QColor ink = isEnabled() ? palette().color(QPalette::Highlight) : mutedColour(palette());
    if (hasFocus()) {
        QColor halo = ink;
        halo.setAlphaF(0.25F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(halo);
        painter.drawEllipse(centre, handleRadius + 3, handleRadius + 3);
    }
    painter.setPen(QPen(ink, 2.0));
    painter.setBrush(m_dragging ? ink : palette().color(QPalette::Base));
    painter.drawEllipse(centre, handleRadius - 1, handleRadius - 1);
}

QString SliderTrack::hintAt(const QPointF& position) const
{
    const TrackMark* nearest = nullptr;
    for (const TrackMark& mark : m_marks) {
        const double away = std::abs(xOf(mark.at) - position.x());
        if (away < hoverReach && (!nearest || away < std::abs(xOf(nearest->at) - position.x())))
            nearest = &mark;
    }
    if (nearest && position.y() < labelTop)
        return nearest->hint;
    for (const TrackTick& tick : m_ticks) {
        const double half = QFontMetricsF(tickFont()).horizontalAdvance(tick.text) / 2 + 2;
        if (!tick.hint.isEmpty() && std::abs(xOf(tick.at) - position.x()) < half)
            return tick.hint;
    }
    return toolTip();
}

bool SliderTrack::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString hint = hintAt(help->pos());
    if (hint.isEmpty())
        return QWidget::event(event); // a disabled input's reason is its parent's tool tip
    QToolTip::showText(help->globalPos(), hint, this);
    return true;
}

void SliderTrack::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    m_dragging = true;
    emit pressed();
    if (std::abs(event->position().x() - xOf(m_place)) > handleRadius) // taking the handle does not move it
        emit dragged(fractionAt(event->position().x()));
    update();
}

void SliderTrack::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragging)
        emit dragged(fractionAt(event->position().x()));
}

void SliderTrack::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_dragging)
        return;
    m_dragging = false;
    update();
    emit released();
}

void SliderTrack::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        emit moved(Move::Reset);
}

void SliderTrack::keyPressEvent(QKeyEvent* event)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    switch (event->key()) {
    case Qt::Key_Right: emit moved(mirrored ? Move::StepDown : Move::StepUp); break;
    case Qt::Key_Left: emit moved(mirrored ? Move::StepUp : Move::StepDown); break;
    case Qt::Key_Up: emit moved(Move::StepUp); break;
    case Qt::Key_Down: emit moved(Move::StepDown); break;
    case Qt::Key_PageUp: emit moved(Move::PageUp); break;
    case Qt::Key_PageDown: emit moved(Move::PageDown); break;
    case Qt::Key_Home: emit moved(Move::Start); break;
    case Qt::Key_End: emit moved(Move::End); break;
    case Qt::Key_Delete: emit moved(Move::Reset); break;
    default: QWidget::keyPressEvent(event);
    }
}

// The wheel turns a slider only when it has the focus; otherwise it scrolls the panel.
void SliderTrack::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus())
        return event->ignore();
    m_wheelRest += event->angleDelta().y();
    for (; m_wheelRest >= QWheelEvent::DefaultDeltasPerStep; m_wheelRest -= QWheelEvent::DefaultDeltasPerStep)
        emit moved(Move::StepUp);
    for (; m_wheelRest <= -QWheelEvent::DefaultDeltasPerStep; m_wheelRest += QWheelEvent::DefaultDeltasPerStep)
        emit moved(Move::StepDown);
}

} // namespace octoplan
