// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QStyleOptionToolButton;

// Fusion without its gradients: flat fields and buttons with a hairline, quiet bars and headers, slim scroll bars.
// Draws from the palette alone.
namespace octoplan {

// A tool button with this property set is the one that the tool bar leads to.
inline constexpr auto leadingProperty = "leading";

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
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                       const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* result) const override;

private:
    void drawMenuBar(ControlElement element, const QStyleOption* option, QPainter* painter) const;
    void drawToolButton(const QStyleOptionToolButton& option, QPainter* painter, const QWidget* widget) const;
    void drawToolBar(const QStyleOption* option, QPainter* painter) const;
};

} // namespace octoplan
