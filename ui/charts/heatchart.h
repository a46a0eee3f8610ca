// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartexport.h"
#include "charts/chartplot.h"
#include "charts/heatscene.h"

#include <QPalette>
#include <QPoint>

#include <optional>

namespace octoplan {

// A map of cells. Arrow keys walk them, hover tells what is in one; right click copies and saves.
class HeatChart : public QWidget {
    Q_OBJECT

public:
    explicit HeatChart(QWidget* parent = nullptr);

    void setScene(HeatScene scene);
    [[nodiscard]] const HeatScene& scene() const { return m_scene; }

    // Saves by the suffix png, svg, pdf or csv, always in the light theme. Empty when done, else what went wrong.
    [[nodiscard]] QString saveTo(const QString& path, double scale = usualScale);
    [[nodiscard]] ChartPicture picture(); // in the light theme
    [[nodiscard]] QString csv() const;
    [[nodiscard]] std::optional<QPoint> current() const { return m_current; }
    // The middle of a cell on this widget, for tests and hover.
    [[nodiscard]] QPointF pixelOf(QPoint cell) const;

    [[nodiscard]] QSize sizeHint() const override { return {720, 420}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 240}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void apply(const QPalette& palette);
    [[nodiscard]] QList<LegendEntry> legend(const QPalette& palette) const;
    [[nodiscard]] std::optional<QPoint> cellAt(const QPointF& position) const;
    void select(QPoint cell);

    HeatScene m_scene;
    std::optional<QPoint> m_current;
    ChartPlot* m_plot;
};

} // namespace octoplan
