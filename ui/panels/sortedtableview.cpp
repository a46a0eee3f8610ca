// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/sortedtableview.h"

#include "items/tabletext.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>

namespace octoplan {

namespace {
constexpr int tablePadding = 7;
} // namespace

SortedTableView::SortedTableView(QWidget* parent)
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
    verticalHeader()->setDefaultSectionSize(QFontMetrics(font()).height() + tablePadding);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(false);
}

void SortedTableView::setSource(QAbstractItemModel* model)
{
    m_sorted.setSourceModel(model);
    setModel(&m_sorted);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { emit rowChosen(m_sorted.mapToSource(current).row()); });
}

void SortedTableView::showRow(int row)
{
    const QModelIndex index = m_sorted.mapFromSource(m_sorted.sourceModel()->index(row, 0));
    setCurrentIndex(index);
    scrollTo(index, PositionAtCenter);
}

int SortedTableView::chosenRow() const { return m_sorted.mapToSource(currentIndex()).row(); }

void SortedTableView::copy() const { QGuiApplication::clipboard()->setMimeData(tableMimeData(m_sorted)); }

void SortedTableView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QTableView::keyPressEvent(event);
}

void SortedTableView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy table"), this, &SortedTableView::copy);
    menu.exec(event->globalPos());
}

} // namespace octoplan
