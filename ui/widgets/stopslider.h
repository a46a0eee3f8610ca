// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/slidertrack.h"

class QLabel;

// A slider over a few named stops. A stop that is off cannot be chosen and says why.
namespace octoplan {

struct Stop {
    QString text;
    QString offBecause; // empty: on
    QString tick;       // below the track; empty: the text

    friend bool operator==(const Stop&, const Stop&) = default;
};

class StopSlider : public QWidget {
    Q_OBJECT

public:
    explicit StopSlider(QWidget* parent = nullptr);

    void setLabel(const QString& label);
    void setStops(QList<Stop> stops);
    void setCurrent(int index); // silent
    void setDefault(int index) { m_default = index; }

    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] const QList<Stop>& stops() const { return m_stops; }
    [[nodiscard]] SliderTrack* track() const { return m_track; }

signals:
    void chosen(int index); // by a person

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(int index);
    void move(SliderTrack::Move move);
    void display();
    [[nodiscard]] int nearestOn(double at) const;
    [[nodiscard]] int nextOn(int from, int direction) const;

    QLabel* m_label;
    QLabel* m_value;
    SliderTrack* m_track;
    QList<Stop> m_stops;
    int m_current = 0;
    int m_default = 0;
};

} // namespace octoplan
