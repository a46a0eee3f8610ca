// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace octoplan {

class Documents;
class Session;

// New, open and save as a person meets them: choosing files, not losing changes, saying what went wrong.
class DocumentFlow : public QObject {
    Q_OBJECT

public:
    DocumentFlow(Session& session, Documents& documents, QWidget& window);

    void startNew();
    void open();
    void openFile(const QString& path); // a scenario, or a config.json by its name
    bool save();
    bool saveAs();
    void importConfig();
    [[nodiscard]] bool mayDiscard(); // asks when something is not saved

private:
    bool saveTo(const QString& path);
    void complain(const QString& path, const QString& problem);

    Session& m_session;
    Documents& m_documents;
    QWidget& m_window;
};

} // namespace octoplan
