// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace octoplan {

// A header that measures its texts when they or their font change. The library's own measures all of them whenever a
// section is resized, several times while a table is shown.
class SteadyHeader : public QHeaderView {
    Q_OBJECT

public:
    using QHeaderView::QHeaderView;

    void setModel(QAbstractItemModel* model) override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void forget();

    mutable QSize m_hint;
};

} // namespace octoplan
