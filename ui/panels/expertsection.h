// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/inputsection.h"

#include <functional>

class QCheckBox;

namespace octoplan {

class ChoiceRow;

// Settings that few people change, folded away. Folded, it says which of them differ from the default.
class ExpertSection : public InputSection {
    Q_OBJECT

public:
    explicit ExpertSection(Session& session, QWidget* parent = nullptr);
    void refresh() override;

protected:
    void retranslate() override;

private:
    // A drop-down list on one choice of the scenario.
    struct Choice {
        ChoiceRow* row;
        EditKind kind;
        std::function<int(const Scenario&)> read;
        std::function<void(Scenario&, int)> write;
        std::function<QString(const Scenario&)> offBecause; // null: it always matters
    };
    using Read = std::function<int(const Scenario&)>;
    using Write = std::function<void(Scenario&, int)>;

    void add(EditKind kind, Read read, Write write, std::function<QString(const Scenario&)> offBecause = {});
    void addRecipe();
    void addPlan();
    void addHosts();
    void addSliders();
    [[nodiscard]] QString changed() const;

    std::vector<Choice> m_choices;
    std::vector<InputSlider*> m_numbers;
    QCheckBox* m_fusedLoss;
    InputSlider* m_rank = nullptr;
};

} // namespace octoplan
