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
    using Read = std::function<int(const Scenario&)>;
    using Write = std::function<void(Scenario&, int)>;
    using Reason = std::function<QString(const Scenario&)>;

    // A drop-down list on one choice of the scenario; the row is there once the section was open.
    struct Choice {
        EditKind kind;
        Read read;
        Write write;
        Reason offBecause; // null: it always matters
        QString label = {};
        QStringList options = {};
        ChoiceRow* row = nullptr;
    };

    void addRecipe();
    void addPlan();
    void addHosts();
    void build(); // few people open it, so it is made when they do
    void nameChoices();
    [[nodiscard]] QString changed() const;

    std::vector<Choice> m_choices;
    QCheckBox* m_fusedLoss = nullptr;
    InputSlider* m_rank = nullptr;
};

} // namespace octoplan
