// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/topologypage.h"

#include "panels/topologycard.h"
#include "session/support.h"
#include "theme/colours.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace octoplan {

namespace {

constexpr int narrowestCard = 210;

} // namespace

TopologyPage::TopologyPage(QWidget* parent)
    : AnswerPage(parent)
    , m_note(new QLabel(this))
    , m_grid(new QGridLayout)
{
    m_note->setWordWrap(true);
    m_grid->setSpacing(12);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(8);
    column->addWidget(m_note);
    column->addLayout(m_grid);
}

void TopologyPage::present(const PageContent& content)
{
    if (!m_support)
        return;
    const std::vector<Topology> all = m_support->scenarioTopologies();
    const auto count = static_cast<qsizetype>(all.size());
    const bool sameCount = count == m_cards.size();
    while (m_cards.size() < count)
        m_cards << new TopologyCard(this);
    while (m_cards.size() > count)
        delete m_cards.takeLast();
    for (std::size_t i = 0; i < all.size(); ++i) {
        TopologyCard* card = m_cards[static_cast<qsizetype>(i)];
        card->setTopology(all[i], content.comparison.offerings[all[i].offering], content.wording);
        card->setHighlighted(content.comparison.answer.offering == all[i].offering);
    }
    m_note->setText(tr("Bus bandwidth of an all-reduce by the number of devices that take part, as published "
                       "measurements have it. Strong lines: what the plan's busiest group uses. Sources on hover."));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, mutedColour(palette()));
    m_note->setPalette(quiet);
    if (!sameCount)
        arrange();
}

void TopologyPage::arrange()
{
    const int columns = std::clamp(width() / narrowestCard, 1, std::max(1, static_cast<int>(m_cards.size())));
    const int even = columns == 3 && m_cards.size() == 4 ? 2 : columns; // no card alone in a row
    for (int i = 0; i < m_cards.size(); ++i)
        m_grid->addWidget(m_cards[i], i / even, i % even);
    for (int i = 0; i < std::max(even, m_grid->columnCount()); ++i)
        m_grid->setColumnStretch(i, i < even ? 1 : 0);
}

void TopologyPage::resizeEvent(QResizeEvent* event)
{
    AnswerPage::resizeEvent(event);
    arrange();
}

} // namespace octoplan
