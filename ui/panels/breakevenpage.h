// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/answerpage.h"

class QLabel;

namespace octoplan {

class SegmentedChoice;
class XyChart;

// Which offering is cheapest along an axis that a person chooses; the crossings as sentences below.
class BreakEvenPage : public AnswerPage {
    Q_OBJECT

public:
    explicit BreakEvenPage(QWidget* parent = nullptr);

    void present(const PageContent& content) override;
    [[nodiscard]] XyChart* chart() const { return m_chart; }
    [[nodiscard]] SegmentedChoice* axes() const { return m_axes; }
    [[nodiscard]] QLabel* sentences() const { return m_sentences; }

private:
    void showAxis();

    Comparison m_comparison;
    std::vector<BreakEven> m_breakEven;
    Wording m_wording;
    BreakEvenAxis m_axis = BreakEvenAxis::Tokens;
    SegmentedChoice* m_axes;
    XyChart* m_chart;
    QLabel* m_sentences;
};

} // namespace octoplan
