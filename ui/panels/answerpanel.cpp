// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/answerpanel.h"

#include "charts/costchart.h"
#include "charts/memorychart.h"
#include "items/summary.h"
#include "panels/answertabs.h"
#include "panels/cardspanel.h"
#include "panels/detailstable.h"
#include "panels/sentencepanel.h"
#include "session/support.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QVBoxLayout>

namespace octoplan {

AnswerPanel::AnswerPanel(QWidget* parent)
    : QScrollArea(parent)
    , m_offerings(m_wording)
    , m_memoryParts(m_wording)
    , m_costLines(m_wording)
    , m_figures(m_wording)
    , m_sentence(new SentencePanel)
    , m_cards(new CardsPanel)
    , m_memory(new MemoryChart)
    , m_cost(new CostChart)
    , m_tabs(new AnswerTabs)
{
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(18, 14, 18, 14);
    column->setSpacing(12);
    column->addWidget(m_sentence);
    column->addWidget(m_cards);
    auto* charts = new QHBoxLayout;
    charts->setSpacing(12);
    charts->addWidget(m_memory, 1);
    charts->addWidget(m_cost, 1);
    column->addLayout(charts, 1);
    column->addWidget(m_tabs);
    setWidget(body);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);

    m_cards->setModel(&m_offerings);
    m_memory->setModel(&m_memoryParts);
    m_cost->setModel(&m_costLines);
    details()->setModel(&m_figures);
}

QList<ComparisonModel*> AnswerPanel::models() { return {&m_offerings, &m_memoryParts, &m_costLines, &m_figures}; }

void AnswerPanel::setSupport(Support& support)
{
    m_tabs->setSupport(support);
    for (ComparisonModel* model : models())
        model->setExplain([&support](std::size_t offering, const std::string& figure) {
            return support.scenarioExplanation(offering, figure);
        });
}

void AnswerPanel::setWording(const Wording& wording)
{
    m_wording = wording;
    for (ComparisonModel* model : models())
        model->setWording(wording);
    m_tabs->setWording(wording);
    present(m_offerings.comparison());
}

void AnswerPanel::setComparison(const Comparison& comparison)
{
    for (ComparisonModel* model : models())
        model->setComparison(comparison);
    m_tabs->setComparison(comparison);
    present(comparison);
}

void AnswerPanel::setDecision(const std::optional<Decision>& decision)
{
    m_tabs->setDecision(decision);
    const Wording words = m_wording.inCurrencyOf(m_offerings.comparison());
    m_sentence->setRemedies(decision ? words.sentences(decision->remedies) : QStringList());
}

DetailsTable* AnswerPanel::details() const { return m_tabs->details(); }

void AnswerPanel::present(const Comparison& comparison)
{
    const Wording words = m_wording.inCurrencyOf(comparison);
    m_sentence->setAnswer(comparison, words);
    const auto& baseline = m_offerings.baseline();
    m_sentence->setBaseline(baseline ? baselineText(comparison, *baseline, m_baselineTitle, words) : QString());
    m_cost->setMoneyText([words](double amount) { return words.numbers().money(yuan(amount)); });
    m_cost->setSubtitle(words.goal(comparison));
    if (comparison.budget)
        m_cost->setBudget(toYuan(*comparison.budget), tr("budget %1").arg(words.numbers().money(*comparison.budget)));
    else
        m_cost->setBudget(std::nullopt, {});
}

void AnswerPanel::setBaseline(const std::optional<Comparison>& baseline, const QString& title)
{
    m_baselineTitle = title;
    for (ComparisonModel* model : models())
        model->setBaseline(baseline);
    present(m_offerings.comparison());
}

void AnswerPanel::holdAxes(bool held)
{
    m_memory->holdAxis(held);
    m_cost->holdAxis(held);
    m_tabs->holdAxes(held);
}

void AnswerPanel::setCompact(bool compact)
{
    m_cards->setCompact(compact);
    m_sentence->setNarrow(compact);
}

void AnswerPanel::copyTable() const { details()->copy(); }

void AnswerPanel::copyAnswer() const { QGuiApplication::clipboard()->setText(m_sentence->text()); }

void AnswerPanel::copySummary() const { QGuiApplication::clipboard()->setMimeData(summaryMimeData(m_figures)); }

} // namespace octoplan
