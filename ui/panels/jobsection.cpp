// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/jobsection.h"

#include "panels/choicerow.h"
#include "panels/inputslider.h"
#include "session/session.h"
#include "widgets/segmentedchoice.h"
#include "widgets/stopslider.h"

namespace octoplan {

JobSection::JobSection(Session& session, QWidget* parent)
    : InputSection(session, Folding::None, parent)
    , m_task(new SegmentedChoice(this))
    , m_precision(new StopSlider(this))
{
    m_task->setObjectName(QStringLiteral("/job/task"));
    m_precision->setObjectName(QStringLiteral("/job/precision"));
    m_precision->setDefault(static_cast<int>(Precision::Bf16));
    addWidget(m_task);
    addWidget(m_precision);
    m_length = addPowerSlider(InputId::SequenceLength, 512, 131072, {512, 4096, 32768, 131072});
    m_batch = addPowerSlider(InputId::GlobalBatchTokens, 65536, 4194304, {65536, 524288, 4194304});
    m_optimizer = addChoice();
    m_prompt = addPowerSlider(InputId::PromptTokens, 128, 131072, {128, 1024, 8192, 131072});
    m_output = addPowerSlider(InputId::OutputTokens, 16, 16384, {16, 256, 2048, 16384});
    m_requests = addSlider(InputId::ConcurrentRequests, 1, 1000, {1, 10, 100, 1000});
    connect(m_task, &SegmentedChoice::chosen, this, [this](int index) {
        const auto task = static_cast<Task>(index);
        this->session().edit(EditKind::Task, [task](Scenario& s) {
            const bool frozenBase = s.job.precision == Precision::Int8 || s.job.precision == Precision::Nf4;
            s.job.task = task;
            if (frozenBase && task != Task::Qlora && task != Task::Serve) // such weights cannot be trained
                s.job.precision = Precision::Bf16;
        });
    });
    connect(m_precision, &StopSlider::chosen, this, [this](int index) {
        this->session().edit(EditKind::Precision,
                             [index](Scenario& s) { s.job.precision = static_cast<Precision>(index); });
    });
    connect(m_optimizer, &ChoiceRow::chosen, this, [this](int index) {
        this->session().edit(EditKind::Recipe,
                             [index](Scenario& s) { s.job.optimizer = static_cast<Optimizer>(index); });
    });
}

QString JobSection::offBecause(Precision precision) const
{
    const Task task = session().scenario().job.task;
    const bool trains = task != Task::Qlora && task != Task::Serve;
    if (trains && (precision == Precision::Int8 || precision == Precision::Nf4))
        return tr("%1 weights cannot be trained; choose QLoRA or serving").arg(wording().label(precision));
    return {};
}

void JobSection::refresh()
{
    const Job& job = session().scenario().job;
    m_task->setCurrent(static_cast<int>(job.task));
    QList<Stop> stops;
    for (std::size_t i = 0; i < choiceCount<Precision>; ++i) {
        const auto precision = static_cast<Precision>(i);
        // The first label keeps to the end of the track, so it must be short to leave room for the second.
        const QString tick = precision == Precision::Fp32 ? QStringLiteral("32") : QString();
        stops.append({wording().shortLabel(precision), offBecause(precision), tick});
    }
    m_precision->setStops(stops);
    m_precision->setCurrent(static_cast<int>(job.precision));
    m_optimizer->setCurrent(static_cast<int>(job.optimizer));
    for (InputSlider* slider : {m_length, m_batch, m_prompt, m_output, m_requests})
        slider->refresh();
    refreshServing(job.task == Task::Serve);
}

void JobSection::refreshServing(bool serving)
{
    const QString why = serving ? tr("Serving trains nothing") : QString();
    m_length->setDisabledBecause(serving ? tr("Serving takes the lengths of prompt and output") : QString());
    m_batch->setDisabledBecause(why);
    m_optimizer->setDisabledBecause(why);
    for (InputSlider* slider : {m_prompt, m_output, m_requests})
        slider->setVisible(serving);
}

void JobSection::retranslate()
{
    setTitle(tr("Job"));
    m_task->setLabel(tr("Task"));
    m_task->setOptions(shortLabels<Task>());
    m_task->setOptionHints(hints<Task>());
    m_precision->setLabel(tr("Precision"));
    m_optimizer->setLabel(tr("Optimizer"));
    m_optimizer->setOptions(labels<Optimizer>(), hints<Optimizer>());
}

} // namespace octoplan
