// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace octoplan {

// A line above the answer where a file was saved with other figures than the program has: the first of them, all of
// them on demand, and one button to take the present ones. Hidden while nothing differs.
class DifferencesBar : public QWidget {
    Q_OBJECT

public:
    explicit DifferencesBar(QWidget* parent = nullptr);

    void setTexts(const QStringList& texts);
    [[nodiscard]] QString text() const;

signals:
    void presentFiguresWanted();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void say();

    QStringList m_texts;
    QLabel* m_label;
    QPushButton* m_all;
    QPushButton* m_take;
    QPushButton* m_close;
};

} // namespace octoplan
