// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/sweep.h"
#include "wording/wording.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace octoplan {

class ValueField;

// Chooses an input and the values that it takes: a range of numbers, or all options of a choice.
class SweepAxisEditor : public QWidget {
    Q_OBJECT

public:
    // `optional`: no input may be chosen either.
    SweepAxisEditor(bool optional, int count, QWidget* parent = nullptr);

    // The range is set anew where the input is another one.
    void setInput(InputId id, const Scenario& scenario);
    void retranslate(const QString& title, const Wording& wording);

    [[nodiscard]] bool isNone() const;
    // Nothing where there is none, or where no range is set.
    [[nodiscard]] std::optional<SweepAxis> axis() const;
    void suggest(const Scenario& scenario);                 // a range for the chosen input
    void setUsualCount(int count) { m_usualCount = count; } // of the next suggestion

    [[nodiscard]] QComboBox* inputs() const { return m_inputs; }
    [[nodiscard]] ValueField* from() const { return m_from; }
    [[nodiscard]] ValueField* to() const { return m_to; }
    [[nodiscard]] QSpinBox* count() const { return m_count; }

signals:
    void inputChosen(); // by a person
    void changed();     // of range or count

private:
    void fillInputs();
    [[nodiscard]] std::optional<InputId> number() const;
    void take(ValueField& field, double& value);
    void showRange();

    bool m_optional;
    int m_usualCount;
    Wording m_wording;
    double m_low = 0.0;
    double m_high = 0.0;
    QLabel* m_title;
    QComboBox* m_inputs;
    QLabel* m_fromLabel;
    ValueField* m_from;
    QLabel* m_toLabel;
    ValueField* m_to;
    QLabel* m_countLabel;
    QSpinBox* m_count;
};

} // namespace octoplan
