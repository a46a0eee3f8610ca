// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartexport.h"
#include "charts/chartplot.h"

#include <QPersistentModelIndex>

class QAbstractItemModel;

// A chart of stacked bars over a table of parts (rows) and offerings (columns): model, hover, keyboard, menu, export.
// Each kind of chart says how its bars look and read.
namespace octoplan {

class BarChart : public QWidget {
    Q_OBJECT

public:
    explicit BarChart(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model);
    [[nodiscard]] QAbstractItemModel* model() const { return m_model; }
    // While held, the value axis only grows; letting go settles it.
    void holdAxis(bool held);
    [[nodiscard]] double axisTop() const { return m_top; }
    void setPartShown(int part, bool shown);
    [[nodiscard]] bool isPartShown(int part) const { return !m_hidden.contains(part); }
    [[nodiscard]] ChartPlot* plot() const { return m_plot; }

    // Saves by the suffix png, svg, pdf or csv, always in the light theme. Empty when done, else what went wrong.
    [[nodiscard]] QString saveTo(const QString& path, double scale = usualScale);
    [[nodiscard]] ChartPicture picture(); // in the light theme
    [[nodiscard]] QString csv() const;
    // As vectors, in the light theme and without the title.
    void paintOn(QPainter& painter, const QRectF& area);

    [[nodiscard]] QSize sizeHint() const override { return {520, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 290}; }

protected:
    struct Words {
        QString title, subtitle;
    };
    [[nodiscard]] virtual Words words() const = 0;
    virtual void paintBars(QPainter& painter, const ChartSpace& space, const QPalette& palette) const = 0;
    [[nodiscard]] virtual double highestValue() const = 0; // everything drawn lies below
    [[nodiscard]] virtual LegendEntry legendEntry(int row, const QPalette& palette) const = 0;
    [[nodiscard]] virtual QString tickText(double value) const = 0;
    [[nodiscard]] virtual QString slotDescription(int slot) const = 0; // a sentence with the numbers

    // "Weights 14.0 GiB" for each part of a bar that is there.
    [[nodiscard]] QStringList partTexts(int slot) const;
    // The whisker of a bar where it has one; returns how high bar and whisker reach.
    double paintInterval(QPainter& painter, const ChartSpace& space, const QPalette& palette, int slot,
                         double height) const;
    // In place of a bar that has no total: the verdict.
    void paintNone(QPainter& painter, const ChartSpace& space, const QPalette& palette, int slot,
                   double raised = 0.0) const;
    static constexpr double labelGap = 3.0; // between a bar and what stands on it

    [[nodiscard]] int slotCount() const;
    [[nodiscard]] int rowCount() const;
    [[nodiscard]] QVariant slotData(int slot, int role) const; // of the whole bar
    // The total as a text with its difference from the baseline below; `bottom` is the lower edge of both.
    void paintTotal(QPainter& painter, const ChartSpace& space, int slot, double bottom, const QString& text,
                    const QColor& ink) const;
    void paintBaseline(QPainter& painter, const ChartSpace& space, int slot, double barWidth) const;
    [[nodiscard]] double room(double highest) const;       // with the figures above the bars
    [[nodiscard]] QString againstBaseline(int slot) const; // for a hint: ", compared with A: +¥1,200"; empty without
    [[nodiscard]] int partOf(int row) const;
    [[nodiscard]] double value(int row, int slot) const; // 0 where there is none
    [[nodiscard]] bool isRowUsed(int row) const;
    [[nodiscard]] bool isOnPaper() const { return m_onPaper; } // patterns join the colours
    void refresh();

    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void refreshWith(const QPalette& palette);
    void settleAxis();
    [[nodiscard]] QString hint(int slot, double value) const; // of what is drawn there
    void showHint(const QPoint& position, const QPoint& global) const;
    void walk(int direction);
    [[nodiscard]] QString description() const;

    ChartPlot* m_plot;
    QAbstractItemModel* m_model = nullptr;
    QList<int> m_hidden;
    double m_top = 1.0;
    int m_walked = -1;
    bool m_held = false;
    bool m_onPaper = false;
};

} // namespace octoplan
