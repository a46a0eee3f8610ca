// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/detailsmodel.h"
#include "items/offeringsmodel.h"
#include "items/partsmodel.h"
#include "values/decision.h"

#include <QScrollArea>

class QBoxLayout;

namespace octoplan {

class AnswerTabs;
class CardsPanel;
class CostChart;
class DetailsTable;
class MemoryChart;
class SentencePanel;
class Support;

// The centre: sentence, cards, charts and tabs over one comparison, which is pushed in. It scrolls as a whole.
class AnswerPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit AnswerPanel(QWidget* parent = nullptr);

    void setSupport(Support& support);
    void setWording(const Wording& wording);
    void setComparison(const Comparison& comparison);
    void setDecision(const std::optional<Decision>& decision); // of that comparison, or none yet
    void setBaseline(const std::optional<Comparison>& baseline, const QString& title);
    void holdAxes(bool held);
    void setCompact(bool compact);
    void copyTable() const;
    void copyAnswer() const;
    void copySummary() const;

    [[nodiscard]] SentencePanel* sentence() const { return m_sentence; }
    [[nodiscard]] CardsPanel* cards() const { return m_cards; }
    [[nodiscard]] MemoryChart* memoryChart() const { return m_memory; }
    [[nodiscard]] CostChart* costChart() const { return m_cost; }
    [[nodiscard]] AnswerTabs* tabs() const { return m_tabs; }
    [[nodiscard]] DetailsTable* details() const;

private:
    [[nodiscard]] QList<ComparisonModel*> models();
    void present(const Comparison& comparison);

    Wording m_wording;
    OfferingsModel m_offerings;
    MemoryPartsModel m_memoryParts;
    CostLinesModel m_costLines;
    DetailsModel m_figures;
    QString m_baselineTitle;
    SentencePanel* m_sentence;
    CardsPanel* m_cards;
    MemoryChart* m_memory;
    CostChart* m_cost;
    AnswerTabs* m_tabs;
};

} // namespace octoplan
