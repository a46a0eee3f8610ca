// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/inputsection.h"

#include <array>

class QCheckBox;

namespace octoplan {

class ChoiceRow;
class InputSlider;
class SegmentedChoice;
class WrapLabel;

// How much work, or for how long, and what is held fixed. With tokens the days slider is the deadline, and the work may
// be worked out from a data set.
class GoalSection : public InputSection {
    Q_OBJECT

public:
    explicit GoalSection(Session& session, QWidget* parent = nullptr);
    void refresh() override;

protected:
    void retranslate() override;

private:
    void fillOfferings();
    void takeDataset(bool on);
    [[nodiscard]] QString heldFixed() const;

    SegmentedChoice* m_kind;
    InputSlider* m_days;
    InputSlider* m_tokens;
    ChoiceRow* m_match;
    QCheckBox* m_fromDataset;
    std::array<InputSlider*, 3> m_dataset;
    WrapLabel* m_fixed;
};

} // namespace octoplan
