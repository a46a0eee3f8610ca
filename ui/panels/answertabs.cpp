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
    , m_pages({new TimeCostPage(this), new BreakEvenPage(this), new SensitivityPage(this), new ReachPage(this),
               new TopologyPage(this), new ArticlePage(this), new AccuracyPage(this)})
{
    auto* top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_strip, 1);
    top->addWidget(m_waiting);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(8);
    column->addLayout(top);
    column->addWidget(m_details);
    m_strip->addTab(QString());
    for (AnswerPage* page : std::as_const(m_pages)) {
        column->addWidget(page);
        m_strip->addTab(QString());
        auto* dim = new QGraphicsOpacityEffect(page);
        dim->setOpacity(dimmed);
        dim->setEnabled(false);
        page->setGraphicsEffect(dim);
    }
    column->addStretch();
    connect(m_strip, &QTabBar::currentChanged, this, &AnswerTabs::showPage);
    retranslate();
    showPage();
}

AnswerTabs::Tab AnswerTabs::current() const { return static_cast<Tab>(std::max(0, m_strip->currentIndex())); }

void AnswerTabs::setCurrent(Tab tab) { m_strip->setCurrentIndex(tab); }

void AnswerTabs::setSupport(Support& support)
{
    static_cast<TopologyPage*>(page(Links))->setSupport(&support);
    static_cast<ArticlePage*>(page(ArticleTab))->setSupport(&support);
    static_cast<AccuracyPage*>(page(Accuracy))->setSupport(&support);
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
    const AnswerPage* shown = page(current());
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
    for (AnswerPage* page : std::as_const(m_pages))
        page->holdAxes(held);
    if (!held)
        fillPage();
}

bool AnswerTabs::isWaiting() const
{
    const AnswerPage* shown = page(current());
    return shown && !shown->isImmediate() && !m_current;
}

void AnswerTabs::showPage()
{
    const Tab tab = current();
    fillPage();
    m_details->setVisible(tab == Details);
    for (AnswerPage* each : std::as_const(m_pages))
        each->setVisible(each == page(tab));
    updateGeometry();
}

void AnswerTabs::fillPage()
{
    AnswerPage* shown = page(current());
    m_waiting->setVisible(isWaiting());
    if (!shown)
        return;
    shown->graphicsEffect()->setEnabled(isWaiting());
    static const Decision none;
    if (shown->isImmediate())
        shown->present({m_comparison, none, m_wording.withCurrency(m_comparison.currency)});
    else if (m_found)
        shown->present({m_found->comparison, m_found->decision, m_wording.withCurrency(m_found->comparison.currency)});
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
