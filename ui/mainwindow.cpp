// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mainwindow.h"

#include "dialogs/documentflow.h"
#include "dialogs/documents.h"
#include "dialogs/exportflow.h"
#include "panels/differencesbar.h"
#include "panels/scenariotabs.h"
#include "panels/statusnotes.h"
#include "session/session.h"
#include "settings/keys.h"
#include "theme/typescale.h"
#include "windowcommands.h"
#include "windowmenus.h"
#include "wording/differencetext.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QStatusBar>
#include <QVBoxLayout>

namespace octoplan {

namespace {

constexpr int wideWindow = 1200; // below, cards are compact and the inputs narrow
constexpr int veryWideWindow = 1600;

} // namespace

MainWindow::MainWindow(const Parts& parts)
    : m_parts(parts)
    , m_actions(new Actions(*menuBar()))
    , m_flow(new DocumentFlow(parts.session, parts.documents, *this))
    , m_exports(parts.outputs ? new ExportFlow(*parts.outputs, parts.settings, *this) : nullptr)
    , m_scenarios(new ScenarioTabs(parts.session))
    , m_inputs(new InputPanel(parts.session))
    , m_answer(new AnswerPanel)
    , m_differences(new DifferencesBar)
{
    build();
    m_answer->setSupport(parts.support);
    connectSession();
    connectCommands(m_parts, *this, *m_actions, *m_flow);
    connectExports(*m_actions, m_exports);
    connectFiles();
    restore();
    retranslate();
}

void MainWindow::build()
{
    setObjectName(QStringLiteral("window"));
    setMinimumSize(1024, 600);
    resize(1440, 900);
    setAcceptDrops(true);
    auto* centre = new QWidget;
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins({});
    column->setSpacing(1);
    column->addWidget(m_differences);
    auto* tabs = new QHBoxLayout;
    tabs->setContentsMargins(14, 2, 14, 0);
    tabs->addWidget(m_scenarios);
    column->addLayout(tabs);
    auto* row = new QHBoxLayout;
    row->setSpacing(1);
    column->addLayout(row, 1);
    row->addWidget(m_inputs);
    row->addWidget(m_answer, 1);
    setCentralWidget(centre);
    centre->setFocusPolicy(Qt::ClickFocus);
    centre->setFocus(); // Tab then goes to the first input

    m_bars.build(*this, *m_actions);
}

void MainWindow::connectSession()
{
    connect(&m_parts.session, &Session::comparisonChanged, this, &MainWindow::showComparison);
    connect(&m_parts.session, &Session::decisionChanged, this, &MainWindow::showDecision);
    connect(&m_parts.session, &Session::historyChanged, this, &MainWindow::showHistory);
    connect(&m_parts.session, &Session::catalogChanged, this, &MainWindow::fillOfferings);
    connect(&m_parts.session, &Session::baselineChanged, this, [this] {
        showBaseline();
        showHistory();
    });
    connect(m_inputs, &InputPanel::holding, m_answer, &AnswerPanel::holdAxes);
}

void MainWindow::connectFiles()
{
    connect(m_inputs, &InputPanel::configRequested, m_flow, &DocumentFlow::importConfig);
    connect(&m_parts.documents, &Documents::pathChanged, this, [this] {
        fillFileMenus();
        showTitle();
    });
    connect(&m_parts.documents, &Documents::differencesChanged, this, &MainWindow::showDifferences);
    connect(m_differences, &DifferencesBar::presentFiguresWanted, this,
            [this] { m_parts.documents.takePresentFigures(); });
    connect(&m_parts.documents, &Documents::noted, this,
            [this](const QString& text) { statusBar()->showMessage(text, 10000); });
}

void MainWindow::restore()
{
    const Settings& settings = m_parts.settings;
    restoreGeometry(settings.value(setting::windowGeometry));
    m_inputs->setExpertOpen(settings.value(setting::expertInputs));
    const QString theme = settings.value(setting::theme);
    (*m_actions)[theme == u"dark"    ? ActionId::DarkTheme
                 : theme == u"light" ? ActionId::LightTheme
                                     : ActionId::SystemTheme]
        ->setChecked(true);
}

void MainWindow::retranslate()
{
    m_wording = Wording(languageOf(QLocale()));
    (*m_actions)[m_wording.language() == Language::Chinese ? ActionId::Chinese : ActionId::English]->setChecked(true);
    m_actions->retranslate();
    m_scenarios->retranslate();
    m_inputs->setAccessibleName(tr("Inputs"));
    m_answer->setAccessibleName(tr("Answer"));
    m_inputs->setWording(m_wording);
    m_answer->setWording(m_wording);
    fillFileMenus();
    fillOfferings();
    showDifferences();
    showComparison();
    showBaseline();
    showDecision();
    showHistory();
}

void MainWindow::showComparison()
{
    m_inputs->refresh();
    m_answer->setComparison(m_parts.session.comparison());
    m_bars.catalogNote->setText(catalogNote(m_parts.session.scenario(), m_parts.session.comparison(), m_wording));
    m_bars.planNote->setText(planNote(m_parts.session.comparison(), m_wording));
}

void MainWindow::showBaseline()
{
    const HeldScenario& pinned = m_parts.session.scenario().baseline;
    m_answer->setBaseline(m_parts.session.baseline(), pinned ? QString::fromStdString(pinned->title) : QString());
}

void MainWindow::showDecision()
{
    m_answer->setDecision(m_parts.session.decision());
    m_inputs->showMarks();
}

void MainWindow::showHistory()
{
    const Session& session = m_parts.session;
    showUndo(*(*m_actions)[ActionId::Undo], session.undoEdit(), tr("Undo %1"), m_wording);
    showUndo(*(*m_actions)[ActionId::Redo], session.redoEdit(), tr("Redo %1"), m_wording);
    (*m_actions)[ActionId::ClearBaseline]->setEnabled(session.baseline().has_value());
    const ScenarioSet& all = session.scenarios();
    for (const ActionId id : {ActionId::NextScenario, ActionId::PreviousScenario, ActionId::CloseScenario})
        (*m_actions)[id]->setEnabled(all.size() > 1);
    (*m_actions)[ActionId::MoveScenarioLeft]->setEnabled(all.current() > 0);
    (*m_actions)[ActionId::MoveScenarioRight]->setEnabled(all.current() + 1 < all.size());
    showTitle();
}

void MainWindow::showTitle()
{
    const QString name = scenarioName(m_parts.session, m_parts.documents.path());
    m_bars.title->setText(m_parts.session.isDirty() ? name + QStringLiteral(" •") : name);
    setWindowTitle(name + QStringLiteral("[*] – Octoplan"));
    setWindowFilePath(m_parts.documents.path());
    setWindowModified(m_parts.session.isDirty());
}

void MainWindow::showDifferences()
{
    QStringList texts;
    const Wording words = m_wording.withCurrency(m_parts.session.scenario().rental.currency);
    for (const CatalogDifference& difference : m_parts.documents.differences())
        texts << differenceText(difference, words);
    m_differences->setTexts(texts);
}

void MainWindow::fillFileMenus()
{
    fillPaths(*m_actions->menu(MenuId::Recent), m_parts.documents.recentFiles(), *m_flow);
    fillPaths(*m_actions->menu(MenuId::Examples), m_parts.documents.examples(), *m_flow);
}

void MainWindow::fillOfferings() { fillOfferingMenu(*m_actions->menu(MenuId::Offerings), m_parts.session, m_wording); }

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        m_bars.title->setFont(styled(font(), TextStyle::Title));
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_flow->mayDiscard())
        return event->ignore();
    m_parts.settings.setValue(setting::windowGeometry, saveGeometry());
    m_parts.settings.setValue(setting::expertInputs, m_inputs->isExpertOpen());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().front().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) { openFile(event->mimeData()->urls().front().toLocalFile()); }

void MainWindow::openFile(const QString& path) { m_flow->openFile(path); }

// Its parts ask for new layouts when they are shown. Given now, the first paint is the one that stays.
void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_inputs->setFixedWidth(width() < wideWindow ? 280 : width() < veryWideWindow ? 300 : 340);
    m_answer->setCompact(width() < wideWindow);
}

} // namespace octoplan
