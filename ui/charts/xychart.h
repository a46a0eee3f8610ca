// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartexport.h"
#include "charts/chartplot.h"

#include <QPalette>

namespace octoplan {

// Points, lines and limits over two numeric axes. Hover and click find points; right click copies and saves.
class XyChart : public QWidget {
    Q_OBJECT

public:
    explicit XyChart(QWidget* parent = nullptr);

    void setScene(XyScene scene);
    [[nodiscard]] const XyScene& scene() const { return m_scene; }

    // Saves by the suffix png, svg, pdf or csv, always in the light theme. Empty when done, else what went wrong.
    [[nodiscard]] QString saveTo(const QString& path, double scale = usualScale);
    [[nodiscard]] ChartPicture picture(); // in the light theme
    [[nodiscard]] QString csv() const;
    // As vectors, in the light theme and without the title.
    void paintOn(QPainter& painter, const QRectF& area);
    // Where a point of the axes lies on this widget, for tests and hover.
    [[nodiscard]] QPointF pixelOf(QPointF at) const;

    [[nodiscard]] QSize sizeHint() const override { return {720, 320}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 240}; }

signals:
    void pointClicked(int id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void apply(const QPalette& palette);
    [[nodiscard]] const XyPoint* pointNear(const QPointF& position) const;
    [[nodiscard]] QString description() const;

    XyScene m_scene;
    ChartPlot* m_plot;
};

} // namespace octoplan
