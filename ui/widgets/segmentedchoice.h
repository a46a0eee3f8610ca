// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QButtonGroup;

// A row of joined buttons of which exactly one is on.
namespace octoplan {

class SegmentedChoice : public QWidget {
    Q_OBJECT

public:
    explicit SegmentedChoice(QWidget* parent = nullptr);

    // Texts may change (another language) without losing the choice.
    void setOptions(const QStringList& texts);
    void setOptionHints(const QStringList& hints);
    void setCurrent(int index); // silent
    void setLabel(const QString& label);

    [[nodiscard]] int current() const;
    [[nodiscard]] int count() const;
    [[nodiscard]] QWidget* option(int index) const;

signals:
    void chosen(int index); // by a person

private:
    QButtonGroup* m_group;
};

} // namespace octoplan
