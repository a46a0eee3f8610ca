// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/inputsection.h"

#include "panels/choicerow.h"
#include "panels/inputslider.h"

namespace octoplan {

InputSection::InputSection(Session& session, Folding folding, QWidget* parent)
    : SectionBox(folding, parent)
    , m_session(session)
{
}

void InputSection::setWording(const Wording& wording)
{
    m_wording = wording;
    for (InputSlider* slider : std::as_const(m_sliders))
        slider->retranslate(wording);
    retranslate();
    refresh();
}

void InputSection::showMarks(const std::vector<InputMarks>& marks, const Comparison& comparison)
{
    for (InputSlider* slider : std::as_const(m_sliders))
        slider->showMarks(marks, comparison, m_wording);
}

InputSlider* InputSection::addSlider(InputId id, double from, double to, const QList<double>& ticks)
{
    auto* slider = new InputSlider(m_session, id, {from, to, ticks}, this);
    m_sliders << slider;
    addWidget(slider);
    connect(slider, &InputSlider::holding, this, &InputSection::holding);
    return slider;
}

InputSlider* InputSection::addPowerSlider(InputId id, double from, double to, const QList<double>& ticks)
{
    auto* slider = new InputSlider(m_session, id, {from, to, ticks, Grid::PowersOfTwo}, this);
    m_sliders << slider;
    addWidget(slider);
    connect(slider, &InputSlider::holding, this, &InputSection::holding);
    return slider;
}

ChoiceRow* InputSection::addChoice()
{
    auto* row = new ChoiceRow(this);
    addWidget(row);
    return row;
}

} // namespace octoplan
