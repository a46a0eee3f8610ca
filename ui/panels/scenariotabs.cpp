// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/scenariotabs.h"

#include "session/session.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QSignalBlocker>

namespace octoplan {

QString scenarioLabel(const Session& session, std::size_t index)
{
    const std::string& title = session.scenarios().at(index).title;
    return title.empty() ? ScenarioTabs::tr("Scenario %1").arg(index + 1) : QString::fromStdString(title);
}

ScenarioTabs::ScenarioTabs(Session& session, QWidget* parent)
    : TabStrip(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("scenarios"));
    setMovable(true);
    setElideMode(Qt::ElideRight);
    connect(&session, &Session::scenariosChanged, this, &ScenarioTabs::refresh);
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0)
            m_session.showScenario(static_cast<std::size_t>(index));
    });
    connect(this, &QTabBar::tabMoved, this, [this](int from, int to) {
        m_session.moveScenario(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    });
    retranslate();
}

void ScenarioTabs::refresh()
{
    const QSignalBlocker quiet(this);
    const auto wanted = static_cast<int>(m_session.scenarios().size());
    while (count() > wanted)
        removeTab(count() - 1);
    while (count() < wanted)
        addTab(QString());
    for (int i = 0; i < wanted; ++i) {
        const QString label = scenarioLabel(m_session, static_cast<std::size_t>(i));
        setTabText(i, fontMetrics().elidedText(label, Qt::ElideRight, fontMetrics().averageCharWidth() * 36));
        setTabToolTip(i, label);
    }
    setCurrentIndex(static_cast<int>(m_session.scenarios().current()));
    setVisible(wanted > 1);
}

void ScenarioTabs::retranslate()
{
    setAccessibleName(tr("Scenarios"));
    refresh();
}

void ScenarioTabs::close(int index)
{
    if (index >= 0)
        m_session.closeScenario(static_cast<std::size_t>(index));
}

void ScenarioTabs::keyPressEvent(QKeyEvent* event)
{
    const bool moves = event->modifiers() & Qt::ControlModifier;
    const int step = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    const int to = currentIndex() + step;
    if (event->key() == Qt::Key_Delete)
        close(currentIndex());
    else if (event->key() == Qt::Key_F2)
        emit renameRequested(currentIndex());
    else if (moves && step != 0 && to >= 0 && to < count())
        m_session.moveScenario(static_cast<std::size_t>(currentIndex()), static_cast<std::size_t>(to));
    else
        TabStrip::keyPressEvent(event);
}

void ScenarioTabs::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const int index = tabAt(event->pos()); index >= 0)
        emit renameRequested(index);
}

void ScenarioTabs::mouseReleaseEvent(QMouseEvent* event)
{
    TabStrip::mouseReleaseEvent(event);
    if (event->button() == Qt::MiddleButton)
        close(tabAt(event->pos()));
}

void ScenarioTabs::contextMenuEvent(QContextMenuEvent* event)
{
    const int index = tabAt(event->pos());
    if (index < 0)
        return;
    QMenu menu(this);
    menu.addAction(tr("Rename…"), this, [this, index] { emit renameRequested(index); });
    menu.addAction(tr("Close"), this, [this, index] { close(index); });
    menu.exec(event->globalPos());
}

} // namespace octoplan
