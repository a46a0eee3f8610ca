// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/articletable.h"

#include "items/articlemodel.h"
#include "items/tabletext.h"
#include "theme/typescale.h"
#include "widgets/chip.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

constexpr int margin = 8;

ChipContent chipOf(const QModelIndex& index)
{
    const QString text = index.data().toString();
    switch (static_cast<ClaimVerdict>(index.data(VerdictRole).toInt())) {
    case ClaimVerdict::Right: return {Tone::Positive, Glyph::Check, text};
    case ClaimVerdict::Misleading: return {Tone::Caution, Glyph::Warning, text};
    case ClaimVerdict::Wrong: break;
    }
    return {Tone::Negative, Glyph::Cross, text};
}

// Heads stand where the text below them does.
class ClaimHeader : public QHeaderView {
public:
    explicit ClaimHeader(QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        QStyleOptionHeader option;
        initStyleOption(&option);
        option.rect = rect;
        style()->drawControl(QStyle::CE_HeaderSection, &option, painter, this);
        painter->save();
        painter->setFont(font());
        painter->setPen(palette().color(QPalette::ButtonText));
        painter->drawText(rect.adjusted(margin, 0, -margin, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          model()->headerData(section, Qt::Horizontal).toString());
        painter->restore();
    }
};

class ClaimDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem ground = option;
        initStyleOption(&ground, index);
        ground.text.clear();
        ground.widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, ground.widget);
        const QRect box = option.rect.adjusted(margin, margin - 2, -margin, -margin + 2);
        if (index.column() == ArticleModel::Verdict) {
            paintChip(*painter, QRectF(box).translated(0, -2), chipOf(index), styled(option.font, TextStyle::Small),
                      option.palette);
            return;
        }
        painter->save();
        painter->setFont(fontOf(option, index));
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
        painter->drawText(box, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, index.data().toString());
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto* table = static_cast<const QTableView*>(option.widget);
        const int wide = table->columnWidth(index.column()) - 2 * margin;
        if (index.column() == ArticleModel::Verdict)
            return (chipSize(chipOf(index), styled(option.font, TextStyle::Small)) + QSizeF(2 * margin, 2 * margin))
                .toSize();
        const QRect box = QFontMetrics(fontOf(option, index))
                              .boundingRect(QRect(0, 0, std::max(wide, 20), 4000),
                                            Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, index.data().toString());
        return {wide, box.height() + 2 * margin - 4};
    }

private:
    static QFont fontOf(const QStyleOptionViewItem& option, const QModelIndex& index)
    {
        return styled(option.font, index.column() == ArticleModel::Ours ? TextStyle::Strong : TextStyle::Body);
    }
};

} // namespace

ArticleTable::ArticleTable(QWidget* parent)
    : QTableView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setSelectionBehavior(SelectRows);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setItemDelegate(new ClaimDelegate(this));
    setHorizontalHeader(new ClaimHeader(this));
    horizontalHeader()->show();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    verticalHeader()->hide();
}

void ArticleTable::setModel(QAbstractItemModel* model)
{
    QTableView::setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, &ArticleTable::fitColumns);
    fitColumns();
}

void ArticleTable::fitColumns()
{
    const int wide = viewport()->width();
    double chip = 0.0;
    for (int row = 0; model() && row < model()->rowCount(); ++row)
        chip = std::max(
            chip,
            chipSize(chipOf(model()->index(row, ArticleModel::Verdict)), styled(font(), TextStyle::Small)).width());
    const int verdict = std::max(static_cast<int>(std::ceil(chip)) + 2 * margin,
                                 horizontalHeader()->sectionSizeHint(ArticleModel::Verdict));
    const int rest = std::max(wide - verdict, 200);
    setColumnWidth(ArticleModel::Verdict, verdict);
    setColumnWidth(ArticleModel::Claim, rest * 31 / 100);
    setColumnWidth(ArticleModel::Ours, rest * 27 / 100);
    setColumnWidth(ArticleModel::Reason, rest - rest * 31 / 100 - rest * 27 / 100);
    fitRows();
}

void ArticleTable::fitRows()
{
    resizeRowsToContents();
    updateGeometry();
}

QSize ArticleTable::sizeHint() const
{
    return {600, horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2};
}

void ArticleTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitColumns();
}

void ArticleTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange && model())
        fitColumns();
}

void ArticleTable::wheelEvent(QWheelEvent* event) { event->ignore(); }

void ArticleTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setMimeData(tableMimeData(*model()));
    else
        QTableView::keyPressEvent(event);
}

} // namespace octoplan
