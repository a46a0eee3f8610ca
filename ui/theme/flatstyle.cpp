// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "theme/flatstyle.h"

#include "theme/colours.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

namespace octoplan {

namespace {

constexpr double radius = 4.0;

void paintPanel(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& line)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(line, 1.0));
    painter.setBrush(fill);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

QColor buttonFill(const QStyleOption& option)
{
    const QPalette& p = option.palette;
    if (option.state & (QStyle::State_Sunken | QStyle::State_On))
        return borderColour(p);
    return (option.state & QStyle::State_MouseOver) && (option.state & QStyle::State_Enabled)
               ? p.color(QPalette::AlternateBase)
               : p.color(QPalette::Button);
}

void paintArrowDown(QPainter& painter, const QRectF& box, const QColor& ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF c = box.center();
    painter.drawPolyline(QPolygonF{c + QPointF(-4, -2), c + QPointF(0, 2), c + QPointF(4, -2)});
    painter.restore();
}

} // namespace

void paintField(QPainter& painter, const QRectF& rect, const QPalette& palette, bool enabled, bool focused)
{
    paintPanel(painter, rect, palette.color(enabled ? QPalette::Base : QPalette::Window),
               focused ? palette.color(QPalette::Highlight) : borderColour(palette));
}

void paintFocusRing(QPainter& painter, const QRectF& rect, const QPalette& palette, double ringRadius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(QPalette::Highlight), 2.0));
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), ringRadius, ringRadius);
    painter.restore();
}

FlatStyle::FlatStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("fusion")))
{
}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const
{
    const bool focused = option->state & State_HasFocus;
    switch (element) {
    case PE_PanelButtonCommand:
        paintPanel(*painter, option->rect, buttonFill(*option),
                   focused ? option->palette.color(QPalette::Highlight) : borderColour(option->palette));
        return;
    case PE_PanelLineEdit:
    case PE_FrameLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame && frame->lineWidth == 0)
            painter->fillRect(option->rect, option->palette.brush(QPalette::Base));
        else
            paintField(*painter, option->rect, option->palette, option->state & State_Enabled, focused);
        return;
    case PE_PanelButtonTool:
        if (option->state & (State_MouseOver | State_Sunken | State_On))
            paintPanel(*painter, option->rect, buttonFill(*option), borderColour(option->palette));
        return;
    case PE_FrameStatusBarItem:
    case PE_PanelStatusBar: return;
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FlatStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const
{
    switch (element) {
    case CE_ToolBar:
    case CE_MenuBarEmptyArea:
    case CE_MenuBarItem:
        painter->fillRect(option->rect, option->palette.brush(QPalette::Base));
        if (element == CE_ToolBar) {
            painter->setPen(borderColour(option->palette));
            painter->drawLine(option->rect.bottomLeft(), option->rect.bottomRight());
        }
        if (element != CE_MenuBarItem)
            return;
        if (auto item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            const bool active = (item->state & State_Selected) && (item->state & State_Enabled);
            if (active)
                paintPanel(*painter, QRectF(item->rect).adjusted(1, 2, -1, -2), borderColour(item->palette),
                           borderColour(item->palette));
            const int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
            drawItemText(painter, item->rect, flags, item->palette, item->state & State_Enabled, item->text,
                         QPalette::Text);
        }
        return;
    default: QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                   const QWidget* widget) const
{
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (control != CC_ComboBox || !combo || combo->editable)
        return QProxyStyle::drawComplexControl(control, option, painter, widget);
    const bool focused = option->state & State_HasFocus;
    const bool enabled = option->state & State_Enabled;
    paintField(*painter, option->rect, option->palette, enabled, focused);
    const QRect arrow = subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
    paintArrowDown(*painter, arrow, enabled ? mutedColour(option->palette) : borderColour(option->palette));
}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_ToolBarItemSpacing: return 6;
    case PM_ToolBarFrameWidth: return 0;
    case PM_ToolBarItemMargin: return 6;
    case PM_MenuBarHMargin: return 6;
    case PM_MenuBarVMargin: return 2;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

} // namespace octoplan
