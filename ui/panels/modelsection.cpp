// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/modelsection.h"

#include "panels/inputslider.h"
#include "session/session.h"

#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace octoplan {

ModelSection::ModelSection(Session& session, QWidget* parent)
    : InputSection(session, Folding::None, parent)
    , m_preset(new QComboBox(this))
    , m_open(new QPushButton(this))
{
    m_preset->setObjectName(QStringLiteral("/model/preset"));
    m_preset->setEditable(true);
    m_preset->setInsertPolicy(QComboBox::NoInsert);
    m_preset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_preset->setFocusPolicy(Qt::StrongFocus);
    m_preset->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_preset->completer()->setFilterMode(Qt::MatchContains);
    m_preset->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    addWidget(m_preset);
    m_size = addSlider(InputId::ModelParameters, 1e8, 1e12, {1e8, 1e9, 1e10, 1e11, 1e12});
    addWidget(m_open);
    connect(m_preset, &QComboBox::activated, this, &ModelSection::choose);
    // What was typed but names no model is put back.
    connect(m_preset->lineEdit(), &QLineEdit::editingFinished, this, [this] { m_preset->setEditText(modelText()); });
    connect(m_open, &QPushButton::clicked, this, &ModelSection::configRequested);
    connect(&session, &Session::catalogChanged, this, &ModelSection::fill);
    fill();
}

// A field that loses the focus by being destroyed has finished editing, for a section that is no more.
ModelSection::~ModelSection() { m_preset->lineEdit()->disconnect(this); }

void ModelSection::fill()
{
    const QSignalBlocker quiet(m_preset);
    m_preset->clear();
    for (const auto& model : session().catalog().models)
        m_preset->addItem(QString::fromStdString(model.shape.name), QString::fromStdString(model.id));
}

void ModelSection::choose(int index)
{
    const std::string id = m_preset->itemData(index).toString().toStdString();
    session().edit(EditKind::Model, [&id](Scenario& s) {
        s.model = ModelChoice{};
        s.model.preset = id;
    });
}

QString ModelSection::modelText() const
{
    const ModelChoice& model = session().scenario().model;
    const QString name = QString::fromStdString(session().comparison().model.name);
    const int index = m_preset->findData(QString::fromStdString(model.preset));
    switch (model.source) {
    case ModelSource::Preset: return index < 0 ? QString::fromStdString(model.preset) : m_preset->itemText(index);
    case ModelSource::ScaledPreset: return tr("%1, scaled").arg(index < 0 ? name : m_preset->itemText(index));
    case ModelSource::Parameters: return tr("Llama-like");
    case ModelSource::Config: return name.isEmpty() ? tr("From config.json") : name;
    case ModelSource::Shape: return name.isEmpty() ? tr("Own shape") : name;
    }
    return name;
}

void ModelSection::refresh()
{
    // A preset's size is what it has; only a size that was asked for stands in the scenario.
    const ModelChoice& model = session().scenario().model;
    const bool asked = model.source == ModelSource::ScaledPreset || model.source == ModelSource::Parameters;
    const auto counted = static_cast<double>(session().comparison().model.parameters);
    m_size->setValue(asked || counted <= 0.0 ? model.parameters : counted);
    const QSignalBlocker quiet(m_preset);
    if (const QString text = modelText(); m_preset->currentText() != text && !m_preset->lineEdit()->hasFocus()) {
        m_preset->setCurrentIndex(
            model.source == ModelSource::Preset ? m_preset->findData(QString::fromStdString(model.preset)) : -1);
        m_preset->setEditText(text);
    }
}

void ModelSection::retranslate()
{
    setTitle(tr("Model"));
    m_preset->setAccessibleName(tr("Model"));
    m_preset->setToolTip(tr("Type a part of a model's name to search"));
    m_open->setText(tr("Open config.json…"));
    m_open->setToolTip(tr("Reads a Hugging Face config.json; it can also be dropped on the window"));
}

} // namespace octoplan
