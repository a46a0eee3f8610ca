// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/sortedtableview.h"

namespace octoplan {

// The measured runs of an EvidenceModel, the worst predicted first.
class RunsTable : public SortedTableView {
    Q_OBJECT

public:
    using SortedTableView::SortedTableView;
    void setRuns(QAbstractItemModel* model);

private:
    void fitColumns();
};

} // namespace octoplan
