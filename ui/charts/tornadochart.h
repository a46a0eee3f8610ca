// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartexport.h"
#include "charts/chartplot.h"

#include <QPalette>

#include <optional>

class QAbstractItemModel;

namespace octoplan {

// Bars to both sides of the cost as asked, widest first, from a SensitivityModel. A bar that is far wider than the next
// is cut and says so. Up and down walk the rows; right click copies and saves.
class TornadoChart : public QWidget {
    Q_OBJECT

public:
    struct Words {
        QString title, subtitle;
        QString centre;                            // "¥8,210 as asked"
        QString flips;                             // what the diamond means
        std::function<QString(double)> text;       // of a cost
        std::function<QString(double)> difference; // "+¥1,200"
    };

    explicit TornadoChart(QWidget* parent = nullptr);

    void setModel(const QAbstractItemModel* model);
    void setWords(Words words); // and shows the model anew

    [[nodiscard]] int currentRow() const { return m_current; }
    // Saves by the suffix png, svg, pdf or csv, always in the light theme. Empty when done, else what went wrong.
    [[nodiscard]] QString saveTo(const QString& path, double scale = usualScale);
    [[nodiscard]] ChartPicture picture(); // in the light theme
    [[nodiscard]] QString csv() const;
    // As vectors, in the light theme and without the title.
    void paintOn(QPainter& painter, const QRectF& area);
    // The bar of a row on this widget, for tests and hover.
    [[nodiscard]] QRectF barOf(int row) const;

    [[nodiscard]] QSize sizeHint() const override { return {720, 340}; }
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
    struct Bar {
        QString label, hint;
        double low = 0.0;
        double high = 0.0;
        bool lowFlips = false;
        bool highFlips = false;
    };

    void readModel();
    void findRange();
    [[nodiscard]] double roomWithin(double width) const;
    void apply(const QPalette& palette);
    void paintBars(QPainter& painter, const QPalette& palette) const;
    void paintBar(QPainter& painter, const QPalette& palette, int row) const;
    void paintEnd(QPainter& painter, const QPalette& palette, int row, double cost, bool flips) const;
    [[nodiscard]] double shown(double cost) const; // within the axis
    [[nodiscard]] int rowAt(const QPointF& position) const;
    void select(int row);

    const QAbstractItemModel* m_model = nullptr;
    Words m_words;
    QList<Bar> m_bars;
    std::optional<double> m_centre;
    double m_from = 0.0;
    double m_to = 1.0;
    double m_labelRoom = 0.0; // of the span, on both sides
    int m_current = -1;
    ChartPlot* m_plot;
};

} // namespace octoplan
