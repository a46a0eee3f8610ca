// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractButton;
class QLabel;
class QVBoxLayout;

// A titled group of inputs. A foldable one hides its body and can say in a note what is changed inside.
namespace octoplan {

class SectionBox : public QWidget {
    Q_OBJECT

public:
    enum class Folding { None, Foldable };

    explicit SectionBox(Folding folding, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setNote(const QString& note);
    void addWidget(QWidget* widget);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] QAbstractButton* header() const { return m_header; }

signals:
    void toggled(bool open);

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();

    QAbstractButton* m_header;
    QLabel* m_note;
    QWidget* m_body;
    QVBoxLayout* m_rows;
};

} // namespace octoplan
