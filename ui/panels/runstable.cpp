// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/runstable.h"

#include "items/evidencemodel.h"

#include <QHeaderView>

namespace octoplan {

void RunsTable::setRuns(QAbstractItemModel* model)
{
    setSource(model);
    sortByColumn(EvidenceModel::Error, Qt::DescendingOrder); // the worst first: nothing is hidden
    connect(model, &QAbstractItemModel::modelReset, this, &RunsTable::fitColumns);
    fitColumns();
}

void RunsTable::fitColumns()
{
    QHeaderView& header = *horizontalHeader();
    for (int column = 0; column < EvidenceModel::ColumnCount; ++column) {
        const bool wide = column == EvidenceModel::Model || column == EvidenceModel::Software;
        header.setSectionResizeMode(column, wide ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    }
}

} // namespace octoplan
