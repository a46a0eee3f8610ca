// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/breakevenpage.h"

#include "charts/breakevenscene.h"
#include "charts/xychart.h"
#include "widgets/segmentedchoice.h"
#include "wording/decisiontext.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace octoplan {

namespace {

constexpr int leastBreakEvenHeight = 320;

} // namespace

BreakEvenPage::BreakEvenPage(QWidget* parent)
    : AnswerPage(parent)
    , m_axes(new SegmentedChoice(this))
    , m_chart(new XyChart(this))
    , m_sentences(new QLabel(this))
{
    m_sentences->setWordWrap(true);
    m_sentences->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(8);
    column->addWidget(m_axes, 0, Qt::AlignLeft);
    m_chart->setMinimumHeight(leastBreakEvenHeight);
    column->addWidget(m_chart, 1);
    column->addWidget(m_sentences);
    connect(m_axes, &SegmentedChoice::chosen, this, [this](int index) {
        m_axis = m_breakEven[static_cast<std::size_t>(index)].axis;
        showAxis();
    });
}

void BreakEvenPage::present(const PageContent& content)
{
    m_comparison = content.comparison;
    m_breakEven = content.decision.breakEven;
    m_wording = content.wording;
    QStringList texts, hints;
    for (const BreakEven& b : m_breakEven) {
        texts << m_wording.shortLabel(b.axis);
        hints << m_wording.hint(b.axis);
    }
    m_axes->setLabel(tr("Break-even against"));
    m_axes->setOptions(texts);
    m_axes->setOptionHints(hints);
    showAxis();
}

void BreakEvenPage::showAxis()
{
    if (m_breakEven.empty())
        return;
    auto shown =
        std::find_if(m_breakEven.begin(), m_breakEven.end(), [this](const BreakEven& b) { return b.axis == m_axis; });
    if (shown == m_breakEven.end())
        shown = m_breakEven.begin();
    m_axes->setCurrent(static_cast<int>(shown - m_breakEven.begin()));
    m_chart->setScene(breakEvenScene(*shown, m_comparison, m_wording));
    QStringList sentences = breakEvenSentences(*shown, m_comparison, m_wording);
    if (shown->axis == BreakEvenAxis::Utilisation)
        sentences << containerSentences(m_comparison, m_wording);
    m_sentences->setText(sentences.join(u'\n'));
}

} // namespace octoplan
