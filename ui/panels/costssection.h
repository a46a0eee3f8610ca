// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/inputsection.h"

namespace octoplan {

class ChoiceRow;
class InputSlider;

// What a job costs beside the rent: each line of the bill can be set. Folded, it says which differ from the default.
class CostsSection : public InputSection {
    Q_OBJECT

public:
    explicit CostsSection(Session& session, QWidget* parent = nullptr);
    void refresh() override;

protected:
    void retranslate() override;

private:
    void build(); // few people open it, so it is made when they do
    void showDependence();
    [[nodiscard]] QString changed() const;

    std::vector<InputSlider*> m_numbers;
    ChoiceRow* m_currency = nullptr;
};

} // namespace octoplan
