// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/runstable.h"

#include "items/evidencemodel.h"
#include "items/tabletext.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>

namespace octoplan {

namespace {
constexpr int runPadding = 7;
} // namespace

RunsTable::RunsTable(QWidget* parent)
    : QTableView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setSortingEnabled(true);
    setVerticalScrollMode(ScrollPerPixel);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(QFontMetrics(font()).height() + runPadding);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(false);
}

void RunsTable::setSource(QAbstractItemModel* model)
{
    m_sorted.setSourceModel(model);
    setModel(&m_sorted);
    sortByColumn(EvidenceModel::Error, Qt::DescendingOrder); // the worst first: nothing is hidden
    connect(model, &QAbstractItemModel::modelReset, this, &RunsTable::fitColumns);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        emit rowChosen(current.isValid() ? m_sorted.mapToSource(current).row() : -1);
    });
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

void RunsTable::showRow(int row)
{
    const QModelIndex index = m_sorted.mapFromSource(m_sorted.sourceModel()->index(row, 0));
    setCurrentIndex(index);
    scrollTo(index, PositionAtCenter);
}

void RunsTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setMimeData(tableMimeData(m_sorted));
    else
        QTableView::keyPressEvent(event);
}

} // namespace octoplan
