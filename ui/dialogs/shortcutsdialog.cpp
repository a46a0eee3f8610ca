// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/shortcutsdialog.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>

namespace octoplan {

ShortcutsDialog::ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    auto* form = new QFormLayout(this);
    form->setHorizontalSpacing(24);
    const auto add = [&](const QString& what, const QString& keys) { form->addRow(what, new QLabel(keys, this)); };
    for (const QAction* action : actions)
        if (!action->shortcut().isEmpty())
            add(action->text().remove(u'&').remove(QStringLiteral("…")),
                action->shortcut().toString(QKeySequence::NativeText));
    add(tr("Step a slider"), tr("Arrow keys"));
    add(tr("Slider to the next tick"), tr("Page Up, Page Down"));
    add(tr("Slider to an end"), tr("Home, End"));
    add(tr("Slider back to its default"), tr("Delete, or double click"));
    add(tr("Walk the bars of a chart"), tr("Left, Right"));
    add(tr("Show or hide a part of a chart"), tr("1 to 9"));
    add(tr("Best plans of an offering"), tr("Enter on its card"));
    add(tr("Sort the offerings of the details by a figure"), tr("Space"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

} // namespace octoplan
