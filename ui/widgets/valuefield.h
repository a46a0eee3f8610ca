// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

// The small right-aligned field of a value with its unit. Selects all when it gets the focus; Escape restores.
namespace octoplan {

class ValueField : public QLineEdit {
    Q_OBJECT

public:
    explicit ValueField(QWidget* parent = nullptr);

    // As wide as the widest of these, so that the layout rests while the value changes.
    void fitTo(const QStringList& samples);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString m_before;
};

} // namespace octoplan
