// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowsmodel.h"

#include <utility>

namespace octoplan {

RowsModel::RowsModel(const Wording& wording, std::vector<const char*> heads, QObject* parent)
    : QAbstractTableModel(parent)
    , m_wording(wording)
    , m_heads(std::move(heads))
{
}

void RowsModel::replace(int rows, const std::string& currency, const std::function<void()>& change)
{
    const bool sameShape = rows == m_rows;
    if (!sameShape)
        beginResetModel();
    change();
    m_rows = rows;
    m_currency = currency;
    m_wording = m_wording.withCurrency(currency);
    sameShape ? sayChanged() : endResetModel();
}

void RowsModel::setWording(const Wording& wording)
{
    m_wording = wording.withCurrency(m_currency);
    sayChanged();
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void RowsModel::sayChanged()
{
    if (m_rows > 0)
        emit dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
}

int RowsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows; }

int RowsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_heads.size());
}

QVariant RowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    const auto place = static_cast<std::size_t>(section);
    return place < m_heads.size() ? m_wording.numbers().translation().translate("Tables", m_heads[place]) : QVariant();
}

} // namespace octoplan
