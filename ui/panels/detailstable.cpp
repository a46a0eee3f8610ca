// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/detailstable.h"

#include "delegates/linedelegate.h"
#include "items/roles.h"
#include "items/tabletext.h"
#include "theme/colours.h"
#include "theme/typescale.h"
#include "widgets/steadyheader.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>

namespace octoplan {

namespace {
constexpr int rowPadding = 7;
} // namespace

DetailsTable::DetailsTable(QWidget* parent)
    : QTableView(parent)
{
    setHorizontalHeader(new SteadyHeader(Qt::Horizontal, this));
    setVerticalHeader(new SteadyHeader(Qt::Vertical, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setItemDelegate(new LineDelegate(DifferenceRole, this));
    setSelectionMode(ExtendedSelection);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    horizontalHeader()->setTextElideMode(Qt::ElideRight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionsClickable(true); // selects the row
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    restyle();
}

void DetailsTable::restyle()
{
    const QFont small = styled(font(), TextStyle::Small);
    verticalHeader()->setFont(small);
    horizontalHeader()->setFont(styled(font(), TextStyle::Tick));
    verticalHeader()->setDefaultSectionSize(QFontMetrics(font()).height() + rowPadding);
    QPalette quiet = palette();
    quiet.setColor(QPalette::ButtonText, mutedColour(palette()));
    verticalHeader()->setPalette(quiet);
    updateGeometry();
}

void DetailsTable::setModel(QAbstractItemModel* model)
{
    QTableView::setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, &QWidget::updateGeometry);
}

QSize DetailsTable::sizeHint() const
{
    const int rows = model() ? model()->rowCount() : 0;
    return {600, horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() + 2};
}

QSize DetailsTable::minimumSizeHint() const { return {300, sizeHint().height()}; }

void DetailsTable::copy() const
{
    const QModelIndexList selected = selectionModel()->selectedIndexes();
    if (selected.size() > 1)
        QGuiApplication::clipboard()->setText(selectionTsv(selected));
    else
        QGuiApplication::clipboard()->setMimeData(tableMimeData(*model()));
}

void DetailsTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        return copy();
    QTableView::keyPressEvent(event);
}

void DetailsTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy"), this, &DetailsTable::copy);
    menu.addAction(tr("Select all"), this, &QTableView::selectAll);
    menu.exec(event->globalPos());
}

void DetailsTable::wheelEvent(QWheelEvent* event) { event->ignore(); }

void DetailsTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
    QTableView::changeEvent(event);
}

} // namespace octoplan
