// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/offeringsmodel.h"
#include "items/partsmodel.h"
#include "items/timecostmodel.h"
#include "values/scenario.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace octoplan {

class CostChart;
class MemoryChart;
class XyChart;

// The answer for a room, one thing at a time over the whole screen: sentence, memory, cost, time against cost where
// there is a time, assumptions. It shows what was pushed in and changes nothing; closing it leaves all as it was.
class Presentation : public QWidget {
    Q_OBJECT

public:
    Presentation(const Scenario& scenario, const Comparison& comparison, const Wording& wording,
                 QWidget* parent = nullptr);

    [[nodiscard]] int slide() const;
    [[nodiscard]] int slideCount() const;
    void showSlide(int index); // stops at both ends
    void showOn(QScreen* screen);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addSlide(QWidget* content, const QString& title);
    void addCharts(const Comparison& comparison);
    [[nodiscard]] QWidget* answerSlide();
    [[nodiscard]] QWidget* assumptionsSlide(const Scenario& scenario);
    void showOnNextScreen();
    void fitType();

    Wording m_wording;
    OfferingsModel m_offerings;
    MemoryPartsModel m_memoryParts;
    CostLinesModel m_costLines;
    TimeCostModel m_timeCost;
    QStackedWidget* m_slides;
    QLabel* m_foot;
    QStringList m_titles;
};

} // namespace octoplan
