// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/decision.h"
#include "values/inputs.h"
#include "widgets/valueslider.h"
#include "wording/wording.h"

namespace octoplan {

class Session;

// A ValueSlider on one input of the session's scenario.
class InputSlider : public ValueSlider {
    Q_OBJECT

public:
    // What the track spans and where its ticks are; typing reaches all that the input allows.
    struct Span {
        double from;
        double to;
        QList<double> ticks;
        Grid grid = Grid::Digits;
    };

    InputSlider(Session& session, InputId id, Span span, QWidget* parent = nullptr);

    [[nodiscard]] InputId input() const { return m_id; }
    // The days slider means the deadline or the days of the goal.
    void setInput(InputId id, const Wording& wording);
    void retranslate(const Wording& wording);
    void refresh();
    // Where the answer changes along this input. A handle that is dragged keeps its marks: they do not depend on where
    // it stands.
    void showMarks(const std::vector<InputMarks>& all, const Comparison& comparison, const Wording& wording);

signals:
    void holding(bool held); // while the handle is dragged

private:
    void take(double value);

    Session& m_session;
    InputId m_id;
    Span m_span;
    int m_drag = 0;
};

} // namespace octoplan
