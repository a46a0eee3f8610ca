// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace octoplan {

// The title line of a SectionBox: quiet words, and an arrow where it folds.
class SectionHeader : public QAbstractButton {
    Q_OBJECT

public:
    SectionHeader(bool folds, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace octoplan
