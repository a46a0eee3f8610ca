// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/inputsection.h"

namespace octoplan {

class ChoiceRow;
class InputSlider;
class SegmentedChoice;

// How much work, or for how long. With tokens the days slider is the deadline.
class GoalSection : public InputSection {
    Q_OBJECT

public:
    explicit GoalSection(Session& session, QWidget* parent = nullptr);
    void refresh() override;

protected:
    void retranslate() override;

private:
    void fillOfferings();

    SegmentedChoice* m_kind;
    InputSlider* m_days;
    InputSlider* m_tokens;
    ChoiceRow* m_match;
};

} // namespace octoplan
