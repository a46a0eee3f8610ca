// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/inputsection.h"

namespace octoplan {

class ChoiceRow;
class InputSlider;
class SegmentedChoice;
class StopSlider;

// What is done with the model: task, precision, lengths, batch and optimizer.
class JobSection : public InputSection {
    Q_OBJECT

public:
    explicit JobSection(Session& session, QWidget* parent = nullptr);
    void refresh() override;

protected:
    void retranslate() override;

private:
    [[nodiscard]] QString offBecause(Precision precision) const;
    void refreshServing(bool serving);

    SegmentedChoice* m_task;
    StopSlider* m_precision;
    InputSlider* m_length;
    InputSlider* m_batch;
    ChoiceRow* m_optimizer;
    InputSlider* m_prompt;
    InputSlider* m_output;
    InputSlider* m_requests;
};

} // namespace octoplan
