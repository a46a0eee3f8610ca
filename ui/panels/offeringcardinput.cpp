// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a person does to a card, and what it tells in return; offeringcard.cpp paints it.
#include "panels/offeringcard.h"

#include "theme/typescale.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolButton>
#include <QToolTip>

namespace octoplan {

void OfferingCard::setHovered(bool hovered)
{
    if (hovered == m_hovered)
        return;
    m_hovered = hovered;
    hovered ? setCursor(Qt::PointingHandCursor) : unsetCursor();
    update();
}

QString OfferingCard::hintAt(const QPoint& position) const
{
    for (auto it = m_places.begin(); it != m_places.end(); ++it)
        if (it.value().contains(position))
            if (const QString text = m_explain ? m_explain(it.key()) : QString(); !text.isEmpty())
                return text;
    return toolTip();
}

bool OfferingCard::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return CardFrame::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), hintAt(help->pos()), this);
    return true;
}

void OfferingCard::mouseMoveEvent(QMouseEvent* event) { setHovered(planRect().contains(event->pos())); }

void OfferingCard::leaveEvent(QEvent* event)
{
    setHovered(false);
    CardFrame::leaveEvent(event);
}

void OfferingCard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && planRect().contains(event->pos()))
        emit plansRequested();
    else
        CardFrame::mouseReleaseEvent(event);
}

void OfferingCard::keyPressEvent(QKeyEvent* event)
{
    const bool open = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (open && !m_content.plan.isEmpty())
        emit plansRequested();
    else
        CardFrame::keyPressEvent(event);
}

void OfferingCard::resizeEvent(QResizeEvent* event)
{
    CardFrame::resizeEvent(event);
    placeFreeButton();
}

// At the end of the line above the plan's.
void OfferingCard::placeFreeButton()
{
    m_free->setVisible(m_content.fixedPlan);
    if (!m_content.fixedPlan)
        return;
    m_free->setText(tr("Search"));
    m_free->setToolTip(tr("This plan is fixed. Let the best plan be searched for again."));
    m_free->setAccessibleName(tr("Search for the best plan of %1 again").arg(m_content.name));
    m_free->setFont(styled(font(), TextStyle::Small));
    const QSize size = m_free->sizeHint();
    const int side = m_compact ? 4 : 8;
    const int bottom = m_compact ? height() - 4 : planRect().top() + 2;
    m_free->setGeometry(width() - size.width() - side, bottom - size.height(), size.width(), size.height());
}

void OfferingCard::describe()
{
    setAccessibleName(m_content.recommended ? tr("%1, recommended").arg(m_content.name) : m_content.name);
    QStringList said{m_content.price, m_content.verdictText, m_content.memory};
    said << m_content.misses;
    if (m_content.runs())
        said << QStringLiteral("%1 (%2)").arg(m_content.time, m_content.timeRange)
             << QStringLiteral("%1 (%2)").arg(m_content.cost, m_content.costRange);
    QStringList differences{m_content.memoryDifference, m_content.timeDifference, m_content.costDifference};
    differences.removeAll(QString());
    if (!differences.isEmpty())
        said << tr("compared with A: %1").arg(differences.join(QStringLiteral(", ")));
    said << m_content.why << m_content.fix << m_content.plan;
    said << m_content.flags;
    said.removeAll(QString());
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    QStringList hint{m_content.why};
    if (!m_content.fix.isEmpty())
        hint << m_content.fix;
    if (!m_content.plan.isEmpty())
        hint << m_content.plan << (m_content.fixedPlan ? tr("The plan is fixed.") : QString())
             << tr("A click on the plan, or Enter, shows the best plans.");
    hint << m_content.flags;
    hint.removeAll(QString());
    setToolTip(hint.join(u'\n'));
}

void OfferingCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    CardFrame::changeEvent(event);
}

} // namespace octoplan
