// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/sortedtable.h"

#include <QTableView>

namespace octoplan {

// Many rows of an EvidenceModel, sorted by a click on a header; it scrolls by itself.
class RunsTable : public QTableView {
    Q_OBJECT

public:
    explicit RunsTable(QWidget* parent = nullptr);

    void setSource(QAbstractItemModel* model);
    void showRow(int row); // of the source

    [[nodiscard]] QSize sizeHint() const override { return {600, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 200}; }

signals:
    void rowChosen(int row); // of the source; -1 for none

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fitColumns();

    SortedTable m_sorted;
};

} // namespace octoplan
