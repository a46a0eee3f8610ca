// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/answerpage.h"

#include <array>
#include <optional>

class QBoxLayout;
class QLabel;
class QTabBar;

namespace octoplan {

class DetailsTable;
class Support;

// The tabs for those who ask why. A page is made when it is first wanted, and only the one that is seen is kept up to
// date. What was found around an earlier
// comparison is dimmed, and said to be worked out anew, until the present one's is there.
class AnswerTabs : public QWidget {
    Q_OBJECT

public:
    enum Tab { Details, TimeCost, BreakEvenTab, MattersMost, HowFar, Links, ArticleTab, Accuracy };

    explicit AnswerTabs(QWidget* parent = nullptr);

    void setSupport(Support& support); // without it, the last three pages are empty
    void setWording(const Wording& wording);
    void setComparison(const Comparison& comparison);
    void setDecision(const std::optional<Decision>& decision); // of that comparison, or none yet
    void holdAxes(bool held);
    void setCurrent(Tab tab);

    [[nodiscard]] Tab current() const;
    [[nodiscard]] QTabBar* strip() const { return m_strip; }
    [[nodiscard]] DetailsTable* details() const { return m_details; }
    [[nodiscard]] AnswerPage* page(Tab tab); // made if it is not there yet; null for the details
    [[nodiscard]] bool hasPage(Tab tab) const { return made(tab) != nullptr; }
    [[nodiscard]] bool isWaiting() const; // the page that is seen is not of the present comparison

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Found {
        Comparison comparison;
        Decision decision;
    };

    [[nodiscard]] AnswerPage* made(Tab tab) const { return m_pages[static_cast<std::size_t>(tab)]; }
    [[nodiscard]] AnswerPage* makePage(Tab tab);
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
    Support* m_support = nullptr;
    bool m_held = false;
    QBoxLayout* m_column;
    std::array<AnswerPage*, Accuracy + 1> m_pages{}; // null until wanted, and for the details
};

} // namespace octoplan
