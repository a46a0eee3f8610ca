// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/answertabs.h"

#include "panels/accuracypage.h"
#include "panels/articlepage.h"
#include "panels/breakevenpage.h"
#include "panels/detailstable.h"
#include "panels/reachpage.h"
#include "panels/sensitivitypage.h"
#include "panels/timecostpage.h"
#include "panels/topologypage.h"
#include "session/support.h"
#include "theme/colours.h"
#include "widgets/tabstrip.h"

#include <QEvent>
#include <QGraphicsOpacityEffect>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace octoplan {

namespace {

constexpr double dimmed = 0.4;

} // namespace

AnswerTabs::AnswerTabs(QWidget* parent)
    : QWidget(parent)
    , m_strip(new TabStrip(this))
    , m_waiting(new QLabel(this))
    , m_details(new DetailsTable(this))
    , m_column(new QVBoxLayout(this))
{
    auto* top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_strip, 1);
    top->addWidget(m_waiting);
    m_column->setContentsMargins({});
    m_column->setSpacing(8);
    m_column->addLayout(top);
    m_column->addWidget(m_details);
    m_column->addStretch();
    for (int tab = Details; tab <= Accuracy; ++tab)
        m_strip->addTab(QString());
    connect(m_strip, &QTabBar::currentChanged, this, &AnswerTabs::showPage);
    retranslate();
    showPage();
}

AnswerTabs::Tab AnswerTabs::current() const { return static_cast<Tab>(std::max(0, m_strip->currentIndex())); }

void AnswerTabs::setCurrent(Tab tab) { m_strip->setCurrentIndex(tab); }

AnswerPage* AnswerTabs::makePage(Tab tab)
{
    switch (tab) {
    case Details: break;
    case TimeCost: return new TimeCostPage(this);
    case BreakEvenTab: return new BreakEvenPage(this);
    case MattersMost: return new SensitivityPage(this);
    case HowFar: return new ReachPage(this);
    case Links: return new TopologyPage(this);
    case ArticleTab: return new ArticlePage(this);
    case Accuracy: return new AccuracyPage(this);
    }
    return nullptr;
}

AnswerPage* AnswerTabs::page(Tab tab)
{
    if (tab == Details || made(tab))
        return made(tab);
    AnswerPage* page = makePage(tab);
    m_pages[static_cast<std::size_t>(tab)] = page;
    page->hide();
    m_column->insertWidget(m_column->count() - 1, page);
    auto* dim = new QGraphicsOpacityEffect(page);
    dim->setOpacity(dimmed);
    dim->setEnabled(false);
    page->setGraphicsEffect(dim);
    page->holdAxes(m_held);
    if (m_support)
        page->setSupport(*m_support);
    return page;
}

void AnswerTabs::setSupport(Support& support)
{
    m_support = &support;
    for (AnswerPage* page : m_pages)
        if (page)
            page->setSupport(support);
    connect(&support, &Support::evidenceChanged, this, [this] {
        if (current() == Accuracy)
            fillPage();
    });
    fillPage();
}

void AnswerTabs::setWording(const Wording& wording)
{
    m_wording = wording;
    retranslate();
    fillPage();
}

void AnswerTabs::setComparison(const Comparison& comparison)
{
    m_comparison = comparison;
    const bool becomesOld = std::exchange(m_current, false);
    const AnswerPage* shown = made(current());
    if (becomesOld || (shown && shown->isImmediate())) // else nothing that is seen changes during a drag
        fillPage();
}

void AnswerTabs::setDecision(const std::optional<Decision>& decision)
{
    m_current = decision.has_value();
    if (decision)
        m_found = Found{m_comparison, *decision};
    fillPage();
}

void AnswerTabs::holdAxes(bool held)
{
    m_held = held;
    for (AnswerPage* page : m_pages)
        if (page)
            page->holdAxes(held);
    if (!held)
        fillPage();
}

bool AnswerTabs::isWaiting() const
{
    const AnswerPage* shown = made(current());
    return shown && !shown->isImmediate() && !m_current;
}

void AnswerTabs::showPage()
{
    const AnswerPage* shown = page(current());
    fillPage();
    m_details->setVisible(current() == Details);
    for (AnswerPage* each : m_pages)
        if (each)
            each->setVisible(each == shown);
    updateGeometry();
}

void AnswerTabs::fillPage()
{
    AnswerPage* shown = made(current());
    m_waiting->setVisible(isWaiting());
    if (!shown)
        return;
    shown->graphicsEffect()->setEnabled(isWaiting());
    static const Decision none;
    if (shown->isImmediate())
        shown->present({m_comparison, none, m_wording.inCurrencyOf(m_comparison)});
    else if (m_found)
        shown->present({m_found->comparison, m_found->decision, m_wording.inCurrencyOf(m_found->comparison)});
}

void AnswerTabs::retranslate()
{
    m_strip->setTabText(Details, tr("Details"));
    m_strip->setTabText(TimeCost, tr("Time vs cost"));
    m_strip->setTabText(BreakEvenTab, tr("Break-even"));
    m_strip->setTabText(MattersMost, tr("What matters most"));
    m_strip->setTabText(HowFar, tr("How far it goes"));
    m_strip->setTabText(Links, tr("Topology"));
    m_strip->setTabText(ArticleTab, tr("The article"));
    m_strip->setTabText(Accuracy, tr("Accuracy"));
    m_strip->setAccessibleName(tr("More about the answer"));
    m_details->setAccessibleName(tr("Details"));
    m_waiting->setText(tr("Working it out…"));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, mutedColour(palette()));
    m_waiting->setPalette(quiet);
}

void AnswerTabs::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace octoplan
