// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/aboutdialog.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace octoplan {

void showAbout(QWidget* parent)
{
    const auto say = [](const char* text) { return QCoreApplication::translate("About", text); };
    const QString head = QStringLiteral("Octoplan %1").arg(QCoreApplication::applicationVersion());
    QMessageBox box(QMessageBox::NoIcon, say(QT_TRANSLATE_NOOP("About", "About Octoplan")), head, QMessageBox::Close,
                    parent);
    box.setInformativeText(
        say(QT_TRANSLATE_NOOP("About", "Which eight-accelerator server to rent for a language model: what fits, how "
                                       "long it takes and what it costs.\n\n© The Octoplan authors. Free software "
                                       "under the GNU General Public License, version 3 or later.\n\nBuilt with Qt "
                                       "and QCustomPlot; figures are estimates with intervals, not promises.")));
    box.exec();
}

} // namespace octoplan
