// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/choicerow.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QWheelEvent>

namespace octoplan {

namespace {

// The wheel scrolls the panel, not the choice, unless the box has the focus.
class QuietComboBox : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    void wheelEvent(QWheelEvent* event) override
    {
        if (hasFocus())
            QComboBox::wheelEvent(event);
        else
            event->ignore();
    }
};

} // namespace

ChoiceRow::ChoiceRow(QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_box(new QuietComboBox(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(8);
    row->addWidget(m_label);
    row->addWidget(m_box, 1);
    m_box->setFocusPolicy(Qt::StrongFocus);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(6);
    m_label->setBuddy(m_box);
    connect(m_box, &QComboBox::activated, this, &ChoiceRow::chosen);
}

void ChoiceRow::setLabel(const QString& label)
{
    m_label->setText(label);
    m_box->setAccessibleName(label);
}

void ChoiceRow::setOptions(const QStringList& texts, const QStringList& hints)
{
    const QSignalBlocker quiet(m_box);
    const int kept = m_box->currentIndex();
    m_box->clear();
    m_box->addItems(texts);
    for (int i = 0; i < hints.size(); ++i)
        m_box->setItemData(i, hints[i], Qt::ToolTipRole);
    m_box->setCurrentIndex(kept);
}

void ChoiceRow::setCurrent(int index)
{
    if (m_box->currentIndex() != index)
        m_box->setCurrentIndex(index);
}

void ChoiceRow::setDisabledBecause(const QString& reason)
{
    setEnabled(reason.isEmpty());
    setToolTip(reason);
    m_box->setAccessibleDescription(reason);
}

QString ChoiceRow::label() const { return m_label->text(); }

QString ChoiceRow::text() const { return m_box->currentText(); }

int ChoiceRow::current() const { return m_box->currentIndex(); }

} // namespace octoplan
