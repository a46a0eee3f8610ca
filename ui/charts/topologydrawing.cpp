// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/topologydrawing.h"

#include "theme/colours.h"
#include "theme/typescale.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace octoplan {

namespace {

constexpr double deviceSide = 20.0;
constexpr double socketHeight = 24.0;
constexpr int sockets = 2;

} // namespace

TopologyDrawing::TopologyDrawing(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TopologyDrawing::setContent(const Content& content)
{
    if (content == m_content)
        return;
    m_content = content;
    update();
}

bool TopologyDrawing::onSockets() const
{
    switch (m_content.link) {
    case LinkKind::Pcie4:
    case LinkKind::Pcie5:
    case LinkKind::NvlinkBridge:
    case LinkKind::None: return true;
    default: return false;
    }
}

int TopologyDrawing::directLinks() const
{
    const int n = m_content.devices;
    switch (m_content.link) {
    case LinkKind::HccsMesh:
    case LinkKind::XgmiMesh: return n * (n - 1) / 2;
    case LinkKind::NvlinkBridge: return n / 2;
    default: return 0;
    }
}

QList<QPointF> TopologyDrawing::ring(double radius) const
{
    QList<QPointF> places;
    const QPointF middle = QRectF(rect()).center();
    for (int i = 0; i < m_content.devices; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / m_content.devices - std::numbers::pi / 2.0;
        places << middle + radius * QPointF(std::cos(angle), std::sin(angle));
    }
    return places;
}

QRectF TopologyDrawing::socketBox(int socket) const
{
    const double half = width() / 2.0;
    const double wide = std::min(half - 26.0, 76.0);
    return {socket * half + (half - wide) / 2.0, height() * 0.66, wide, socketHeight};
}

QList<QRectF> TopologyDrawing::deviceBoxes() const
{
    QList<QPointF> places;
    if (onSockets()) {
        const int each = std::max(1, (m_content.devices + sockets - 1) / sockets);
        const double step = std::min((width() / 2.0 - 6.0) / each, 30.0);
        for (int i = 0; i < m_content.devices; ++i)
            places << QPointF(socketBox(i / each).center().x() + (i % each - (each - 1) / 2.0) * step, height() * 0.24);
    } else {
        places = ring(std::min(width(), height()) / 2.0 - deviceSide * 0.75);
    }
    QList<QRectF> boxes;
    for (const QPointF& place : places)
        boxes << QRectF(place.x() - deviceSide / 2.0, place.y() - deviceSide / 2.0, deviceSide, deviceSide);
    return boxes;
}

QPen TopologyDrawing::linkPen(bool strong) const
{
    QColor ink = strong ? offeringColour(m_content.offering, palette()) : borderColour(palette());
    return {ink, strong ? 1.6 : 1.0};
}

void TopologyDrawing::paintBox(QPainter& painter, const QRectF& box, const QString& text, bool strong) const
{
    painter.setPen(QPen(strong ? offeringColour(m_content.offering, palette()) : mutedColour(palette()), 1.3));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(box, 4.0, 4.0);
    painter.setPen(strong ? palette().color(QPalette::Text) : mutedColour(palette()));
    painter.drawText(box, Qt::AlignCenter, text);
}

void TopologyDrawing::paintSockets(QPainter& painter) const
{
    const QList<QRectF> boxes = deviceBoxes();
    const int each = std::max(1, (m_content.devices + sockets - 1) / sockets);
    const bool crosses = m_content.group == 0 || m_content.group > each;
    painter.setPen(QPen(linkPen(crosses).color(), crosses ? 3.0 : 1.2));
    painter.drawLine(QPointF(socketBox(0).right(), socketBox(0).center().y()),
                     QPointF(socketBox(1).left(), socketBox(1).center().y()));
    for (int i = 0; i < boxes.size(); ++i) {
        painter.setPen(linkPen(inGroup(i)));
        painter.drawLine(QPointF(boxes[i].center().x(), boxes[i].bottom()),
                         QPointF(socketBox(i / each).center().x(), socketBox(i / each).top()));
    }
    if (m_content.link == LinkKind::NvlinkBridge)
        for (int i = 0; i + 1 < boxes.size(); i += 2) {
            painter.setPen(QPen(linkPen(inGroup(i + 1)).color(), 4.0));
            painter.drawLine(boxes[i].center(), boxes[i + 1].center());
        }
    for (int socket = 0; socket < sockets; ++socket)
        paintBox(painter, socketBox(socket), QStringLiteral("%1 %2").arg(m_content.socket).arg(socket), false);
}

void TopologyDrawing::paintMesh(QPainter& painter) const
{
    const QList<QRectF> boxes = deviceBoxes();
    for (const bool strong : {false, true}) // strong ones on top
        for (int i = 0; i < boxes.size(); ++i)
            for (int j = i + 1; j < boxes.size(); ++j)
                if ((inGroup(i) && inGroup(j)) == strong) {
                    QPen pen = linkPen(strong);
                    if (strong && m_content.group != 0 && m_content.group < m_content.devices)
                        pen.setWidthF(2.6);
                    painter.setPen(pen);
                    painter.drawLine(boxes[i].center(), boxes[j].center());
                }
}

void TopologyDrawing::paintStar(QPainter& painter) const
{
    const QPointF middle = QRectF(rect()).center();
    const QList<QRectF> boxes = deviceBoxes();
    for (int i = 0; i < boxes.size(); ++i) {
        painter.setPen(QPen(linkPen(inGroup(i)).color(), inGroup(i) ? 4.0 : 2.0));
        painter.drawLine(middle, boxes[i].center());
    }
    const double wide = painter.fontMetrics().horizontalAdvance(m_content.center) + 14.0;
    const QRectF box(middle.x() - wide / 2.0, middle.y() - socketHeight / 2.0, wide, socketHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(offeringColour(m_content.offering, palette()));
    painter.drawRoundedRect(box, 4.0, 4.0);
    painter.setPen(palette().color(QPalette::Base));
    painter.drawText(box, Qt::AlignCenter, m_content.center);
}

void TopologyDrawing::paintDevices(QPainter& painter) const
{
    const QList<QRectF> boxes = deviceBoxes();
    for (int i = 0; i < boxes.size(); ++i)
        paintBox(painter, boxes[i], QString::number(i), inGroup(i));
}

void TopologyDrawing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(styled(font(), TextStyle::Tick));
    if (onSockets())
        paintSockets(painter);
    else if (m_content.link == LinkKind::NvSwitch)
        paintStar(painter);
    else
        paintMesh(painter);
    paintDevices(painter);
}

} // namespace octoplan
