// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wraplabel.h"

#include "widgets/wrappedtext.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>

#include <cmath>

namespace octoplan {

WrapLabel::WrapLabel(int lines, QWidget* parent)
    : QLabel(parent)
    , m_lines(lines)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void WrapLabel::setLines(int lines)
{
    if (lines == m_lines)
        return;
    m_lines = lines;
    updateGeometry();
}

// Not setText(), which would ask the layout again at every change.
void WrapLabel::setFullText(const QString& text)
{
    if (text == accessibleName())
        return;
    setAccessibleName(text);
    setToolTip(text);
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
