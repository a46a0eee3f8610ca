// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/plansmodel.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace octoplan {

class Session;
class SortedTableView;

// The best plans of one offering: what each needs and gives, and what it does differently from the best. One of them
// can be put in place of the one that was found, and the search put back in its place.
class PlansDialog : public QDialog {
    Q_OBJECT

public:
    PlansDialog(Session& session, std::string offering, const Wording& wording, QWidget* parent = nullptr);

    [[nodiscard]] SortedTableView* table() const { return m_table; }
    [[nodiscard]] QPushButton* useButton() const { return m_use; }
    [[nodiscard]] QPushButton* freeButton() const { return m_free; }

private:
    void build();
    void refresh();
    void showChoice();
    void useChosen();
    [[nodiscard]] const OfferingResult* result() const; // none once the offering is gone

    Session& m_session;
    std::string m_offering;
    Wording m_wording;
    PlansModel m_plans;
    QLabel* m_head;
    QLabel* m_detail;
    SortedTableView* m_table;
    QPushButton* m_use;
    QPushButton* m_free;
};

} // namespace octoplan
