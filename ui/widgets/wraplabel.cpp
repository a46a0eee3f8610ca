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
    const QString text = accessibleName();
    const WrappedLines wrapped = wrappedLines(text, font(), width(), m_most);
    m_shown = text;
    if (wrapped.count > m_most)
        for (const qsizetype end : std::as_const(m_ends))
            if (end <= wrapped.end)
                m_shown = text.left(end);
    const int lines = std::clamp(wrapped.count, m_fewest, m_most);
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
void WrapLabel::setSentences(const QStringList& sentences, const QString& gap)
{
    const QString text = sentences.join(gap);
    if (text == accessibleName())
        return;
    m_ends.clear();
    qsizetype end = -gap.size();
    for (const QString& sentence : sentences)
        m_ends.append(end += gap.size() + sentence.size());
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
    paintWrapped(painter, rect(), m_shown, m_lines);
}

void WrapLabel::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy"), this, [this] { QGuiApplication::clipboard()->setText(accessibleName()); });
    menu.exec(event->globalPos());
}

} // namespace octoplan
