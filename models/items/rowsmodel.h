// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/roles.h"
#include "wording/wording.h"

#include <QAbstractTableModel>

#include <functional>
#include <vector>

namespace octoplan {

// A table whose rows are entries of a list under heads of the context "Tables". Rows that stay as many only change.
class RowsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    void setWording(const Wording& wording);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

protected:
    RowsModel(const Wording& wording, std::vector<const char*> heads, QObject* parent);
    [[nodiscard]] const Wording& wording() const { return m_wording; }
    // Runs `change`, which leaves `rows` entries whose money is in `currency`.
    void replace(int rows, const std::string& currency, const std::function<void()>& change);

private:
    void sayChanged();

    Wording m_wording;
    std::string m_currency = "CNY";
    std::vector<const char*> m_heads;
    int m_rows = 0;
};

} // namespace octoplan
