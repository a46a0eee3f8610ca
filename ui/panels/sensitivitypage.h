// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/sensitivitymodel.h"
#include "panels/answerpage.h"

class QLabel;

namespace octoplan {

class SegmentedChoice;
class TornadoChart;

// What the recommended offering's cost or time depends on.
class SensitivityPage : public AnswerPage {
    Q_OBJECT

public:
    explicit SensitivityPage(QWidget* parent = nullptr);

    void present(const PageContent& content) override;
    [[nodiscard]] TornadoChart* chart() const { return m_chart; }
    [[nodiscard]] const SensitivityModel& model() const { return m_model; }

private:
    void showEffect();
    [[nodiscard]] QString subtitle(const QString& name) const;

    Comparison m_comparison;
    std::vector<Sensitivity> m_tornado;
    Wording m_wording;
    Effect m_effect = Effect::Cost;
    SensitivityModel m_model;
    SegmentedChoice* m_effects;
    TornadoChart* m_chart;
    QLabel* m_nothing;
};

} // namespace octoplan
