// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "document/makereport.h"

#include "values/inputs.h"
#include "values/sweep.h"

namespace octoplan {

double usedValue(const ReportInput& input, InputId id)
{
    return id == InputId::ModelParameters ? static_cast<double>(input.comparison.model.parameters)
                                          : value(input.scenario, id);
}

namespace detail {

namespace {

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

// Four inputs a row, so that they take a quarter of the height.
Table inputsTable(const ReportInput& in, const Wording& w)
{
    constexpr qsizetype perRow = 4;
    QList<QStringList> pairs = choiceRows(in.scenario, w);
    for (const InputSpec& spec : inputs())
        if (hasEffect(in.scenario, spec.id) && isUsed(in.scenario, spec.id))
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
        table.widths << 0.13 << 0.12;
    }
    return table;
}

QString modelText(const ModelSummary& m, const Wording& w)
{
    const Numbers& n = w.numbers();
    const auto whole = [&n](std::int64_t v) { return n.count(static_cast<double>(v)); };
    const auto say = [&w](const char* source, const QString& value) { return tr(w, source).arg(value); };
    QStringList parts{QString::fromStdString(m.name),
                      say(QT_TRANSLATE_NOOP("Report", "%1 parameters"), whole(m.parameters))};
    if (m.activeParameters != m.parameters)
        parts << say(QT_TRANSLATE_NOOP("Report", "%1 active"), whole(m.activeParameters));
    if (m.trainableParameters != m.parameters)
        parts << say(QT_TRANSLATE_NOOP("Report", "%1 trained"), whole(m.trainableParameters));
    parts << tr(w, QT_TRANSLATE_NOOP("Report", "%1 layers of width %2")).arg(whole(m.layers), whole(m.hidden))
          << tr(w, QT_TRANSLATE_NOOP("Report", "%1 heads, %2 KV heads")).arg(whole(m.heads), whole(m.kvHeads))
          << say(QT_TRANSLATE_NOOP("Report", "vocabulary %1"), whole(m.vocab));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

Section assumptionsSection(const ReportInput& in, const Wording& w)
{
    Section page{
        tr(w, QT_TRANSLATE_NOOP("Report", "Assumptions and sources")),
        tr(w, QT_TRANSLATE_NOOP("Report", "Everything the figures rest on, so that each can be checked. Scenario %1"))
            .arg(in.scenarioHash),
        {}};
    page.blocks << Heading{tr(w, QT_TRANSLATE_NOOP("Report", "Model and inputs"))}
                << Paragraph{modelText(in.comparison.model, w)} << inputsTable(in, w);
    page.blocks << sourceBlocks(in, w) << accuracyBlocks(in, w);
    if (!in.scenario.note.empty())
        page.blocks << Heading{tr(w, QT_TRANSLATE_NOOP("Report", "Note"))}
                    << Paragraph{QString::fromStdString(in.scenario.note)};
    page.blocks << Signature{{tr(w, QT_TRANSLATE_NOOP("Report", "Comments"))}};
    return page;
}

} // namespace detail
} // namespace octoplan
