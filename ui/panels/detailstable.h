// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace octoplan {

// All figures of all offerings. It is as tall as its rows, since the page around it scrolls.
class DetailsTable : public QTableView {
    Q_OBJECT

public:
    explicit DetailsTable(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    void copy() const; // the selection, or all of it
    // Orders the offerings by a figure: rising, falling, then as everywhere again.
    void sortBy(int row);
    [[nodiscard]] int sortedRow() const { return m_sorted; } // -1 for none

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void order();
    void restyle();

    int m_sorted = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace octoplan
