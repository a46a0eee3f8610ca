// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tabstrip.h"

#include "theme/colours.h"
#include "theme/typescale.h"

#include <QPainter>

#include <algorithm>

namespace octoplan {

namespace {
constexpr int widestGap = 18;
constexpr int narrowestGap = 8;
} // namespace

TabStrip::TabStrip(QWidget* parent)
    : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(true);
    setFocusPolicy(Qt::StrongFocus);
}

int TabStrip::gap() const
{
    const QFontMetrics metrics(styled(font(), TextStyle::Strong));
    int words = 0;
    for (int i = 0; i < count(); ++i)
        words += metrics.horizontalAdvance(tabText(i));
    return std::clamp((width() - words) / std::max(1, count()), narrowestGap, widestGap);
}

QSize TabStrip::tabSizeHint(int index) const
{
    const QFontMetrics metrics(styled(font(), TextStyle::Strong));
    return {metrics.horizontalAdvance(tabText(index)) + gap(), metrics.height() + 10};
}

void TabStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), borderColour(palette()));
    const int between = gap();
    for (int i = 0; i < count(); ++i) {
        const QRect box = tabRect(i);
        const bool current = i == currentIndex();
        painter.setFont(styled(font(), current ? TextStyle::Strong : TextStyle::Body));
        painter.setPen(current ? palette().color(QPalette::WindowText) : mutedColour(palette()));
        painter.drawText(box.adjusted(0, 0, -between, -4), Qt::AlignVCenter | Qt::AlignLeft, tabText(i));
        if (current)
            painter.fillRect(QRect(box.left(), height() - 2, box.width() - between, 2),
                             palette().color(QPalette::Highlight));
        if (current && hasFocus()) {
            painter.setPen(QPen(palette().color(QPalette::Highlight), 1, Qt::DotLine));
            painter.drawRect(box.adjusted(-2, 1, -between + 2, -5));
        }
    }
}

} // namespace octoplan
