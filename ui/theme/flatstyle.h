// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

// Fusion without its gradients: flat fields and buttons with a hairline, quiet bars. Draws from the palette alone.
namespace octoplan {

class FlatStyle : public QProxyStyle {
    Q_OBJECT

public:
    FlatStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
};

// Shared by the style and by widgets that paint themselves.
void paintField(QPainter& painter, const QRectF& rect, const QPalette& palette, bool enabled, bool focused);
void paintFocusRing(QPainter& painter, const QRectF& rect, const QPalette& palette, double radius = 5.0);

} // namespace octoplan
