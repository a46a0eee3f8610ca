// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidencemodel.h"

namespace octoplan {

namespace {

QString word(const Wording& w, const char* source) { return w.numbers().translation().translate("Evidence", source); }

// "3,760 tokens/s, predicted 3,610 (3,100 – 4,200): −4.0 %"
QString speedText(const EvidencePoint& point, const Wording& w)
{
    const Numbers& n = w.numbers();
    return word(w, QT_TRANSLATE_NOOP("Evidence", "%1, predicted %2 (%3): %4"))
        .arg(n.tokensPerSecond(point.measured), n.significant(point.predicted.likely),
             n.significantRange(point.predicted), n.shareDifference(point.error()));
}

QString memoryText(const EvidencePoint& point, const Wording& w)
{
    const Numbers& n = w.numbers();
    return word(w, QT_TRANSLATE_NOOP("Evidence", "%1, predicted %2 (%3): %4"))
        .arg(n.memory(Bytes{point.measured}), n.gib(Bytes{point.predicted.likely}),
             n.memoryRange(Bytes{point.predicted.low}, Bytes{point.predicted.high}), n.shareDifference(point.error()));
}

QString stepText(const TimeEstimate& time, const Wording& w)
{
    QStringList parts;
    for (std::size_t i = 0; i < choiceCount<TimePart>; ++i) {
        const auto part = static_cast<TimePart>(i);
        if (const double share = time.parts[part] / time.step; share >= 0.005)
            parts << w.shortLabel(part) + u' ' + w.numbers().share(share);
    }
    return parts.join(QStringLiteral(" · "));
}

QString memoryParts(const MemoryEstimate& memory, const Wording& w)
{
    QStringList parts;
    for (std::size_t i = 0; i < choiceCount<MemoryPart>; ++i) {
        const auto part = static_cast<MemoryPart>(i);
        if (toGib(memory.parts[part]) >= 0.05)
            parts << w.shortLabel(part) + u' ' + w.numbers().gib(memory.parts[part]);
    }
    return parts.join(QStringLiteral(" · ")) + QStringLiteral(" GiB");
}

QString figureText(const ErrorSummary& summary, const QString& figure, const Wording& w)
{
    const Numbers& n = w.numbers();
    if (summary.runs == 0)
        return word(w, QT_TRANSLATE_NOOP("Evidence", "%1: no similar run has been published, so take the range as a "
                                                     "guess"))
            .arg(figure);
    const Translation& t = n.translation();
    QString text = t.translate("Evidence", "%1: within %2 on nine of ten of %n similar run(s)", nullptr, summary.runs)
                       .arg(figure, n.share(summary.p90AbsError));
    if (summary.onThisDevice == 0)
        return word(w, QT_TRANSLATE_NOOP("Evidence", "%1; none on this device")).arg(text);
    return t.translate("Evidence", "%1; %n of them on this device", nullptr, summary.onThisDevice).arg(text);
}

} // namespace

QList<RunFact> runFacts(const EvidenceRun& run, const Wording& w)
{
    const Numbers& n = w.numbers();
    const auto name = [&w](const char* source) { return word(w, source); };
    QList<RunFact> facts;
    if (run.speed)
        facts << RunFact{name(QT_TRANSLATE_NOOP("Evidence", "Speed of a device")), speedText(*run.speed, w)};
    if (run.memory)
        facts << RunFact{name(QT_TRANSLATE_NOOP("Evidence", "Peak memory")), memoryText(*run.memory, w)};
    facts << RunFact{name(QT_TRANSLATE_NOOP("Evidence", "Job")),
                     QStringList{w.label(run.task), n.parameters(run.parameters), w.label(run.precision),
                                 w.label(run.optimizer), n.tokens(run.sequenceLength)}
                         .join(QStringLiteral(" · "))};
    facts << RunFact{name(QT_TRANSLATE_NOOP("Evidence", "Software")),
                     QString::fromStdString(run.framework) + QStringLiteral(" → ") + w.label(run.stack)};
    facts << RunFact{run.planGiven ? name(QT_TRANSLATE_NOOP("Evidence", "Plan"))
                                   : name(QT_TRANSLATE_NOOP("Evidence", "Plan, in part assumed")),
                     w.plan(run.plan)};
    if (run.speed)
        facts << RunFact{name(QT_TRANSLATE_NOOP("Evidence", "Step")), stepText(run.timeEstimate, w)};
    if (run.memory)
        facts << RunFact{name(QT_TRANSLATE_NOOP("Evidence", "Memory")), memoryParts(run.memoryEstimate, w)};
    QString place = QString::fromStdString(run.sourcePlace);
    if (!run.sourceDate.empty())
        place += QStringLiteral(", ") + QString::fromStdString(run.sourceDate);
    facts << RunFact{name(QT_TRANSLATE_NOOP("Evidence", "Source")), place};
    return facts;
}

QString expectationText(const Expectation& expectation, const Comparison& comparison, const Wording& w)
{
    const OfferingResult& offering = comparison.offerings[expectation.offering];
    return word(w, QT_TRANSLATE_NOOP("Evidence", "%1. %2. %3."))
        .arg(w.offeringName(offering.name), figureText(expectation.speed, w.label(EvidenceFigure::Speed), w),
             figureText(expectation.memory, w.label(EvidenceFigure::Memory), w));
}

} // namespace octoplan
