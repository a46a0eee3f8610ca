// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sortedtable.h"

#include "roles.h"

namespace octoplan {

SortedTable::SortedTable(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(SortRole);
}

bool SortedTable::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const bool hasLeft = left.data(sortRole()).isValid();
    const bool hasRight = right.data(sortRole()).isValid();
    if (hasLeft != hasRight)
        return sortOrder() == Qt::AscendingOrder ? hasLeft : hasRight;
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace octoplan
