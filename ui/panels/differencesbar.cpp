// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/differencesbar.h"

#include "theme/colours.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace octoplan {

namespace {

constexpr qsizetype mostLines = 12; // when all are shown

} // namespace

DifferencesBar::DifferencesBar(QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_all(new QPushButton(this))
    , m_take(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 14, 6);
    row->setSpacing(8);
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addWidget(m_label, 1);
    for (QPushButton* button : {m_all, m_take, m_close})
        row->addWidget(button, 0, Qt::AlignTop);
    m_all->setCheckable(true);
    connect(m_all, &QPushButton::toggled, this, &DifferencesBar::say);
    connect(m_take, &QPushButton::clicked, this, &DifferencesBar::presentFiguresWanted);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    hide();
}

void DifferencesBar::setTexts(const QStringList& texts)
{
    const bool same = texts == m_texts;
    m_texts = texts;
    say();
    if (!same)
        setVisible(!texts.isEmpty());
}

QString DifferencesBar::text() const { return m_label->text(); }

void DifferencesBar::say()
{
    const auto more = static_cast<int>(m_texts.size()) - 1;
    m_all->setVisible(more > 0);
    m_all->setText(m_all->isChecked() ? tr("Show &less") : tr("Show &all"));
    m_take->setText(tr("&Use present figures"));
    m_close->setText(tr("&Keep the file's"));
    setAccessibleName(tr("The file was saved with other figures"));
    QStringList lines{tr("This file was saved with other figures, which are in use:")};
    if (m_all->isChecked() || more <= 0) {
        lines << m_texts.mid(0, mostLines);
        if (m_texts.size() > mostLines)
            lines << tr("and %n more", nullptr, static_cast<int>(m_texts.size() - mostLines));
        m_label->setText(lines.join(u'\n'));
        return;
    }
    m_label->setText(lines.front() + u' ' + m_texts.front() + QStringLiteral("; ") + tr("and %n more", nullptr, more));
}

void DifferencesBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        say();
    QWidget::changeEvent(event);
}

void DifferencesBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), toneColours(Tone::Caution, palette()).fill);
    painter.setPen(borderColour(palette()));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace octoplan
