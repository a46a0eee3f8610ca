// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/inputsection.h"

class QCheckBox;
class QDateEdit;
class QLabel;

namespace octoplan {

class ChoiceRow;
class InputSlider;

// On which terms servers are rented, and what may not be exceeded.
class RentalSection : public InputSection {
    Q_OBJECT

public:
    explicit RentalSection(Session& session, QWidget* parent = nullptr);
    void refresh() override;

protected:
    void retranslate() override;

private:
    void addStart();
    void showServers(const Scenario& scenario);
    void showStart(const BillingTerms& terms);

    InputSlider* m_servers;
    QCheckBox* m_autoServers;
    ChoiceRow* m_billing;
    QWidget* m_start; // of whole months
    QLabel* m_startLabel;
    QDateEdit* m_startDate;
    InputSlider* m_budget;
    QCheckBox* m_domestic;
    QCheckBox* m_migration;
};

} // namespace octoplan
