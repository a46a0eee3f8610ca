// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "theme/flatstyle.h"

#include "theme/colours.h"
#include "theme/flatpaint.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QToolBar>

#include <algorithm>

namespace octoplan {

namespace {

constexpr int scrollBarExtent = 10;
constexpr int shortestHandle = 28;
constexpr int comboIndent = 4;

bool isOnToolBar(const QWidget* widget) { return widget && qobject_cast<QToolBar*>(widget->parentWidget()); }

QRect scrollHandle(const QStyleOptionSlider& bar)
{
    const QRect all = bar.rect;
    const bool across = bar.orientation == Qt::Horizontal;
    const int length = across ? all.width() : all.height();
    const qint64 range = static_cast<qint64>(bar.maximum) - bar.minimum;
    const auto wanted =
        static_cast<int>(static_cast<qint64>(length) * bar.pageStep / std::max<qint64>(1, range + bar.pageStep));
    const int handle = range == 0 ? length : std::clamp(wanted, std::min(shortestHandle, length), length);
    const int at =
        QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown);
    return across ? QRect(all.x() + at, all.y(), handle, all.height())
                  : QRect(all.x(), all.y() + at, all.width(), handle);
}

QRect scrollPart(const QStyleOptionSlider& bar, QStyle::SubControl part)
{
    const QRect all = bar.rect;
    const QRect handle = scrollHandle(bar);
    const bool across = bar.orientation == Qt::Horizontal;
    switch (part) {
    case QStyle::SC_ScrollBarSlider: return handle;
    case QStyle::SC_ScrollBarGroove: return all;
    case QStyle::SC_ScrollBarSubPage:
        return across ? QRect(all.topLeft(), QPoint(handle.left() - 1, all.bottom()))
                      : QRect(all.topLeft(), QPoint(all.right(), handle.top() - 1));
    case QStyle::SC_ScrollBarAddPage:
        return across ? QRect(QPoint(handle.right() + 1, all.top()), all.bottomRight())
                      : QRect(QPoint(all.left(), handle.bottom() + 1), all.bottomRight());
    default: return {}; // no arrow buttons
    }
}

} // namespace

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
        return paintPanel(*painter, option->rect, buttonFill(*option),
                          focused ? option->palette.color(QPalette::Highlight) : borderColour(option->palette));
    case PE_PanelLineEdit:
    case PE_FrameLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame && frame->lineWidth == 0)
            return; // inside a field that is already painted
        return paintField(*painter, option->rect, option->palette, option->state & State_Enabled, focused);
    case PE_PanelButtonTool:
        if (isOnToolBar(widget) || (option->state & (State_MouseOver | State_Sunken)))
            paintPanel(*painter, option->rect, buttonFill(*option), borderColour(option->palette));
        return;
    case PE_FrameStatusBarItem: return;
    case PE_IndicatorCheckBox: return paintCheckBox(*painter, *option);
    case PE_IndicatorHeaderArrow: return paintSortArrow(*painter, *option);
    case PE_PanelStatusBar:
        painter->setPen(borderColour(option->palette));
        painter->drawLine(option->rect.topLeft(), option->rect.topRight());
        return;
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FlatStyle::drawMenuBar(ControlElement element, const QStyleOption* option, QPainter* painter) const
{
    painter->fillRect(option->rect, option->palette.brush(QPalette::Base));
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    if (element != CE_MenuBarItem || !item)
        return;
    if ((item->state & State_Selected) && (item->state & State_Enabled))
        paintPanel(*painter, QRectF(item->rect).adjusted(1, 2, -1, -2), borderColour(item->palette),
                   borderColour(item->palette));
    drawItemText(painter, item->rect, Qt::AlignCenter | Qt::TextHideMnemonic | Qt::TextSingleLine, item->palette,
                 item->state & State_Enabled, item->text, QPalette::Text);
}

void FlatStyle::drawToolBar(const QStyleOption* option, QPainter* painter) const
{
    painter->fillRect(option->rect, option->palette.brush(QPalette::Base));
    painter->setPen(borderColour(option->palette));
    painter->drawLine(option->rect.bottomLeft(), option->rect.bottomRight());
}

void FlatStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const
{
    switch (element) {
    case CE_ToolBar: return drawToolBar(option, painter);
    case CE_MenuBarEmptyArea:
    case CE_MenuBarItem: return drawMenuBar(element, option, painter);
    case CE_HeaderSection:
    case CE_HeaderEmptyArea: return paintHeaderSection(*painter, *option);
    default: QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void FlatStyle::drawToolButton(const QStyleOptionToolButton& option, QPainter* painter, const QWidget* widget) const
{
    const QPalette& p = option.palette;
    const bool focused = option.state & State_HasFocus;
    QStyleOptionToolButton label(option);
    if (widget->property(leadingProperty).toBool() && (option.state & State_Enabled)) {
        const QColor accent = p.color(QPalette::Highlight);
        const bool touched = option.state & (State_MouseOver | State_Sunken);
        paintPanel(*painter, option.rect, touched ? accent.darker(115) : accent,
                   focused ? p.color(QPalette::Text) : accent);
        label.palette.setColor(QPalette::ButtonText, p.color(QPalette::HighlightedText));
    } else {
        paintPanel(*painter, option.rect, buttonFill(option), focused ? p.color(QPalette::Highlight) : borderColour(p));
    }
    drawControl(CE_ToolButtonLabel, &label, painter, widget);
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                   const QWidget* widget) const
{
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option); bar && control == CC_ScrollBar) {
        painter->fillRect(bar->rect, bar->palette.brush(QPalette::Window));
        return paintScrollBar(*painter, *bar, scrollHandle(*bar));
    }
    if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        button && control == CC_ToolButton && isOnToolBar(widget))
        return drawToolButton(*button, painter, widget);
    if (control == CC_ComboBox) {
        const bool focused = option->state & State_HasFocus;
        const bool enabled = option->state & State_Enabled;
        paintField(*painter, option->rect, option->palette, enabled, focused);
        const QRect arrow = subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
        return paintArrowDown(*painter, arrow, enabled ? mutedColour(option->palette) : borderColour(option->palette));
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect FlatStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                const QWidget* widget) const
{
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option); bar && control == CC_ScrollBar)
        return scrollPart(*bar, part);
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return QProxyStyle::subControlRect(control, option, part, widget).adjusted(comboIndent, 0, 0, 0);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const
{
    const QSize wanted = QProxyStyle::sizeFromContents(type, option, size, widget);
    return type == CT_ToolButton && isOnToolBar(widget) ? wanted + QSize(14, 4) : wanted;
}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_ToolBarItemSpacing: return 8;
    case PM_ToolBarFrameWidth: return 0;
    case PM_ToolBarItemMargin: return 6;
    case PM_MenuBarHMargin: return 6;
    case PM_MenuBarVMargin: return 2;
    case PM_ScrollBarExtent: return scrollBarExtent;
    case PM_ScrollView_ScrollBarSpacing:
    case PM_ScrollView_ScrollBarOverlap: return 0;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* result) const
{
    return hint == SH_UnderlineShortcut ? 0 : QProxyStyle::styleHint(hint, option, widget, result);
}

} // namespace octoplan
