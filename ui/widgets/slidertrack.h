// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

// The painted part of a slider: groove, handle, ticks with readable labels, and small marks. Places are fractions of
// the groove; what they mean is the owner's business.
namespace octoplan {

struct TrackTick {
    double at = 0.0;
    QString text;
    bool enabled = true;
    QString hint; // shown as a tool tip, such as why it is off
};

enum class MarkWeight { Minor, Major };

struct TrackMark {
    double at = 0.0;
    QString hint;
    MarkWeight weight = MarkWeight::Major;
};

// How values relate to places, for assistive technology.
struct TrackRange {
    double minimum = 0.0;
    double maximum = 1.0;
    std::function<double(double)> toFraction;
    std::function<double(double)> toValue;
};

class SliderTrack : public QWidget {
    Q_OBJECT

public:
    enum class Move { StepUp, StepDown, PageUp, PageDown, Start, End, Reset };
    Q_ENUM(Move)

    explicit SliderTrack(QWidget* parent = nullptr);

    void setTicks(QList<TrackTick> ticks);
    void setMarks(QList<TrackMark> marks);
    void setPlace(double fraction, const QString& valueText);
    void setRange(TrackRange range);

    [[nodiscard]] const QList<TrackTick>& ticks() const { return m_ticks; }
    [[nodiscard]] double place() const { return m_place; }
    [[nodiscard]] const QString& valueText() const { return m_valueText; }
    [[nodiscard]] const TrackRange& range() const { return m_range; }
    [[nodiscard]] bool isDragging() const { return m_dragging; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void dragged(double fraction); // by the mouse, or set by assistive technology
    void moved(octoplan::SliderTrack::Move move);
    void pressed();
    void released();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] double xOf(double fraction) const;
    [[nodiscard]] double fractionAt(double x) const;
    [[nodiscard]] QString hintAt(const QPointF& position) const;
    [[nodiscard]] QFont tickFont() const;
    void paintGroove(QPainter& painter) const;
    void paintTicks(QPainter& painter) const;
    void paintHandle(QPainter& painter) const;

    QList<TrackTick> m_ticks;
    QList<TrackMark> m_marks;
    TrackRange m_range;
    QString m_valueText;
    double m_place = 0.0;
    int m_wheelRest = 0;
    bool m_dragging = false;
};

} // namespace octoplan
