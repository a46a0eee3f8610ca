// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/cardspanel.h"

#include "items/roles.h"
#include "panels/offeringcard.h"

#include <QAbstractItemModel>
#include <QGridLayout>

namespace octoplan {

namespace {
constexpr int cardsARow = 4;
} // namespace

CardsPanel::CardsPanel(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins({});
    m_grid->setSpacing(12);
}

void CardsPanel::setModel(QAbstractItemModel* model)
{
    m_model = model;
    connect(model, &QAbstractItemModel::modelReset, this, &CardsPanel::refresh);
    connect(model, &QAbstractItemModel::dataChanged, this, &CardsPanel::refresh);
    refresh();
}

void CardsPanel::fitCount(int count)
{
    while (m_cards.size() > count)
        delete m_cards.takeLast();
    while (m_cards.size() < count) {
        const auto place = static_cast<int>(m_cards.size());
        auto* card = new OfferingCard(this);
        card->setCompact(m_compact);
        connect(card, &OfferingCard::plansRequested, this, [this, place] { emit plansRequested(idAt(place)); });
        connect(card, &OfferingCard::planFreed, this, [this, place] { emit planFreed(idAt(place)); });
        card->setExplain([this, place](int role) { return m_model->index(place, 0).data(role).toString(); });
        m_grid->addWidget(card, place / cardsARow, place % cardsARow);
        m_cards << card;
    }
    for (int column = 0; column < cardsARow; ++column)
        m_grid->setColumnStretch(column, column < count ? 1 : 0);
}

QString CardsPanel::idAt(int row) const { return m_model->index(row, 0).data(OfferingIdRole).toString(); }

void CardsPanel::refresh()
{
    fitCount(m_model->rowCount());
    for (int row = 0; row < m_cards.size(); ++row)
        m_cards[row]->setContent(cardContent(m_model->index(row, 0)));
}

void CardsPanel::setCompact(bool compact)
{
    m_compact = compact;
    m_grid->setSpacing(compact ? 8 : 12);
    for (OfferingCard* card : std::as_const(m_cards))
        card->setCompact(compact);
}

} // namespace octoplan
