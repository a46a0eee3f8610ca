// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "document/makereport.h"

#include "values/inputs.h"

namespace octoplan {

double usedValue(const ReportInput& input, InputId id)
{
    return id == InputId::ModelParameters ? static_cast<double>(input.comparison.model.parameters)
                                          : value(input.scenario, id);
}

namespace detail {

namespace {

bool concerns(InputId id, Task task)
{
    const bool serving =
        id == InputId::PromptTokens || id == InputId::OutputTokens || id == InputId::ConcurrentRequests;
    const bool training = id == InputId::SequenceLength || id == InputId::GlobalBatchTokens ||
                          id == InputId::GoalDays || id == InputId::GoalTokens || id == InputId::DeadlineDays;
    if (id == InputId::LoraRank)
        return task == Task::Lora || task == Task::Qlora;
    return task == Task::Serve ? !training : !serving;
}

QList<QStringList> choiceRows(const Scenario& s, const Wording& w)
{
    const Job& job = s.job;
    QList<QStringList> rows{{tr(w, QT_TRANSLATE_NOOP("Report", "Task")), w.label(job.task)},
                            {tr(w, QT_TRANSLATE_NOOP("Report", "Precision")), w.label(job.precision)},
                            {tr(w, QT_TRANSLATE_NOOP("Report", "Attention")), w.label(job.attention)},
                            {tr(w, QT_TRANSLATE_NOOP("Report", "Software")), w.label(job.stack)},
                            {tr(w, QT_TRANSLATE_NOOP("Report", "Billing")), w.label(s.rental.terms.billing)}};
    if (job.task != Task::Serve)
        rows << QStringList{tr(w, QT_TRANSLATE_NOOP("Report", "Optimizer")), w.label(job.optimizer)}
             << QStringList{tr(w, QT_TRANSLATE_NOOP("Report", "Packing")), w.label(job.packing)}
             << QStringList{tr(w, QT_TRANSLATE_NOOP("Report", "Goal")), w.label(s.goal.kind)};
    return rows;
}

// Three inputs a row, so that they take a third of the height.
Table inputsTable(const ReportInput& in, const Wording& w)
{
    constexpr qsizetype perRow = 3;
    QList<QStringList> pairs = choiceRows(in.scenario, w);
    for (const InputSpec& spec : inputs())
        if (concerns(spec.id, in.scenario.job.task) && isUsed(in.scenario, spec.id))
            pairs << QStringList{w.label(spec.id), w.inputText(spec.id, usedValue(in, spec.id))};
    Table table;
    table.figures = false;
    const qsizetype rows = (pairs.size() + perRow - 1) / perRow;
    for (qsizetype i = 0; i < rows; ++i) {
        QStringList cells;
        for (qsizetype column = 0; column < perRow; ++column)
            cells << pairs.value(i + column * rows, {QString(), QString()});
        table.rows << cells;
    }
    for (qsizetype column = 0; column < perRow; ++column) {
        table.header << tr(w, QT_TRANSLATE_NOOP("Report", "Input")) << tr(w, QT_TRANSLATE_NOOP("Report", "Set to"));
        table.widths << 0.18 << 0.155;
    }
    return table;
}

Table modelTable(const ModelSummary& m, const Wording& w)
{
    const Numbers& n = w.numbers();
    const auto whole = [&n](std::int64_t v) { return n.count(static_cast<double>(v)); };
    Table table;
    table.figures = false;
    table.header = {
        tr(w, QT_TRANSLATE_NOOP("Report", "Model")),          tr(w, QT_TRANSLATE_NOOP("Report", "Parameters")),
        tr(w, QT_TRANSLATE_NOOP("Report", "Active")),         tr(w, QT_TRANSLATE_NOOP("Report", "Trained")),
        tr(w, QT_TRANSLATE_NOOP("Report", "Layers × width")), tr(w, QT_TRANSLATE_NOOP("Report", "Heads / KV heads")),
        tr(w, QT_TRANSLATE_NOOP("Report", "Vocabulary"))};
    table.rows << QStringList{QString::fromStdString(m.name),
                              whole(m.parameters),
                              whole(m.activeParameters),
                              whole(m.trainableParameters),
                              whole(m.layers) + QStringLiteral(" × ") + whole(m.hidden),
                              whole(m.heads) + QStringLiteral(" / ") + whole(m.kvHeads),
                              whole(m.vocab)};
    return table;
}

} // namespace

Section assumptionsSection(const ReportInput& in, const Wording& w)
{
    Section page{
        tr(w, QT_TRANSLATE_NOOP("Report", "Assumptions and sources")),
        tr(w, QT_TRANSLATE_NOOP("Report", "Everything the figures rest on, so that each can be checked. Scenario %1"))
            .arg(in.scenarioHash),
        {}};
    page.blocks << modelTable(in.comparison.model, w) << Heading{tr(w, QT_TRANSLATE_NOOP("Report", "Inputs"))}
                << inputsTable(in, w);
    if (!in.accuracy.isEmpty())
        page.blocks << Heading{tr(w, QT_TRANSLATE_NOOP("Report", "Accuracy record"))} << Paragraph{in.accuracy};
    page.blocks << sourceBlocks(in, w);
    if (!in.scenario.note.empty())
        page.blocks << Heading{tr(w, QT_TRANSLATE_NOOP("Report", "Note"))}
                    << Paragraph{QString::fromStdString(in.scenario.note)};
    page.blocks << Signature{{tr(w, QT_TRANSLATE_NOOP("Report", "Comments"))}};
    return page;
}

} // namespace detail
} // namespace octoplan
