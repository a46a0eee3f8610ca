// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/answerpage.h"

#include <optional>

class QBoxLayout;
class QLabel;
class QTabBar;

namespace octoplan {

class DetailsTable;
class Support;

// The tabs for those who ask why. Only the page that is seen is kept up to date. What was found around an earlier
// comparison is dimmed, and said to be worked out anew, until the present one's is there.
class AnswerTabs : public QWidget {
    Q_OBJECT

public:
    enum Tab { Details, TimeCost, BreakEvenTab, MattersMost, HowFar, Links, ArticleTab, Accuracy };

    explicit AnswerTabs(QWidget* parent = nullptr);

    void setSupport(Support& support); // before it, the last three pages are empty
    void setWording(const Wording& wording);
    void setComparison(const Comparison& comparison);
    void setDecision(const std::optional<Decision>& decision); // of that comparison, or none yet
    void holdAxes(bool held);
    void setCurrent(Tab tab);

    [[nodiscard]] Tab current() const;
    [[nodiscard]] QTabBar* strip() const { return m_strip; }
    [[nodiscard]] DetailsTable* details() const { return m_details; }
    [[nodiscard]] AnswerPage* page(Tab tab) const { return tab == Details ? nullptr : m_pages[tab - 1]; }
    [[nodiscard]] bool isWaiting() const; // the page that is seen is not of the present comparison

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Found {
        Comparison comparison;
        Decision decision;
    };

    void showPage();
    void fillPage();
    void retranslate();

    Wording m_wording;
    Comparison m_comparison;
    std::optional<Found> m_found;
    bool m_current = false; // m_found is of m_comparison
    QTabBar* m_strip;
    QLabel* m_waiting;
    DetailsTable* m_details;
    QList<AnswerPage*> m_pages;
};

} // namespace octoplan
