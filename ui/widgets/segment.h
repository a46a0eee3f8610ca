// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

// One button of a SegmentedChoice.
namespace octoplan {

class Segment : public QAbstractButton {
    Q_OBJECT

public:
    explicit Segment(QWidget* parent = nullptr);

    void setEnds(bool first, bool last);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_first = false;
    bool m_last = false;
};

} // namespace octoplan
