// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "actions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QRegularExpression>

namespace octoplan {

namespace {

struct ActionRow {
    ActionId id;
    MenuId menu;
    const char* text;
    QKeySequence keys;
    bool checkable = false;
    bool ruleAbove = false;
};

struct MenuRow {
    MenuId id;
    MenuId parent; // itself: on the bar
    const char* text;
};

const std::array menuRows{
    MenuRow{MenuId::File, MenuId::File, QT_TRANSLATE_NOOP("Actions", "&File")},
    MenuRow{MenuId::Recent, MenuId::File, QT_TRANSLATE_NOOP("Actions", "Open &recent")},
    MenuRow{MenuId::Edit, MenuId::Edit, QT_TRANSLATE_NOOP("Actions", "&Edit")},
    MenuRow{MenuId::View, MenuId::View, QT_TRANSLATE_NOOP("Actions", "&View")},
    MenuRow{MenuId::Theme, MenuId::View, QT_TRANSLATE_NOOP("Actions", "&Theme")},
    MenuRow{MenuId::Language, MenuId::View, QT_TRANSLATE_NOOP("Actions", "&Language")},
    MenuRow{MenuId::Scenario, MenuId::Scenario, QT_TRANSLATE_NOOP("Actions", "&Scenario")},
    MenuRow{MenuId::Examples, MenuId::Scenario, QT_TRANSLATE_NOOP("Actions", "&Examples")},
    MenuRow{MenuId::Offerings, MenuId::Offerings, QT_TRANSLATE_NOOP("Actions", "&Offerings")},
    MenuRow{MenuId::Help, MenuId::Help, QT_TRANSLATE_NOOP("Actions", "&Help")},
};

// Standard keys are the platform's, so this waits for the application.
const auto& actionRows()
{
    static const std::array rows{
        ActionRow{ActionId::New, MenuId::File, QT_TRANSLATE_NOOP("Actions", "&New"), QKeySequence::New},
        ActionRow{ActionId::Open, MenuId::File, QT_TRANSLATE_NOOP("Actions", "&Open…"), QKeySequence::Open},
        ActionRow{ActionId::Save, MenuId::File, QT_TRANSLATE_NOOP("Actions", "&Save"), QKeySequence::Save},
        ActionRow{ActionId::SaveAs, MenuId::File, QT_TRANSLATE_NOOP("Actions", "Save &as…"),
                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
        ActionRow{ActionId::OpenConfig, MenuId::File, QT_TRANSLATE_NOOP("Actions", "Open &config.json…"),
                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), false, true},
        ActionRow{ActionId::ExportPdf, MenuId::File, QT_TRANSLATE_NOOP("Actions", "&Export PDF…"),
                  QKeySequence(Qt::CTRL | Qt::Key_E), false, true},
        ActionRow{ActionId::ExportSpreadsheet, MenuId::File, QT_TRANSLATE_NOOP("Actions", "Export sprea&dsheet…"),
                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
        ActionRow{ActionId::Print, MenuId::File, QT_TRANSLATE_NOOP("Actions", "&Print…"), QKeySequence::Print},
        ActionRow{ActionId::Quit, MenuId::File, QT_TRANSLATE_NOOP("Actions", "&Quit"), QKeySequence::Quit, false, true},
        ActionRow{ActionId::Undo, MenuId::Edit, QT_TRANSLATE_NOOP("Actions", "&Undo"), QKeySequence::Undo},
        ActionRow{ActionId::Redo, MenuId::Edit, QT_TRANSLATE_NOOP("Actions", "&Redo"), QKeySequence::Redo},
        ActionRow{ActionId::CopyAnswer, MenuId::Edit, QT_TRANSLATE_NOOP("Actions", "Copy &answer"),
                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), false, true},
        ActionRow{ActionId::CopySummary, MenuId::Edit, QT_TRANSLATE_NOOP("Actions", "Copy &summary"),
                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M)},
        ActionRow{ActionId::CopyTable, MenuId::Edit, QT_TRANSLATE_NOOP("Actions", "Copy &table"),
                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)},
        ActionRow{ActionId::SystemTheme, MenuId::Theme, QT_TRANSLATE_NOOP("Actions", "As the &system"), {}, true},
        ActionRow{ActionId::LightTheme, MenuId::Theme, QT_TRANSLATE_NOOP("Actions", "&Light"), {}, true},
        ActionRow{ActionId::DarkTheme, MenuId::Theme, QT_TRANSLATE_NOOP("Actions", "&Dark"), {}, true},
        ActionRow{ActionId::English, MenuId::Language, "English", {}, true},
        ActionRow{ActionId::Chinese, MenuId::Language, "简体中文", {}, true},
        ActionRow{ActionId::Present, MenuId::View, QT_TRANSLATE_NOOP("Actions", "&Present"), QKeySequence(Qt::Key_F5),
                  false, true},
        ActionRow{ActionId::FullScreen, MenuId::View, QT_TRANSLATE_NOOP("Actions", "&Full screen"),
                  QKeySequence(Qt::Key_F11), true},
        ActionRow{ActionId::PinBaseline, MenuId::Scenario, QT_TRANSLATE_NOOP("Actions", "&Pin as A"),
                  QKeySequence(Qt::CTRL | Qt::Key_B)},
        ActionRow{ActionId::ClearBaseline, MenuId::Scenario, QT_TRANSLATE_NOOP("Actions", "&Unpin A"),
                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)},
        ActionRow{ActionId::AddScenario, MenuId::Scenario,
                  QT_TRANSLATE_NOOP("Actions", "&New scenario beside this one"), QKeySequence(Qt::CTRL | Qt::Key_T),
                  false, true},
        ActionRow{ActionId::DuplicateScenario, MenuId::Scenario, QT_TRANSLATE_NOOP("Actions", "&Duplicate"),
                  QKeySequence(Qt::CTRL | Qt::Key_D)},
        ActionRow{ActionId::RenameScenario, MenuId::Scenario, QT_TRANSLATE_NOOP("Actions", "&Rename…"),
                  QKeySequence(Qt::Key_F2)},
        ActionRow{ActionId::NextScenario, MenuId::Scenario, QT_TRANSLATE_NOOP("Actions", "N&ext scenario"),
                  QKeySequence(Qt::CTRL | Qt::Key_PageDown), false, true},
        ActionRow{ActionId::PreviousScenario, MenuId::Scenario, QT_TRANSLATE_NOOP("Actions", "Pre&vious scenario"),
                  QKeySequence(Qt::CTRL | Qt::Key_PageUp)},
        ActionRow{ActionId::MoveScenarioLeft, MenuId::Scenario, QT_TRANSLATE_NOOP("Actions", "Move &left"),
                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp)},
        ActionRow{ActionId::MoveScenarioRight, MenuId::Scenario, QT_TRANSLATE_NOOP("Actions", "Move ri&ght"),
                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown)},
        ActionRow{ActionId::CloseScenario, MenuId::Scenario, QT_TRANSLATE_NOOP("Actions", "&Close scenario"),
                  QKeySequence(Qt::CTRL | Qt::Key_W)},
        ActionRow{ActionId::Sweep, MenuId::Scenario, QT_TRANSLATE_NOOP("Actions", "S&weep…"),
                  QKeySequence(Qt::CTRL | Qt::Key_G), false, true},
        ActionRow{ActionId::Shortcuts, MenuId::Help, QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"),
                  QKeySequence(Qt::Key_F1)},
        ActionRow{ActionId::About, MenuId::Help, QT_TRANSLATE_NOOP("Actions", "&About Octoplan"), {}, false, true},
    };
    return rows;
}

QString textOf(const char* text) { return QCoreApplication::translate("Actions", text); }

} // namespace

Actions::Actions(QMenuBar& bar)
    : QObject(&bar)
{
    for (const MenuRow& row : menuRows) {
        QMenu*& menu = m_menus[static_cast<std::size_t>(row.id)];
        menu = row.parent == row.id ? bar.addMenu(QString()) : new QMenu(this->menu(row.parent));
        menu->setToolTipsVisible(true);
    }
    auto* themes = new QActionGroup(this);
    auto* languages = new QActionGroup(this);
    for (const ActionRow& row : actionRows()) {
        auto* action = new QAction(this);
        action->setShortcut(row.keys);
        action->setCheckable(row.checkable);
        if (row.ruleAbove)
            menu(row.menu)->addSeparator();
        menu(row.menu)->addAction(action);
        if (row.menu == MenuId::Theme || row.menu == MenuId::Language)
            (row.menu == MenuId::Theme ? themes : languages)->addAction(action);
        if (row.id == ActionId::Open)
            menu(MenuId::File)->addMenu(menu(MenuId::Recent));
        m_actions[static_cast<std::size_t>(row.id)] = action;
    }
    for (const MenuId child : {MenuId::Theme, MenuId::Language})
        menu(MenuId::View)->insertMenu((*this)[ActionId::Present], menu(child));
    menu(MenuId::Scenario)->addSeparator();
    menu(MenuId::Scenario)->addMenu(menu(MenuId::Examples));
    retranslate();
}

QList<QAction*> Actions::all() const { return {m_actions.begin(), m_actions.end()}; }

void Actions::retranslate()
{
    for (const MenuRow& row : menuRows)
        menu(row.id)->setTitle(textOf(row.text));
    static const QRegularExpression mnemonic(QStringLiteral("\\(&.\\)|&|…"));
    for (const ActionRow& row : actionRows()) {
        const QString text = row.menu == MenuId::Language ? QString::fromUtf8(row.text) : textOf(row.text);
        (*this)[row.id]->setText(text);
        (*this)[row.id]->setIconText(QString(text).remove(mnemonic)); // on the tool bar
    }
}

} // namespace octoplan
