// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/sectionheader.h"

#include "theme/colours.h"

#include <QPainter>

namespace octoplan {

namespace {
constexpr int arrowRoom = 16;
} // namespace

SectionHeader::SectionHeader(bool folds, QWidget* parent)
    : QAbstractButton(parent)
{
    setCheckable(folds);
    setFocusPolicy(folds ? Qt::StrongFocus : Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents, !folds);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize SectionHeader::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(text()) + (isCheckable() ? arrowRoom : 0) + 4, metrics.height() + 4};
}

void SectionHeader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = mutedColour(palette());
    int left = 0;
    if (isCheckable()) {
        left = arrowRoom;
        painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF c(6, height() / 2.0);
        painter.drawPolyline(isChecked() ? QPolygonF{c + QPointF(-4, -2), c + QPointF(0, 2), c + QPointF(4, -2)}
                                         : QPolygonF{c + QPointF(-2, -4), c + QPointF(2, 0), c + QPointF(-2, 4)});
    }
    painter.setPen(ink);
    painter.drawText(rect().adjusted(left, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.0, Qt::DotLine));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

} // namespace octoplan
