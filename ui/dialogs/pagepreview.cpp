// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/pagepreview.h"

#include "theme/colours.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace octoplan {

namespace {

constexpr int gap = 12;

} // namespace

PagePreview::PagePreview(QWidget* parent)
    : QScrollArea(parent)
    , m_sheet(new QWidget)
{
    setWidget(m_sheet);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // so that the pages' width never depends on their number
    setFocusPolicy(Qt::StrongFocus);
    m_sheet->setBackgroundRole(QPalette::Window);
    m_sheet->installEventFilter(this);
}

void PagePreview::setPages(std::shared_ptr<const print::ReportPages> pages)
{
    m_pages = std::move(pages);
    fit();
    const int count = m_pages ? m_pages->count() : 0;
    setAccessibleName(tr("Preview"));
    setAccessibleDescription(tr("%n page(s)", nullptr, count));
}

// All pages have the same size.
QRect PagePreview::pageRect(int page) const
{
    const QSizeF size = m_pages->format().size;
    const int width = std::max(1, viewport()->width() - 2 * gap);
    const int height = static_cast<int>(width * size.height() / size.width());
    return {gap, gap + page * (height + gap), width, height};
}

int PagePreview::pageAt(int y) const
{
    if (!m_pages || m_pages->count() == 0)
        return -1;
    return std::clamp((y - gap) / (pageRect(0).height() + gap), 0, m_pages->count() - 1);
}

void PagePreview::fit()
{
    m_pictures.assign(m_pages ? static_cast<std::size_t>(m_pages->count()) : 0, QPixmap());
    const int height = m_pictures.empty() ? 0 : pageRect(m_pages->count() - 1).bottom() + 1 + gap;
    m_sheet->resize(viewport()->width(), height);
    if (!m_pictures.empty())
        verticalScrollBar()->setSingleStep(pageRect(0).height() / 8);
    m_sheet->update();
}

const QPixmap& PagePreview::picture(int page)
{
    QPixmap& picture = m_pictures[static_cast<std::size_t>(page)];
    if (!picture.isNull())
        return picture;
    const QSize size = pageRect(page).size();
    picture = QPixmap(size * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::white); // paper, whatever the theme
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const qreal scale = size.width() / m_pages->format().size.width();
    painter.scale(scale, scale);
    m_pages->paint(painter, page);
    return picture;
}

void PagePreview::paintSheet()
{
    QPainter painter(m_sheet);
    const QRect seen = m_sheet->visibleRegion().boundingRect();
    for (int page = 0; page < static_cast<int>(m_pictures.size()); ++page) {
        const QRect rect = pageRect(page);
        if (!rect.intersects(seen))
            continue;
        painter.drawPixmap(rect.topLeft(), picture(page));
        painter.setPen(borderColour(palette()));
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
    }
}

bool PagePreview::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_sheet && event->type() == QEvent::Paint) {
        paintSheet();
        return true;
    }
    return QScrollArea::eventFilter(watched, event);
}

void PagePreview::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

} // namespace octoplan
