// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/inputsection.h"

class QComboBox;
class QPushButton;

namespace octoplan {

class InputSlider;

// Which model: a preset that can be searched by name, its size, or a config.json.
class ModelSection : public InputSection {
    Q_OBJECT

public:
    explicit ModelSection(Session& session, QWidget* parent = nullptr);
    ~ModelSection() override;
    void refresh() override;

signals:
    void configRequested();

protected:
    void retranslate() override;

private:
    void fill();
    void choose(int index);
    [[nodiscard]] QString modelText() const;

    QComboBox* m_preset;
    QPushButton* m_open;
    InputSlider* m_size;
};

} // namespace octoplan
