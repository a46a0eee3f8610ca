// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <QString>

#include <memory>

class QTextLayout;

namespace octoplan::print {

// Text broken into lines of one width, with long words broken where they must be. Beyond `maxLines` it ends in "…".
class TextBox {
public:
    TextBox(const QString& text, const QFont& font, qreal width, Qt::Alignment alignment = Qt::AlignLeft,
            int maxLines = 0);
    TextBox(TextBox&&) noexcept;
    ~TextBox();

    [[nodiscard]] qreal height() const { return m_height; }
    [[nodiscard]] int lineCount() const;
    void paint(QPainter& painter, QPointF topLeft, const QColor& colour) const;

private:
    void breakLines(const QString& text, const QFont& font, qreal width, Qt::Alignment alignment);

    std::unique_ptr<QTextLayout> m_layout;
    qreal m_height = 0.0;
};

// Control characters out, line ends kept: what a person typed may hold anything.
[[nodiscard]] QString printable(const QString& text);

} // namespace octoplan::print
