// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/documentflow.h"

#include "dialogs/documents.h"
#include "session/session.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace octoplan {

namespace {

QString folderOf(const Documents& documents)
{
    if (!documents.path().isEmpty())
        return QFileInfo(documents.path()).absolutePath();
    const QStringList recent = documents.recentFiles();
    return recent.isEmpty() ? QString() : QFileInfo(recent.front()).absolutePath();
}

} // namespace

DocumentFlow::DocumentFlow(Session& session, Documents& documents, QWidget& window)
    : QObject(&window)
    , m_session(session)
    , m_documents(documents)
    , m_window(window)
{
}

void DocumentFlow::complain(const QString& path, const QString& problem)
{
    QMessageBox box(QMessageBox::Warning, tr("Octoplan"), tr("%1 cannot be used.").arg(QFileInfo(path).fileName()),
                    QMessageBox::Ok, &m_window);
    box.setInformativeText(problem);
    box.exec();
}

void DocumentFlow::startNew()
{
    if (mayDiscard())
        m_documents.startNew();
}

void DocumentFlow::open()
{
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Open scenario"), folderOf(m_documents),
                                                      tr("Scenarios (*.octoplan *.json);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void DocumentFlow::openFile(const QString& path)
{
    const bool isConfig = QFileInfo(path).fileName().contains(QStringLiteral("config"), Qt::CaseInsensitive) &&
                          path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive);
    if (!isConfig && !mayDiscard())
        return;
    const QString problem = isConfig ? m_documents.importConfig(path) : m_documents.open(path);
    if (!problem.isEmpty())
        complain(path, problem);
}

void DocumentFlow::importConfig()
{
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Open config.json"), {},
                                                      tr("Model configurations (*.json);;All files (*)"));
    if (path.isEmpty())
        return;
    if (const QString problem = m_documents.importConfig(path); !problem.isEmpty())
        complain(path, problem);
}

bool DocumentFlow::save() { return m_documents.path().isEmpty() ? saveAs() : saveTo(m_documents.path()); }

bool DocumentFlow::saveAs()
{
    QFileDialog dialog(&m_window, tr("Save scenario"), folderOf(m_documents), tr("Scenarios (*.octoplan)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("octoplan"));
    const QString title = QString::fromStdString(m_session.scenario().title);
    dialog.selectFile(title.isEmpty() ? tr("scenario") : title);
    return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().front());
}

bool DocumentFlow::saveTo(const QString& path)
{
    const QString problem = m_documents.save(path);
    if (!problem.isEmpty())
        complain(path, problem);
    return problem.isEmpty();
}

bool DocumentFlow::mayDiscard()
{
    if (!m_session.isDirty())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Octoplan"), tr("Save the changes to this scenario?"),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

} // namespace octoplan
