// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/choices.h"

#include <QList>
#include <QWidget>

namespace octoplan {

// Devices and the links between them: sockets with PCIe, a mesh, or a star around a switch. A group of the first
// devices, with the links it uses, can be made strong.
class TopologyDrawing : public QWidget {
    Q_OBJECT

public:
    struct Content {
        LinkKind link = LinkKind::None;
        int devices = 8;
        int group = 0;    // devices made strong; 0: all alike
        int offering = 0; // colour
        QString socket;   // "CPU"
        QString center;   // "NVSwitch"
        friend bool operator==(const Content&, const Content&) = default;
    };

    explicit TopologyDrawing(QWidget* parent = nullptr);

    void setContent(const Content& content);
    [[nodiscard]] const Content& content() const { return m_content; }
    // Where the devices lie on this widget.
    [[nodiscard]] QList<QRectF> deviceBoxes() const;
    // Pairs of devices that the drawing joins directly.
    [[nodiscard]] int directLinks() const;

    [[nodiscard]] QSize sizeHint() const override { return {220, 170}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {150, 150}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool onSockets() const;
    [[nodiscard]] QList<QPointF> ring(double radius) const;
    [[nodiscard]] QRectF socketBox(int socket) const;
    void paintSockets(QPainter& painter) const;
    void paintMesh(QPainter& painter) const;
    void paintStar(QPainter& painter) const;
    void paintDevices(QPainter& painter) const;
    void paintBox(QPainter& painter, const QRectF& box, const QString& text, bool strong) const;
    [[nodiscard]] QPen linkPen(bool strong) const;
    [[nodiscard]] bool inGroup(int device) const { return m_content.group == 0 || device < m_content.group; }

    Content m_content;
};

} // namespace octoplan
