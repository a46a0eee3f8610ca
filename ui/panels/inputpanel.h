// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wording/wording.h"

#include <QScrollArea>

namespace octoplan {

class ExpertSection;
class InputSection;
class Session;

// The left side: everything a person decides, in groups that scroll on their own.
class InputPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit InputPanel(Session& session, QWidget* parent = nullptr);

    void setWording(const Wording& wording);
    void refresh();
    void showMarks(); // of the session's decision
    void setExpertOpen(bool open);
    [[nodiscard]] bool isExpertOpen() const;

signals:
    void configRequested();
    void holding(bool held); // while any handle is dragged

private:
    Session& m_session;
    QList<InputSection*> m_sections;
};

} // namespace octoplan
