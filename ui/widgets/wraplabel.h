// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace octoplan {

// Text over a fixed number of lines: its height rests while the words change, and what does not fit ends in "…" and is
// in the tool tip.
class WrapLabel : public QLabel {
    Q_OBJECT

public:
    explicit WrapLabel(int lines, QWidget* parent = nullptr);

    void setLines(int lines);
    void setFullText(const QString& text);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    int m_lines;
};

} // namespace octoplan
