// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/sortedtable.h"

#include <QTableView>

namespace octoplan {

// Many rows of a model, sorted by a click on a header, copied as text and HTML; it scrolls by itself. Rows are those of
// the source.
class SortedTableView : public QTableView {
    Q_OBJECT

public:
    explicit SortedTableView(QWidget* parent = nullptr);

    void setSource(QAbstractItemModel* model);
    void showRow(int row);
    [[nodiscard]] int chosenRow() const; // -1 for none
    void copy() const;

    [[nodiscard]] QSize sizeHint() const override { return {600, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 200}; }

signals:
    void rowChosen(int row); // -1 for none

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    SortedTable m_sorted;
};

} // namespace octoplan
