// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "document/makereport.h"

namespace octoplan::detail {

namespace {

Table planTable(const Comparison& c, const Wording& w)
{
    const Numbers& n = w.numbers();
    Table table;
    table.header = offeringsHeader(c, w);
    const auto add = [&](const char* title, auto text) { table.rows << row(tr(w, title), c, text); };
    add(QT_TRANSLATE_NOOP("Report", "Plan"),
        [&](const OfferingResult& r) { return r.plan ? w.plan(*r.plan) : QString(); });
    add(QT_TRANSLATE_NOOP("Report", "Software"), [&](const OfferingResult& r) { return w.label(r.stack); });
    add(QT_TRANSLATE_NOOP("Report", "Limited by; kind of bottleneck"), [&](const OfferingResult& r) {
        return r.bottleneck ? w.label(r.bottleneck->limitsSpeed) + QStringLiteral("; ") + w.label(r.bottleneck->kind)
                            : QString();
    });
    add(QT_TRANSLATE_NOOP("Report", "Step; tokens a second"), [&](const OfferingResult& r) {
        return r.time ? n.seconds(r.time->step) + QStringLiteral("; ") + n.significant(r.time->tokensPerSecond.likely)
                      : QString();
    });
    add(QT_TRANSLATE_NOOP("Report", "Communication; FLOPS utilisation"), [&](const OfferingResult& r) {
        return r.time && r.bottleneck
                   ? n.share(r.bottleneck->communicationShare) + QStringLiteral("; ") + n.share(r.time->mfu)
                   : QString();
    });
    return table;
}

Table memoryTable(const Comparison& c, const Wording& w)
{
    const Numbers& n = w.numbers();
    Table table;
    table.header = offeringsHeader(c, w);
    for (std::size_t i = 0; i < choiceCount<MemoryPart>; ++i) {
        const auto part = static_cast<MemoryPart>(i);
        bool any = false;
        for (const OfferingResult& r : c.offerings)
            any = any || (r.memory && r.memory->parts[part].value > 0.0);
        if (any)
            table.rows << row(w.label(part), c, [&n, part](const OfferingResult& r) {
                return r.memory ? n.gib(r.memory->parts[part]) : QString();
            });
    }
    const auto add = [&](const char* title, auto bytes) {
        table.rows << row(tr(w, title), c,
                          [&](const OfferingResult& r) { return r.memory ? bytes(*r.memory) : QString(); });
    };
    add(QT_TRANSLATE_NOOP("Report", "Total (80 % interval)"), [&n](const MemoryEstimate& m) {
        return n.gib(m.total) + QStringLiteral(" (") + n.memoryRange(m.low, m.high) + QLatin1Char(')');
    });
    add(QT_TRANSLATE_NOOP("Report", "Usable"), [&n](const MemoryEstimate& m) { return n.gib(m.usable); });
    add(QT_TRANSLATE_NOOP("Report", "Peaks in"), [&w](const MemoryEstimate& m) { return w.label(m.peakPhase); });
    return table;
}

Columns remarks(const Comparison& c, const Wording& w)
{
    Columns columns;
    for (const OfferingResult& r : c.offerings) {
        QStringList sentences{w.sentence(r.why)};
        if (r.smallestFix)
            sentences << w.sentence(*r.smallestFix);
        sentences << w.sentences(r.flags);
        columns.columns << Columns::Column{w.offeringName(r.name), sentences};
    }
    return columns;
}

} // namespace

Section plansSection(const ReportInput& in, const Wording& w)
{
    Section page{tr(w, QT_TRANSLATE_NOOP("Report", "Plans, memory and risks")),
                 tr(w, QT_TRANSLATE_NOOP("Report", "The best of %1 plans: the fastest that fits on each offering."))
                     .arg(w.numbers().count(static_cast<double>(in.comparison.plansConsidered))),
                 {}};
    page.blocks << planTable(in.comparison, w)
                << Heading{tr(w, QT_TRANSLATE_NOOP("Report", "Memory of the fullest device, GiB"))}
                << memoryTable(in.comparison, w)
                << Heading{tr(w, QT_TRANSLATE_NOOP("Report", "What to know about each"))} << remarks(in.comparison, w);
    return page;
}

} // namespace octoplan::detail
