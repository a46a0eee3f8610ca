// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/valuefield.h"

#include "theme/typescale.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QTimer>

#include <algorithm>

namespace octoplan {

namespace {

constexpr int paddingAcross = 18;
constexpr int paddingDown = 7;
constexpr int leastWidth = 72;

} // namespace

ValueField::ValueField(QWidget* parent)
    : QLineEdit(parent)
{
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setFont(styled(font(), TextStyle::Strong));
    setFixedHeight(QFontMetrics(font()).height() + paddingDown);
    fitTo({});
}

void ValueField::fitTo(const QStringList& samples)
{
    int width = leastWidth;
    for (const QString& sample : samples)
        width = std::max(width, QFontMetrics(font()).horizontalAdvance(sample) + paddingAcross);
    if (width != minimumWidth() || width != maximumWidth())
        setFixedWidth(width);
}

void ValueField::focusInEvent(QFocusEvent* event)
{
    QLineEdit::focusInEvent(event);
    m_before = text();
    if (event->reason() == Qt::MouseFocusReason) // after the press that would place the cursor
        QTimer::singleShot(0, this, &QLineEdit::selectAll);
}

void ValueField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && text() != m_before) {
        setText(m_before);
        selectAll();
        return;
    }
    QLineEdit::keyPressEvent(event);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        m_before = text();
        selectAll();
        event->accept();
    }
}

} // namespace octoplan
