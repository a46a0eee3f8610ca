// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace octoplan {

// Cells with a hairline below. Where the given role holds a text, it follows the value in the accent colour.
class LineDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit LineDelegate(int noteRole, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_noteRole;
};

} // namespace octoplan
