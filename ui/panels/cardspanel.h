// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractItemModel;
class QGridLayout;

namespace octoplan {

class OfferingCard;

// A card for each offering, in the same order as everywhere; two rows where there are more than four.
class CardsPanel : public QWidget {
    Q_OBJECT

public:
    explicit CardsPanel(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model); // an OfferingsModel
    void setCompact(bool compact);
    [[nodiscard]] const QList<OfferingCard*>& cards() const { return m_cards; }

signals:
    void plansRequested(const QString& offering); // its id
    void planFreed(const QString& offering);

private:
    [[nodiscard]] QString idAt(int row) const;
    void refresh();
    void fitCount(int count);

    QAbstractItemModel* m_model = nullptr;
    QGridLayout* m_grid;
    QList<OfferingCard*> m_cards;
    bool m_compact = false;
};

} // namespace octoplan
