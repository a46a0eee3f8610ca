// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/slidertrack.h"
#include "widgets/valuescale.h"

#include <optional>

class QLabel;

// A slider and an editor of one real value: label, editable value with unit, track with ticks and marks.
namespace octoplan {

class ValueField;

struct ValueTick {
    double value = 0.0;
    QString text;
};

struct ValueMark {
    double value = 0.0;
    QString hint;
    MarkWeight weight = MarkWeight::Major;
};

struct ValueText {
    std::function<QString(double)> format;
    std::function<std::optional<double>(const QString&)> parse;
};

class ValueSlider : public QWidget {
    Q_OBJECT

public:
    explicit ValueSlider(QWidget* parent = nullptr);
    ~ValueSlider() override;

    void setLabel(const QString& label);
    // `limits` bound what may be typed; the scale is what the track spans.
    void setScale(const ValueScale& scale, double lowest, double highest);
    void setTicks(QList<ValueTick> ticks);
    void setMarks(QList<ValueMark> marks);
    void setText(ValueText text);
    void setDefaultValue(double value);
    void setValue(double value); // silent
    // Disabled inputs say why in a tool tip and to assistive technology.
    void setDisabledBecause(const QString& reason); // empty: enabled

    [[nodiscard]] double value() const { return m_value; }
    [[nodiscard]] QString label() const;
    [[nodiscard]] bool isDragging() const { return m_track->isDragging(); }
    [[nodiscard]] SliderTrack* track() const { return m_track; }
    [[nodiscard]] ValueField* editor() const { return m_editor; }

signals:
    void valueEdited(double value); // by a person
    void dragStarted();
    void dragFinished();

private:
    void edit(double value);
    void move(SliderTrack::Move move);
    void takeText();
    void display();
    void placeTicks();
    void fitEditor();
    [[nodiscard]] double pageFrom(double value, int direction) const;

    QLabel* m_label;
    ValueField* m_editor;
    SliderTrack* m_track;
    ValueScale m_scale;
    ValueText m_text;
    QList<ValueTick> m_ticks;
    QList<ValueMark> m_marks;
    double m_lowest = 0.0;
    double m_highest = 1.0;
    double m_value = 0.0;
    double m_default = 0.0;
};

} // namespace octoplan
