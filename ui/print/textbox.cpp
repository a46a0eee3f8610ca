// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/textbox.h"

#include <QTextLayout>

#include <algorithm>

namespace octoplan::print {

namespace {

constexpr qreal lineSpacing = 1.35;
constexpr qreal anyHeight = 1e6;

// The Chinese fonts have no semi-bold, and Qt thickens them only for a full bold.
QFont fontFor(const QString& text, QFont font)
{
    const bool chinese = std::any_of(text.begin(), text.end(), [](QChar c) { return c.unicode() >= 0x2E80; });
    if (chinese && font.weight() >= QFont::DemiBold)
        font.setWeight(QFont::Bold);
    return font;
}

} // namespace

QString printable(const QString& text)
{
    QString clean;
    clean.reserve(text.size());
    for (const QChar c : text)
        if (c == u'\n')
            clean += QChar::LineSeparator;
        else if (c.isPrint() || c.isSurrogate() || c.isSpace())
            clean += c.isSpace() ? QChar(u' ') : c;
    return clean;
}

void TextBox::breakLines(const QString& text, const QFont& font, qreal width, Qt::Alignment alignment)
{
    m_layout = std::make_unique<QTextLayout>(text, fontFor(text, font));
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);
    m_layout->beginLayout();
    const qreal step = font.pixelSize() * lineSpacing;
    m_height = 0.0;
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0.0, m_height + (step - line.height()) / 2.0});
        m_height += step;
    }
    m_layout->endLayout();
}

TextBox::TextBox(const QString& text, const QFont& font, qreal width, Qt::Alignment alignment, int maxLines)
{
    const QString clean = printable(text);
    breakLines(clean, font, width, alignment);
    if (maxLines > 0 && m_layout->lineCount() > maxLines) {
        const QTextLine last = m_layout->lineAt(maxLines - 1);
        // Room for the ellipsis: two characters less than the line held.
        const qsizetype keep = qMax<qsizetype>(0, last.textStart() + last.textLength() - 2);
        breakLines(clean.left(keep).trimmed() + u'…', font, width, alignment);
    }
}

TextBox::TextBox(TextBox&&) noexcept = default;
TextBox::~TextBox() = default;

int TextBox::lineCount() const { return m_layout->lineCount(); }

void TextBox::paint(QPainter& painter, QPointF topLeft, const QColor& colour) const
{
    painter.setPen(colour);
    m_layout->draw(&painter, topLeft, {}, QRectF(topLeft, QSizeF(anyHeight, anyHeight)));
}

} // namespace octoplan::print
