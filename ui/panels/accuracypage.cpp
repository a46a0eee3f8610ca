// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/accuracypage.h"

#include "charts/evidencescene.h"
#include "charts/xychart.h"
#include "panels/runstable.h"
#include "session/support.h"
#include "theme/colours.h"
#include "theme/typescale.h"
#include "widgets/segmentedchoice.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace octoplan {

namespace {

constexpr int runWidth = 280;

QComboBox* narrowBox(QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(10);
    return box;
}

} // namespace

AccuracyPage::AccuracyPage(QWidget* parent)
    : AnswerPage(parent)
    , m_model(Wording())
    , m_expectation(new QLabel(this))
    , m_others(new QLabel(this))
    , m_figure(new SegmentedChoice(this))
    , m_device(narrowBox(this))
    , m_task(narrowBox(this))
    , m_source(narrowBox(this))
    , m_count(new QLabel(this))
    , m_chart(new XyChart(this))
    , m_run(new QLabel(this))
    , m_table(new RunsTable(this))
{
    build();
    m_table->setRuns(&m_model);
    connect(m_figure, &SegmentedChoice::chosen, this, [this](int figure) {
        m_model.setFigure(static_cast<EvidenceFigure>(figure));
        fillFilters();
        showRuns();
    });
    for (QComboBox* box : {m_device, m_task, m_source})
        connect(box, &QComboBox::activated, this, &AccuracyPage::showRuns);
    connect(m_chart, &XyChart::pointClicked, m_table, &RunsTable::showRow);
    connect(m_table, &RunsTable::rowChosen, this, &AccuracyPage::showRun);
}

void AccuracyPage::build()
{
    auto* filters = new QHBoxLayout;
    filters->setSpacing(8);
    filters->addWidget(m_figure);
    for (QComboBox* box : {m_device, m_task, m_source})
        filters->addWidget(box);
    filters->addStretch();
    auto* middle = new QHBoxLayout;
    middle->setSpacing(12);
    middle->addWidget(m_chart, 1);
    auto* beside = new QVBoxLayout; // what the filters leave, then the run that was clicked
    beside->setSpacing(8);
    beside->addWidget(m_count);
    beside->addWidget(m_run, 1);
    middle->addLayout(beside);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(8);
    for (QLabel* label : {m_expectation, m_others}) {
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addLayout(filters);
    column->addLayout(middle);
    column->addWidget(m_table);
    m_chart->setMinimumHeight(340);
    for (QLabel* label : {m_count, m_run}) {
        label->setFixedWidth(runWidth);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    m_run->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void AccuracyPage::setSupport(Support& support)
{
    m_support = &support;
    connect(&support, &Support::evidenceChanged, this, [this] { m_filled = false; });
}

QString AccuracyPage::expectation() const { return m_expectation->text(); }

QString AccuracyPage::runText() const { return m_run->text(); }

void AccuracyPage::present(const PageContent& content)
{
    restyle();
    if (!m_support)
        return;
    m_support->wantEvidence();
    const bool sameWords = m_wording.language() == content.wording.language();
    m_wording = content.wording;
    QHash<QString, int> offerings; // by the names of their devices
    for (const OfferingResult& offering : content.comparison.offerings)
        offerings.insert(QString::fromStdString(offering.deviceName), static_cast<int>(offerings.size()));
    const bool sameOfferings = offerings == m_offeringOfDevice;
    m_offeringOfDevice = offerings;
    if (!m_support->evidence()) {
        m_expectation->setText(tr("Comparing with the published runs…"));
        return;
    }
    if (!m_filled || !sameWords || !sameOfferings)
        fill();
    showExpectation(content.comparison);
}

void AccuracyPage::fill()
{
    m_filled = true;
    m_model.setEvidence(*m_support->evidence());
    m_model.setWording(m_wording);
    m_figure->setOptions({m_wording.label(EvidenceFigure::Speed), m_wording.label(EvidenceFigure::Memory)});
    m_figure->setOptionHints({m_wording.hint(EvidenceFigure::Speed), m_wording.hint(EvidenceFigure::Memory)});
    m_figure->setCurrent(static_cast<int>(m_model.figure()));
    m_figure->setLabel(tr("Figure compared"));
    m_device->setAccessibleName(tr("Device"));
    m_task->setAccessibleName(tr("Task"));
    m_source->setAccessibleName(tr("Source"));
    m_table->setAccessibleName(tr("Published runs"));
    fillFilters();
    showRuns();
}

void AccuracyPage::fillFilters()
{
    const auto refill = [](QComboBox* box, const QString& all, const QList<EvidenceModel::Choice>& choices) {
        const QVariant chosen = box->currentData();
        box->clear();
        box->addItem(all);
        for (const EvidenceModel::Choice& choice : choices)
            box->addItem(QStringLiteral("%1 (%2)").arg(choice.text).arg(choice.runs),
                         QString::fromStdString(choice.key));
        box->setCurrentIndex(std::max(0, box->findData(chosen)));
        box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0) + 24);
    };
    refill(m_device, tr("All devices"), m_model.devices());
    refill(m_task, tr("All tasks"), m_model.tasks());
    refill(m_source, tr("All sources"), m_model.sources());
}

void AccuracyPage::showRuns()
{
    EvidenceFilter filter;
    filter.device = m_device->currentData().toString().toStdString();
    filter.source = m_source->currentData().toString().toStdString();
    if (const auto task = fromKey<Task>(m_task->currentData().toString().toStdString()))
        filter.task = task;
    m_model.setFilter(filter);
    m_chart->setScene(evidenceScene(m_model, m_wording, m_offeringOfDevice));
    const ErrorSummary& summary = m_model.summary();
    const Numbers& n = m_wording.numbers();
    m_count->setText(summary.runs == 0 ? tr("No such run")
                                       : tr("%n run(s): median error %1, %2 within 20 %", nullptr, summary.runs)
                                             .arg(n.share(summary.medianAbsError), n.share(summary.within20)));
    showRun(-1);
}

void AccuracyPage::showExpectation(const Comparison& comparison)
{
    QStringList others;
    const std::vector<Expectation> all = m_support->scenarioExpectations();
    const std::size_t chosen = comparison.answer.offering.value_or(0);
    m_expectation->clear();
    for (const Expectation& one : all) {
        if (one.offering >= comparison.offerings.size())
            continue;
        const QString text = expectationText(one, comparison, m_wording);
        if (one.offering == chosen)
            m_expectation->setText(text);
        else
            others << text;
    }
    const Evidence& evidence = *m_support->evidence();
    if (evidence.leftOut[EvidenceFigure::Memory] && !evidence.leftOut[EvidenceFigure::Speed])
        others << tr(
            "Similar: the same kind of work and of software on the same architecture, half to twice the size. "
            "Memory of each run is predicted with constants fitted to the other sources' runs; those of speed "
            "have seen these runs, so expect more error on sources never seen. %n of the published runs cannot "
            "be predicted: too little is stated, or the device is unknown.",
            nullptr, evidence.notPredicted);
    m_others->setText(others.join(u'\n'));
}

void AccuracyPage::showRun(int row)
{
    if (row < 0) {
        m_run->setText(tr("Click a point or a row to see the run in our terms."));
        return;
    }
    const EvidenceRun& run = m_model.run(row);
    QString text = QStringLiteral("<p><b>%1</b><br>%2 × %3</p>")
                       .arg(QString::fromStdString(run.model).toHtmlEscaped(), m_wording.numbers().count(run.devices),
                            QString::fromStdString(run.deviceName).toHtmlEscaped());
    for (const RunFact& fact : runFacts(run, m_wording))
        text += QStringLiteral("<p style='margin-top:4px'><span style='color:%1'>%2</span><br>%3</p>")
                    .arg(mutedColour(palette()).name(), fact.name.toHtmlEscaped(), fact.text.toHtmlEscaped());
    m_run->setText(text);
}

void AccuracyPage::restyle()
{
    m_expectation->setFont(styled(font(), TextStyle::Strong));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, mutedColour(palette()));
    for (QLabel* label : {m_others, m_count})
        label->setPalette(quiet);
}

} // namespace octoplan
