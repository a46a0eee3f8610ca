// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace octoplan {

// Sorts by the numbers of SortRole. What does not exist comes last in either order.
class SortedTable : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit SortedTable(QObject* parent = nullptr);

protected:
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
};

} // namespace octoplan
