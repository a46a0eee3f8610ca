// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/section.h"

#include "theme/colours.h"
#include "theme/typescale.h"
#include "widgets/sectionheader.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace octoplan {

SectionBox::SectionBox(Folding folding, QWidget* parent)
    : QWidget(parent)
    , m_header(new SectionHeader(folding == Folding::Foldable, this))
    , m_note(new QLabel(this))
    , m_body(new QWidget(this))
    , m_rows(new QVBoxLayout(m_body))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(7);
    column->addWidget(m_header);
    column->addWidget(m_note);
    column->addWidget(m_body);
    m_rows->setContentsMargins({});
    m_rows->setSpacing(10);
    m_note->setWordWrap(true);
    m_note->hide();
    connect(m_header, &QAbstractButton::toggled, this, &SectionBox::setOpen);
    if (folding == Folding::Foldable)
        setOpen(false);
    restyle();
}

void SectionBox::setTitle(const QString& title) { m_header->setText(title); }

void SectionBox::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_header->setAccessibleDescription(note);
}

void SectionBox::addWidget(QWidget* widget) { m_rows->addWidget(widget); }

bool SectionBox::isOpen() const { return !m_body->isHidden(); }

void SectionBox::setOpen(bool open)
{
    m_header->setChecked(open);
    if (open == isOpen())
        return;
    m_body->setVisible(open);
    emit toggled(open);
}

void SectionBox::restyle()
{
    m_header->setFont(styled(font(), TextStyle::Strong));
    m_note->setFont(styled(font(), TextStyle::Small));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, mutedColour(palette()));
    m_note->setPalette(quiet);
}

void SectionBox::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
    QWidget::changeEvent(event);
}

} // namespace octoplan
