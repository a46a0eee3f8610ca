// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/reachpage.h"

#include "panels/detailstable.h"
#include "theme/colours.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace octoplan {

ReachPage::ReachPage(QWidget* parent)
    : AnswerPage(parent)
    , m_model(Wording())
    , m_note(new QLabel(this))
    , m_table(new DetailsTable(this))
{
    m_note->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(8);
    column->addWidget(m_table);
    column->addWidget(m_note);
    m_table->setModel(&m_model);
    restyle();
}

void ReachPage::present(const PageContent& content)
{
    m_model.setWording(content.wording);
    m_model.setReach(content.comparison, content.decision.reach);
    m_table->setAccessibleName(tr("How far it goes"));
    m_note->setText(tr("The largest of each that still fits, with all else as asked. Sizes are within 1 %, lengths in "
                       "steps of 256 tokens."));
}

void ReachPage::restyle()
{
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, mutedColour(palette()));
    m_note->setPalette(quiet);
}

void ReachPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        restyle();
    AnswerPage::changeEvent(event);
}

} // namespace octoplan
