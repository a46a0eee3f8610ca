// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace octoplan {

// Text over a number of lines that it keeps while the words change: at least `fewest`, more only where needed and up to
// `most`. What does not fit ends in "…" and is in the tool tip.
class WrapLabel : public QLabel {
    Q_OBJECT

public:
    WrapLabel(int fewest, int most, QWidget* parent = nullptr);

    void setLines(int fewest, int most);
    void setFullText(const QString& text);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void fitLines();

    int m_fewest;
    int m_most;
    int m_lines;
};

} // namespace octoplan
