// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/cardcontent.h"
#include "widgets/cardframe.h"
#include "widgets/chip.h"

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

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
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

    CardContent m_content;
    bool m_compact = false;
};

} // namespace octoplan
