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

#include <algorithm>
#include <numeric>
#include <vector>

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
    verticalHeader()->setSectionsClickable(true);
    verticalHeader()->setCursor(Qt::PointingHandCursor);
    connect(verticalHeader(), &QHeaderView::sectionClicked, this, &DetailsTable::sortBy);
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
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        m_sorted = -1; // other rows
        order();
        updateGeometry();
    });
    connect(model, &QAbstractItemModel::dataChanged, this, [this] {
        if (m_sorted >= 0)
            order();
    });
}

void DetailsTable::sortBy(int row)
{
    if (row != m_sorted) {
        m_sorted = row;
        m_order = Qt::AscendingOrder;
    } else if (m_order == Qt::AscendingOrder) {
        m_order = Qt::DescendingOrder;
    } else {
        m_sorted = -1;
    }
    order();
}

// The model keeps its order; the view shows its columns in another. What does not exist comes last.
void DetailsTable::order()
{
    const int columns = model()->columnCount();
    std::vector<int> places(static_cast<std::size_t>(columns));
    std::iota(places.begin(), places.end(), 0);
    const auto number = [this](int column) { return model()->index(m_sorted, column).data(SortRole); };
    if (m_sorted >= 0)
        std::stable_sort(places.begin(), places.end(), [&](int a, int b) {
            const QVariant left = number(a), right = number(b);
            if (!left.isValid() || !right.isValid())
                return left.isValid() && !right.isValid();
            const auto before = QVariant::compare(left, right);
            return m_order == Qt::AscendingOrder ? before == QPartialOrdering::Less
                                                 : before == QPartialOrdering::Greater;
        });
    for (int i = 0; i < columns; ++i)
        horizontalHeader()->moveSection(horizontalHeader()->visualIndex(places[static_cast<std::size_t>(i)]), i);
    verticalHeader()->setSortIndicatorShown(m_sorted >= 0);
    if (m_sorted >= 0)
        verticalHeader()->setSortIndicator(m_sorted, m_order);
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
    if (event->key() == Qt::Key_Space && currentIndex().isValid())
        return sortBy(currentIndex().row());
    QTableView::keyPressEvent(event);
}

void DetailsTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy"), this, &DetailsTable::copy);
    const int row = rowAt(viewport()->mapFromGlobal(event->globalPos()).y());
    if (row >= 0)
        menu.addAction(tr("Sort offerings by \"%1\"").arg(model()->headerData(row, Qt::Vertical).toString()), this,
                       [this, row] { sortBy(row); });
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
