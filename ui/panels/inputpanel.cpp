// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/inputpanel.h"

#include "panels/costssection.h"
#include "panels/expertsection.h"
#include "panels/goalsection.h"
#include "panels/jobsection.h"
#include "panels/modelsection.h"
#include "panels/rentalsection.h"
#include "session/session.h"

#include <QVBoxLayout>

namespace octoplan {

InputPanel::InputPanel(Session& session, QWidget* parent)
    : QScrollArea(parent)
    , m_session(session)
{
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(16, 12, 14, 16);
    column->setSpacing(16);
    auto* model = new ModelSection(session, body);
    m_sections = {model,
                  new JobSection(session, body),
                  new GoalSection(session, body),
                  new RentalSection(session, body),
                  new CostsSection(session, body),
                  new ExpertSection(session, body)};
    for (InputSection* section : std::as_const(m_sections)) {
        column->addWidget(section);
        connect(section, &InputSection::holding, this, &InputPanel::holding);
    }
    column->addStretch();
    connect(model, &ModelSection::configRequested, this, &InputPanel::configRequested);
    setWidget(body);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    body->setBackgroundRole(QPalette::Base);
    body->setAutoFillBackground(true);
}

void InputPanel::setExpertOpen(bool open) { m_sections.back()->setOpen(open); }

bool InputPanel::isExpertOpen() const { return m_sections.back()->isOpen(); }

void InputPanel::setWording(const Wording& wording)
{
    for (InputSection* section : std::as_const(m_sections))
        section->setWording(wording);
}

void InputPanel::showMarks()
{
    const std::vector<InputMarks> none;
    const auto& decision = m_session.decision();
    for (InputSection* section : std::as_const(m_sections))
        section->showMarks(decision ? decision->marks : none, m_session.comparison());
}

void InputPanel::refresh()
{
    for (InputSection* section : std::as_const(m_sections))
        section->refresh();
}

} // namespace octoplan
