// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/offeringsmodel.h"
#include "items/partsmodel.h"
#include "items/sensitivitymodel.h"
#include "items/timecostmodel.h"
#include "session/session.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace octoplan {

class CostChart;
class InputSlider;
class MemoryChart;
class TornadoChart;
class XyChart;

// The answer for a room, one thing at a time over the whole screen: sentence, memory, cost, time against cost and
// break-even where there is a time, what matters most, assumptions. A strip of sliders can be called up; what they
// change is the presentation's alone, so closing it leaves all as it was.
class Presentation : public QWidget {
    Q_OBJECT

public:
    // Begins with what the session shows.
    Presentation(const Session& session, const Wording& wording, QWidget* parent = nullptr);

    [[nodiscard]] int slide() const;
    [[nodiscard]] int slideCount() const;
    void showSlide(int index); // stops at both ends
    void showOn(QScreen* screen);
    [[nodiscard]] const Scenario& scenario() const { return m_session.scenario(); }
    [[nodiscard]] bool slidersShown() const;
    void showSliders(bool shown);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addSlide(QWidget* content, const QString& title);
    void addCharts();
    void addSliders();
    void fill(); // from the session
    void fillDecision(const Decision& decision);
    void sayKeys();
    void showOnNextScreen();
    void chooseSlider(int index);
    void nudge(int direction);
    void fitType();

    Session m_session; // its own
    Wording m_wording;
    OfferingsModel m_offerings;
    MemoryPartsModel m_memoryParts;
    CostLinesModel m_costLines;
    TimeCostModel m_timeCost;
    SensitivityModel m_sensitivity;
    MemoryChart* m_memoryChart = nullptr;
    CostChart* m_costChart = nullptr;
    XyChart* m_timeCostChart = nullptr;
    XyChart* m_breakEvenChart = nullptr;
    TornadoChart* m_tornado = nullptr;
    QWidget* m_answer;
    QWidget* m_assumptions;
    QWidget* m_strip;
    QList<InputSlider*> m_sliders;
    int m_chosen = 0; // of the sliders
    QStackedWidget* m_slides;
    QLabel* m_foot;
    QStringList m_titles;
};

} // namespace octoplan
