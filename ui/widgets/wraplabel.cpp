// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wraplabel.h"

#include "widgets/wrappedtext.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace octoplan {

WrapLabel::WrapLabel(int fewest, int most, QWidget* parent)
    : QLabel(parent)
    , m_fewest(fewest)
    , m_most(most)
    , m_lines(fewest)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void WrapLabel::setLines(int fewest, int most)
{
    m_fewest = fewest;
    m_most = most;
    fitLines();
}

void WrapLabel::fitLines()
{
    const int lines = std::clamp(linesOf(accessibleName(), font(), width()), m_fewest, m_most);
    if (lines == m_lines)
        return;
    m_lines = lines;
    updateGeometry();
}

void WrapLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fitLines();
}

// Not setText(), which would ask the layout again at every change.
void WrapLabel::setFullText(const QString& text)
{
    if (text == accessibleName())
        return;
    setAccessibleName(text);
    setToolTip(text);
    fitLines();
    update();
}

QSize WrapLabel::sizeHint() const
{
    return {200, static_cast<int>(std::ceil(QFontMetricsF(font()).lineSpacing() * m_lines))};
}

void WrapLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(font());
    painter.setPen(palette().color(foregroundRole()));
    paintWrapped(painter, rect(), accessibleName(), m_lines);
}

void WrapLabel::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy"), this, [this] { QGuiApplication::clipboard()->setText(accessibleName()); });
    menu.exec(event->globalPos());
}

} // namespace octoplan
