// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delegates/linedelegate.h"

#include "theme/colours.h"
#include "theme/linetext.h"
#include "theme/typescale.h"

#include <QPainter>

namespace octoplan {

namespace {
constexpr int padding = 5;
} // namespace

LineDelegate::LineDelegate(int noteRole, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_noteRole(noteRole)
{
}

void LineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QPalette& palette = option.palette;
    const bool selected = option.state & QStyle::State_Selected;
    QRect box = option.rect;
    painter->save();
    if (selected)
        painter->fillRect(box, palette.brush(QPalette::Highlight));
    painter->setPen(borderColour(palette));
    painter->drawLine(box.bottomLeft(), box.bottomRight());
    box.adjust(padding, 0, -padding, 0);
    const QString note = index.data(m_noteRole).toString();
    if (!note.isEmpty()) {
        painter->setFont(styled(option.font, TextStyle::Tick));
        painter->setPen(palette.color(selected ? QPalette::HighlightedText : QPalette::Link));
        painter->drawText(box, Qt::AlignRight | Qt::AlignVCenter, note);
        box.setRight(box.right() - painter->fontMetrics().horizontalAdvance(note) - padding);
    }
    painter->setFont(option.font);
    painter->setPen(palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    paintLineRight(*painter, box, index.data().toString());
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(palette.color(QPalette::Highlight), 1, Qt::DotLine));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

} // namespace octoplan
