// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/sweepaxiseditor.h"

#include "theme/typescale.h"
#include "widgets/valuefield.h"
#include "wording/inputparser.h"
#include "wording/sweeptext.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

constexpr int mostValues = 100'000;
constexpr int widest = 12; // digits of a field

// Numbers by their place in the table, choices after them, none before.
int numberItem(InputId id) { return static_cast<int>(id); }
int choiceItem(ChoiceInputId id) { return static_cast<int>(octoplan::inputs().size()) + static_cast<int>(id); }
constexpr int noItem = -1;

} // namespace

SweepAxisEditor::SweepAxisEditor(bool optional, int count, QWidget* parent)
    : QWidget(parent)
    , m_optional(optional)
    , m_usualCount(count)
    , m_title(new QLabel(this))
    , m_inputs(new QComboBox(this))
    , m_fromLabel(new QLabel(this))
    , m_from(new ValueField(this))
    , m_toLabel(new QLabel(this))
    , m_to(new ValueField(this))
    , m_countLabel(new QLabel(this))
    , m_count(new QSpinBox(this))
{
    m_title->setFont(styled(font(), TextStyle::Strong));
    m_title->setBuddy(m_inputs);
    m_fromLabel->setBuddy(m_from);
    m_toLabel->setBuddy(m_to);
    m_countLabel->setBuddy(m_count);
    m_inputs->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_count->setRange(2, mostValues);
    m_count->setValue(count);
    m_count->setKeyboardTracking(false);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->addWidget(m_title, 0, 0, 1, 2);
    grid->addWidget(m_inputs, 1, 0, 1, 2);
    int row = 2;
    for (const auto& [label, field] :
         {std::pair<QLabel*, QWidget*>{m_fromLabel, m_from}, {m_toLabel, m_to}, {m_countLabel, m_count}}) {
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row++, 1);
    }
    grid->setColumnStretch(1, 1);
    connect(m_inputs, &QComboBox::activated, this, &SweepAxisEditor::inputChosen);
    connect(m_from, &QLineEdit::editingFinished, this, [this] { take(*m_from, m_low); });
    connect(m_to, &QLineEdit::editingFinished, this, [this] { take(*m_to, m_high); });
    connect(m_count, &QSpinBox::valueChanged, this, &SweepAxisEditor::changed);
    fillInputs();
}

void SweepAxisEditor::fillInputs()
{
    const QVariant chosen = m_inputs->currentData();
    m_inputs->clear();
    if (m_optional)
        m_inputs->addItem(tr("none"), noItem);
    for (const InputSpec& spec : octoplan::inputs())
        m_inputs->addItem(m_wording.label(spec.id), numberItem(spec.id));
    for (const ChoiceInput& choice : choiceInputs())
        m_inputs->addItem(choiceLabel(choice.id, m_wording), choiceItem(choice.id));
    m_inputs->setCurrentIndex(std::max(0, m_inputs->findData(chosen)));
}

bool SweepAxisEditor::isNone() const { return m_inputs->currentData().toInt() == noItem; }

std::optional<InputId> SweepAxisEditor::number() const
{
    const int item = m_inputs->currentData().toInt();
    return item >= 0 && item < static_cast<int>(octoplan::inputs().size()) ? std::optional(static_cast<InputId>(item))
                                                                           : std::nullopt;
}

std::optional<SweepAxis> SweepAxisEditor::axis() const
{
    if (isNone())
        return std::nullopt;
    if (const auto id = number())
        return m_low < m_high
                   ? std::optional(spacedAxis(*id, m_low, m_high, static_cast<std::size_t>(m_count->value())))
                   : std::nullopt;
    return allOptions(static_cast<ChoiceInputId>(m_inputs->currentData().toInt() - choiceItem(ChoiceInputId{})));
}

void SweepAxisEditor::setInput(InputId id, const Scenario& scenario)
{
    m_inputs->setCurrentIndex(m_inputs->findData(numberItem(id)));
    suggest(scenario);
}

void SweepAxisEditor::suggest(const Scenario& scenario)
{
    if (const auto id = number()) {
        const SweepAxis axis = suggestedAxis(scenario, *id, static_cast<std::size_t>(m_usualCount));
        m_low = axis.values.front();
        m_high = axis.values.back();
        const QSignalBlocker silent(m_count);
        m_count->setValue(static_cast<int>(axis.spaced));
    }
    showRange();
}

void SweepAxisEditor::take(ValueField& field, double& value)
{
    const auto id = number();
    const auto typed = id ? parseInput(*id, field.text()) : std::nullopt;
    if (typed) {
        const InputSpec& spec = input(*id);
        const double taken = std::clamp(spec.integral ? std::round(*typed) : *typed, spec.minimum, spec.maximum);
        // What is shown has fewer digits, so leaving a field untouched changes nothing.
        if (field.text() != m_wording.inputText(*id, value) && taken != value) {
            value = taken;
            emit changed();
        }
    }
    showRange();
}

void SweepAxisEditor::showRange()
{
    const auto id = number();
    for (QWidget* part :
         {static_cast<QWidget*>(m_fromLabel), static_cast<QWidget*>(m_from), static_cast<QWidget*>(m_toLabel),
          static_cast<QWidget*>(m_to), static_cast<QWidget*>(m_countLabel), static_cast<QWidget*>(m_count)})
        part->setVisible(id.has_value());
    if (!id)
        return;
    const QStringList texts{m_wording.inputText(*id, m_low), m_wording.inputText(*id, m_high)};
    for (ValueField* field : {m_from, m_to})
        field->fitTo(texts + QStringList{QString(widest, u'0')});
    m_from->setText(texts[0]);
    m_to->setText(texts[1]);
}

void SweepAxisEditor::retranslate(const QString& title, const Wording& wording)
{
    m_wording = wording;
    m_title->setText(title);
    m_fromLabel->setText(tr("From"));
    m_toLabel->setText(tr("To"));
    m_countLabel->setText(tr("Values"));
    QString plain = title;
    plain.remove(u'&');
    m_inputs->setAccessibleName(plain);
    m_from->setAccessibleName(tr("%1: from").arg(plain));
    m_to->setAccessibleName(tr("%1: to").arg(plain));
    m_count->setAccessibleName(tr("%1: number of values").arg(plain));
    fillInputs();
    showRange();
}

} // namespace octoplan
