// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartspace.h"
#include "charts/xyscene.h"

#include <QBrush>
#include <QImage>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <memory>

class QPaintDevice;

// A plot with title, value axis, one slot a bar (or a second numeric axis), and a legend that wraps; what stands inside
// the axes is drawn by whoever owns it.
namespace octoplan {

struct LegendEntry {
    int id = 0;
    QString text;
    QBrush brush;
    QColor outline;
    bool shown = true;
    bool diamond = false; // else a square
    QBrush hatch{};       // over the brush
    friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

class ChartPlot : public QWidget {
    Q_OBJECT

public:
    using PaintBars = std::function<void(QPainter&, const ChartSpace&)>;

    explicit ChartPlot(QWidget* parent = nullptr);
    ~ChartPlot() override;

    void setTitle(const QString& title, const QString& subtitle);
    void setSlots(const QStringList& names);
    void setValues(double top, double step, std::function<QString(double)> text);
    // Two numeric axes instead of slots and setValues().
    void setAxes(const XyAxis& x, const XyAxis& y);
    // One row a name, from the top, over a numeric axis; row i lies at i of the vertical axis.
    void setRows(const QStringList& names, const XyAxis& x);
    void setLegend(const QList<LegendEntry>& entries);
    void setPaintBars(PaintBars paint);
    void setColours(const QPalette& palette, const QFont& font);

    [[nodiscard]] ChartSpace space() const;
    [[nodiscard]] QPointF pixelOf(QPointF at) const; // numeric axes to this widget
    // The legend entry at a place of this widget, or -1.
    [[nodiscard]] int legendAt(const QPoint& position) const;
    [[nodiscard]] QWidget* canvas() const;

    void redraw(); // with the next paint of the window, once for many calls
    [[nodiscard]] QImage picture(double scale);
    // As vectors; false where the device cannot be painted on.
    bool paintOn(QPaintDevice& device, const QSize& size);
    // The same beside other things on the page, at 96 dots an inch of its coordinates.
    void paintOn(QPainter& painter, const QRectF& area);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Parts;
    void fitSlots();
    void fit();

    std::unique_ptr<Parts> m_parts;
};

} // namespace octoplan
