// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

// A raised surface with a hairline; a highlighted one has a frame of the accent colour.
namespace octoplan {

class CardFrame : public QWidget {
    Q_OBJECT

public:
    explicit CardFrame(QWidget* parent = nullptr);

    void setHighlighted(bool highlighted);
    [[nodiscard]] bool isHighlighted() const { return m_highlighted; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_highlighted = false;
};

} // namespace octoplan
