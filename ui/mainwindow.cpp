// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mainwindow.h"

#include "dialogs/aboutdialog.h"
#include "dialogs/documentflow.h"
#include "dialogs/documents.h"
#include "dialogs/exportflow.h"
#include "dialogs/shortcutsdialog.h"
#include "panels/presentation.h"
#include "panels/statusnotes.h"
#include "session/session.h"
#include "settings/keys.h"
#include "theme/appearance.h"
#include "theme/flatstyle.h"
#include "theme/typescale.h"
#include "windowmenus.h"
#include "wording/translation.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QStatusBar>
#include <QToolBar>

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
    , m_inputs(new InputPanel(parts.session))
    , m_answer(new AnswerPanel)
    , m_bar(new QToolBar)
    , m_title(new QLabel)
    , m_catalogNote(new QLabel)
    , m_planNote(new QLabel)
{
    build();
    connectSession();
    connectActions();
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
    auto* row = new QHBoxLayout(centre);
    row->setContentsMargins({});
    row->setSpacing(1);
    row->addWidget(m_inputs);
    row->addWidget(m_answer, 1);
    setCentralWidget(centre);
    centre->setFocusPolicy(Qt::ClickFocus);
    centre->setFocus(); // Tab then goes to the first input

    m_title->setFont(styled(font(), TextStyle::Title));
    m_title->setContentsMargins(10, 0, 10, 0);
    m_title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_bar->setObjectName(QStringLiteral("toolbar"));
    m_bar->setMovable(false);
    m_bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_bar->addWidget(m_title);
    for (const ActionId id : {ActionId::Undo, ActionId::Redo, ActionId::PinBaseline, ActionId::Save, ActionId::Present,
                              ActionId::ExportPdf})
        m_bar->addAction((*m_actions)[id]);
    m_bar->widgetForAction((*m_actions)[ActionId::ExportPdf])->setProperty(leadingProperty, true);
    addToolBar(m_bar);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setAutoFillBackground(true);
    statusBar()->setBackgroundRole(QPalette::Base);
    for (QLabel* note : {m_catalogNote, m_planNote})
        note->setContentsMargins(10, 4, 10, 4);
    statusBar()->addWidget(m_catalogNote);
    statusBar()->addPermanentWidget(m_planNote);
}

void MainWindow::connectSession()
{
    connect(&m_parts.session, &Session::comparisonChanged, this, &MainWindow::showComparison);
    connect(&m_parts.session, &Session::decisionChanged, this, &MainWindow::showDecision);
    connect(&m_parts.session, &Session::historyChanged, this, &MainWindow::showHistory);
    connect(&m_parts.session, &Session::catalogChanged, this, &MainWindow::fillOfferings);
    connect(&m_parts.session, &Session::baselineChanged, this, [this] {
        m_answer->setBaseline(m_parts.session.baseline());
        showHistory();
    });
    connect(m_inputs, &InputPanel::holding, m_answer, &AnswerPanel::holdAxes);
}

void MainWindow::connectActions()
{
    const auto on = [this](ActionId id, auto&& act) { connect((*m_actions)[id], &QAction::triggered, this, act); };
    Session& session = m_parts.session;
    on(ActionId::Undo, [&session] { session.undo(); });
    on(ActionId::Redo, [&session] { session.redo(); });
    on(ActionId::CopyAnswer, [this] { m_answer->copyAnswer(); });
    on(ActionId::CopySummary, [this] { m_answer->copySummary(); });
    on(ActionId::CopyTable, [this] { m_answer->copyTable(); });
    on(ActionId::SystemTheme, [this] { chooseTheme(QStringLiteral("system")); });
    on(ActionId::LightTheme, [this] { chooseTheme(QStringLiteral("light")); });
    on(ActionId::DarkTheme, [this] { chooseTheme(QStringLiteral("dark")); });
    on(ActionId::English, [this] { chooseLanguage(keyOf(Language::English)); });
    on(ActionId::Chinese, [this] { chooseLanguage(keyOf(Language::Chinese)); });
    on(ActionId::Present, [this] {
        const Session& shown = m_parts.session;
        (new Presentation(shown.scenario(), shown.comparison(), m_wording, this))->showOn(screen());
    });
    on(ActionId::FullScreen, [this](bool full) { full ? showFullScreen() : showNormal(); });
    on(ActionId::PinBaseline, [&session] { session.pinBaseline(); });
    on(ActionId::ClearBaseline, [&session] { session.clearBaseline(); });
    on(ActionId::Shortcuts, [this] { ShortcutsDialog(m_actions->all(), this).exec(); });
    on(ActionId::About, [this] { showAbout(this); });
}

void MainWindow::connectFiles()
{
    const auto on = [this](ActionId id, auto&& act) { connect((*m_actions)[id], &QAction::triggered, m_flow, act); };
    on(ActionId::New, [this] { m_flow->startNew(); });
    on(ActionId::Open, [this] { m_flow->open(); });
    on(ActionId::Save, [this] { m_flow->save(); });
    on(ActionId::SaveAs, [this] { m_flow->saveAs(); });
    on(ActionId::OpenConfig, [this] { m_flow->importConfig(); });
    on(ActionId::Quit, [this] { close(); });
    connectExports(*m_actions, m_exports);
    connect(m_inputs, &InputPanel::configRequested, m_flow, &DocumentFlow::importConfig);
    connect(&m_parts.documents, &Documents::pathChanged, this, [this] {
        fillFileMenus();
        showTitle();
    });
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

// The settings follow the menu; Wording speaks what the application speaks.
void MainWindow::chooseLanguage(const QString& key)
{
    m_parts.settings.setValue(setting::language, key);
    m_parts.language.install(languageFromKey(key).value_or(systemLanguage())); // LanguageChange does the rest
    retranslate();
}

void MainWindow::chooseTheme(const QString& key)
{
    m_parts.settings.setValue(setting::theme, key);
    m_parts.appearance.setScheme(schemeFromKey(key));
}

void MainWindow::retranslate()
{
    m_wording = Wording(languageOf(QLocale()));
    (*m_actions)[m_wording.language() == Language::Chinese ? ActionId::Chinese : ActionId::English]->setChecked(true);
    m_actions->retranslate();
    m_inputs->setAccessibleName(tr("Inputs"));
    m_answer->setAccessibleName(tr("Answer"));
    m_inputs->setWording(m_wording);
    m_answer->setWording(m_wording);
    fillFileMenus();
    fillOfferings();
    showComparison();
    showDecision();
    showHistory();
}

void MainWindow::showComparison()
{
    m_inputs->refresh();
    m_answer->setComparison(m_parts.session.comparison());
    m_catalogNote->setText(catalogNote(m_parts.session.scenario(), m_parts.session.comparison(), m_wording));
    m_planNote->setText(planNote(m_parts.session.comparison(), m_wording));
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
    showTitle();
}

void MainWindow::showTitle()
{
    const QString path = m_parts.documents.path();
    const QString own = QString::fromStdString(m_parts.session.scenario().title);
    const QString name = !own.isEmpty()   ? own
                         : path.isEmpty() ? tr("Untitled scenario")
                                          : QFileInfo(path).completeBaseName();
    m_title->setText(m_parts.session.isDirty() ? name + QStringLiteral(" •") : name);
    setWindowTitle(name + QStringLiteral("[*] – Octoplan"));
    setWindowFilePath(path);
    setWindowModified(m_parts.session.isDirty());
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
        m_title->setFont(styled(font(), TextStyle::Title));
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

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_inputs->setFixedWidth(width() < wideWindow ? 280 : width() < veryWideWindow ? 300 : 340);
    m_answer->setCompact(width() < wideWindow);
}

} // namespace octoplan
