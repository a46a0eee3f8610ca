// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/comparison.h"
#include "values/decision.h"
#include "wording/wording.h"

#include <QWidget>

namespace octoplan {

class Support;

// What a page below the tabs shows: a comparison and what was found around that very comparison.
struct PageContent {
    const Comparison& comparison;
    const Decision& decision;
    const Wording& wording; // of the comparison's currency
};

class AnswerPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void present(const PageContent& content) = 0;
    virtual void holdAxes(bool) {}
    virtual void setSupport(Support&) {} // for what stands behind the answers
    // Follows the comparison at every move; the others wait for the decision.
    [[nodiscard]] virtual bool isImmediate() const { return false; }
};

} // namespace octoplan
