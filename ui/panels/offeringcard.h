// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/cardcontent.h"
#include "widgets/cardframe.h"
#include "widgets/chip.h"

#include <QHash>

#include <functional>
#include <utility>

class QToolButton;

namespace octoplan {

// One offering at a glance. It paints itself, so that lines stand level in all cards and an update costs one paint.
class OfferingCard : public CardFrame {
    Q_OBJECT

public:
    explicit OfferingCard(QWidget* parent = nullptr);

    void setContent(const CardContent& content);
    [[nodiscard]] const CardContent& content() const { return m_content; }
    void setCompact(bool compact);
    [[nodiscard]] bool isCompact() const { return m_compact; }

    // Where a click asks for the plans: the plan's lines, or the whole card where it has no room for them.
    [[nodiscard]] QRect planRect() const;
    // How a figure comes about, by the role that says it; asked when somebody points at the figure.
    void setExplain(std::function<QString(int role)> explain) { m_explain = std::move(explain); }
    [[nodiscard]] QString hintAt(const QPoint& position) const;
    [[nodiscard]] QToolButton* freeButton() const { return m_free; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void plansRequested();
    void planFreed();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Pen; // a place that moves down line by line
    void paintFull(QPainter& painter) const;
    void paintCompact(QPainter& painter) const;
    void paintHead(Pen& pen) const;
    void paintChips(Pen& pen) const;
    void paintFigures(Pen& pen) const;
    void paintFigure(Pen& pen, double x, const QString& figure, const QString& range, const QString& difference) const;
    void paintHelp(Pen& pen) const;
    void paintFoot(Pen& pen) const;
    [[nodiscard]] ChipContent verdictChip() const;
    void describe();
    void placeFreeButton();
    void setHovered(bool hovered);

    CardContent m_content;
    QToolButton* m_free; // back to the search, where the plan is fixed
    std::function<QString(int)> m_explain;
    mutable QHash<int, QRectF> m_places; // of figures as last painted, by the role that explains them
    bool m_compact = false;
    bool m_hovered = false;
};

} // namespace octoplan
