// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;

namespace octoplan {

// A label over or beside a drop-down list. A person's choice is told by index; setting it is silent.
class ChoiceRow : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceRow(QWidget* parent = nullptr);

    void setLabel(const QString& label);
    void setOptions(const QStringList& texts, const QStringList& hints = {});
    void setCurrent(int index);
    void setDisabledBecause(const QString& reason); // empty: enabled
    [[nodiscard]] int current() const;
    [[nodiscard]] QString label() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QComboBox* box() const { return m_box; }

signals:
    void chosen(int index);

private:
    QLabel* m_label;
    QComboBox* m_box;
};

} // namespace octoplan
