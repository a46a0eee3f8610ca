// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/comparison.h"
#include "values/decision.h"
#include "widgets/section.h"
#include "wording/wording.h"

namespace octoplan {

class Session;

// One group of the input panel. It shows the session's scenario and edits it; it knows its words and when they matter.
class InputSection : public SectionBox {
    Q_OBJECT

public:
    InputSection(Session& session, Folding folding, QWidget* parent = nullptr);

    void setWording(const Wording& wording);
    virtual void refresh() = 0; // after any change of the scenario
    void showMarks(const std::vector<InputMarks>& marks, const Comparison& comparison);

signals:
    void holding(bool held); // while a handle is dragged

protected:
    virtual void retranslate() = 0;
    class InputSlider* addSlider(InputId id, double from, double to, const QList<double>& ticks);
    class InputSlider* addPowerSlider(InputId id, double from, double to, const QList<double>& ticks);
    class ChoiceRow* addChoice();

    [[nodiscard]] Session& session() const { return m_session; }
    [[nodiscard]] const Wording& wording() const { return m_wording; }
    // The labels and hints of all enumerators, in order.
    template <class E>
    [[nodiscard]] QStringList labels() const;
    template <class E>
    [[nodiscard]] QStringList shortLabels() const;
    template <class E>
    [[nodiscard]] QStringList hints() const;

private:
    Session& m_session;
    Wording m_wording;
    QList<class InputSlider*> m_sliders;
};

template <class E>
QStringList InputSection::labels() const
{
    QStringList texts;
    for (std::size_t i = 0; i < choiceCount<E>; ++i)
        texts << m_wording.label(static_cast<E>(i));
    return texts;
}

template <class E>
QStringList InputSection::shortLabels() const
{
    QStringList texts;
    for (std::size_t i = 0; i < choiceCount<E>; ++i)
        texts << m_wording.shortLabel(static_cast<E>(i));
    return texts;
}

template <class E>
QStringList InputSection::hints() const
{
    QStringList texts;
    for (std::size_t i = 0; i < choiceCount<E>; ++i)
        texts << m_wording.hint(static_cast<E>(i));
    return texts;
}

} // namespace octoplan
