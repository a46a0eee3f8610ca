// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/reachmodel.h"
#include "panels/answerpage.h"

class QLabel;

namespace octoplan {

class DetailsTable;

// How far each offering goes: the largest model, sequence and batch that still fit.
class ReachPage : public AnswerPage {
    Q_OBJECT

public:
    explicit ReachPage(QWidget* parent = nullptr);

    void present(const PageContent& content) override;
    [[nodiscard]] DetailsTable* table() const { return m_table; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();

    ReachModel m_model;
    QLabel* m_note;
    DetailsTable* m_table;
};

} // namespace octoplan
