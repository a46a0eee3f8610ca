// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tabletext.h"

#include "roles.h"

#include <QMimeData>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace octoplan {

namespace {

using Rows = std::vector<QStringList>;

QString cellOf(const QModelIndex& index)
{
    const QString difference = index.data(DifferenceRole).toString();
    const QString text = index.data().toString();
    return difference.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, difference);
}

// With the corner and both headers; a table whose rows have no names gets no first column.
Rows cellsOf(const QAbstractItemModel& model)
{
    const int rows = model.rowCount();
    const int columns = model.columnCount();
    Rows cells(static_cast<std::size_t>(rows) + 1);
    const bool named = rows > 0 && model.headerData(0, Qt::Vertical).metaType().id() == QMetaType::QString;
    if (named)
        cells[0] << QString();
    for (int c = 0; c < columns; ++c)
        cells[0] << model.headerData(c, Qt::Horizontal).toString();
    for (int r = 0; r < rows; ++r) {
        QStringList& row = cells[static_cast<std::size_t>(r) + 1];
        if (named)
            row << model.headerData(r, Qt::Vertical).toString();
        for (int c = 0; c < columns; ++c)
            row << cellOf(model.index(r, c));
    }
    return cells;
}

// A cell must not break the table that it is pasted into.
QString flat(QString cell) { return cell.replace(u'\t', u' ').replace(u'\n', u' '); }

// Columns of a terminal: Chinese characters and full-width signs take two.
int widthOf(const QString& text)
{
    int width = 0;
    for (const QChar c : text)
        width += (c.unicode() >= 0x1100 &&
                  (c.script() == QChar::Script_Han || (c.unicode() >= 0x3000 && c.unicode() <= 0x303F) ||
                   (c.unicode() >= 0xFF00 && c.unicode() <= 0xFF60)))
                     ? 2
                     : 1;
    return width;
}

} // namespace

QString tableText(const QAbstractItemModel& model)
{
    const Rows cells = cellsOf(model);
    std::vector<int> widths(static_cast<std::size_t>(cells[0].size()));
    for (const QStringList& row : cells)
        for (qsizetype c = 0; c < row.size(); ++c)
            widths[static_cast<std::size_t>(c)] = std::max(widths[static_cast<std::size_t>(c)], widthOf(flat(row[c])));
    QString text;
    for (const QStringList& row : cells) {
        QString line;
        for (qsizetype c = 0; c < row.size(); ++c) {
            const QString cell = flat(row[c]);
            const QString gap(widths[static_cast<std::size_t>(c)] - widthOf(cell), u' ');
            line += (c == 0 ? cell + gap : gap + cell) + QLatin1String("  ");
        }
        while (line.endsWith(u' '))
            line.chop(1);
        text += line + u'\n';
    }
    return text;
}

QString tableTsv(const QAbstractItemModel& model)
{
    QString text;
    for (const QStringList& row : cellsOf(model)) {
        QStringList flatRow;
        for (const QString& cell : row)
            flatRow << flat(cell);
        text += flatRow.join(u'\t') + u'\n';
    }
    return text;
}

QString tableHtml(const QAbstractItemModel& model)
{
    QString html = QStringLiteral("<table>\n");
    bool first = true;
    for (const QStringList& row : cellsOf(model)) {
        html += QLatin1String("<tr>");
        for (const QString& cell : row)
            html += (first ? QStringLiteral("<th>%1</th>") : QStringLiteral("<td>%1</td>")).arg(cell.toHtmlEscaped());
        html += QLatin1String("</tr>\n");
        first = false;
    }
    return html + QLatin1String("</table>\n");
}

QString selectionTsv(const QModelIndexList& selection)
{
    if (selection.isEmpty())
        return {};
    const auto byRow = [](const QModelIndex& a, const QModelIndex& b) { return a.row() < b.row(); };
    const auto byColumn = [](const QModelIndex& a, const QModelIndex& b) { return a.column() < b.column(); };
    const auto [top, bottom] = std::minmax_element(selection.begin(), selection.end(), byRow);
    const auto [left, right] = std::minmax_element(selection.begin(), selection.end(), byColumn);
    QString text;
    for (int r = top->row(); r <= bottom->row(); ++r) {
        QStringList row;
        for (int c = left->column(); c <= right->column(); ++c) {
            const QModelIndex index = top->siblingAtRow(r).siblingAtColumn(c);
            row << (selection.contains(index) ? flat(index.data().toString()) : QString());
        }
        text += row.join(u'\t') + u'\n';
    }
    return text;
}

QMimeData* tableMimeData(const QAbstractItemModel& model)
{
    auto* data = new QMimeData;
    data->setText(tableTsv(model));
    data->setHtml(tableHtml(model));
    return data;
}

} // namespace octoplan
