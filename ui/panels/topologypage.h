// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/answerpage.h"
#include "values/topology.h"

class QGridLayout;
class QLabel;

namespace octoplan {

class Support;
class TopologyCard;

// The devices of each offering and their links, with bandwidths by size of the group.
class TopologyPage : public AnswerPage {
    Q_OBJECT

public:
    explicit TopologyPage(QWidget* parent = nullptr);

    void setSupport(Support& support) override { m_support = &support; }
    void present(const PageContent& content) override;
    [[nodiscard]] bool isImmediate() const override { return true; }
    [[nodiscard]] const QList<TopologyCard*>& cards() const { return m_cards; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    const Support* m_support = nullptr;
    QLabel* m_note;
    QGridLayout* m_grid;
    QList<TopologyCard*> m_cards;
};

} // namespace octoplan
