// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/timecostmodel.h"
#include "panels/answerpage.h"

namespace octoplan {

class XyChart;

// Days against cost, with the deadline and the budget. While a handle is dragged the axes only grow.
class TimeCostPage : public AnswerPage {
    Q_OBJECT

public:
    explicit TimeCostPage(QWidget* parent = nullptr);

    void present(const PageContent& content) override;
    void holdAxes(bool held) override;
    [[nodiscard]] bool isImmediate() const override { return true; }
    [[nodiscard]] XyChart* chart() const { return m_chart; }

private:
    TimeCostModel m_model;
    XyChart* m_chart;
    bool m_held = false;
};

} // namespace octoplan
