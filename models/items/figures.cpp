// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "figures.h"

#include <string_view>
#include <utility>

namespace octoplan::detail {

namespace {

using Number = std::optional<double>;

Unit unitOf(std::string_view key)
{
    const auto starts = [key](std::string_view prefix) { return key.substr(0, prefix.size()) == prefix; };
    if (key == "verdict" || key == "plan" || key == "stack" || key == "memory.peak_phase" || starts("bottleneck."))
        return Unit::Word;
    if (starts("memory."))
        return Unit::Gib;
    if (starts("cost."))
        return Unit::Money;
    if (key == "time.days")
        return Unit::Days;
    if (key == "time.mfu")
        return Unit::Share;
    const bool seconds =
        key == "time.step_s" || starts("time.parts.") || starts("time.prefill") || starts("time.decode");
    return seconds ? Unit::Seconds : Unit::Plain;
}

// A row whose label and hint come from the context "Figures".
Figure figure(const char* key, const char* label, const char* hint,
              std::function<QString(const OfferingResult&, const Wording&)> text,
              std::function<Number(const OfferingResult&)> number)
{
    const auto words = [](const char* source) {
        return [source](const Wording& w) {
            return source ? w.numbers().translation().translate("Figures", source) : QString();
        };
    };
    return {key, words(label), std::move(text), std::move(number), words(hint), unitOf(key)};
}

// Rows that exist where the optional part of a result does.
template <class Part>
Figure of(std::optional<Part> OfferingResult::*member, const char* key, const char* label, const char* hint,
          std::function<QString(const Part&, const Wording&)> text, std::function<Number(const Part&)> number)
{
    return figure(
        key, label, hint,
        [member, text](const OfferingResult& r, const Wording& w) {
            return r.*member ? text(*(r.*member), w) : QString();
        },
        [member, number](const OfferingResult& r) { return r.*member ? number(*(r.*member)) : Number(); });
}

Figure bytes(const char* key, const char* label, const char* hint, Bytes (*read)(const MemoryEstimate&))
{
    return of<MemoryEstimate>(
        &OfferingResult::memory, key, label, hint,
        [read](const MemoryEstimate& m, const Wording& w) { return w.numbers().memory(read(m)); },
        [read](const MemoryEstimate& m) { return Number(toGib(read(m))); });
}

Figure seconds(const char* key, const char* label, const char* hint, Seconds (*read)(const ServeEstimate&))
{
    return of<TimeEstimate>(
        &OfferingResult::time, key, label, hint,
        [read](const TimeEstimate& t, const Wording& w) {
            return t.serve ? w.numbers().seconds(read(*t.serve)) : QString();
        },
        [read](const TimeEstimate& t) { return t.serve ? Number(read(*t.serve).value) : Number(); });
}

template <class E>
std::string partKey(const char* prefix, E part)
{
    return prefix + std::string(keyOf(part));
}

void addMemory(std::vector<Figure>& rows, Task task)
{
    rows.push_back(bytes("memory.total", QT_TRANSLATE_NOOP("Figures", "Memory per device"),
                         QT_TRANSLATE_NOOP("Figures", "Of the fullest device, as nvidia-smi or npu-smi would show"),
                         [](const MemoryEstimate& m) { return m.total; }));
    rows.push_back(bytes("memory.usable", QT_TRANSLATE_NOOP("Figures", "Usable memory"),
                         QT_TRANSLATE_NOOP("Figures", "What the framework can see of the card"),
                         [](const MemoryEstimate& m) { return m.usable; }));
    rows.push_back(bytes("memory.margin", QT_TRANSLATE_NOOP("Figures", "Memory to spare"), nullptr,
                         [](const MemoryEstimate& m) { return m.margin(); }));
    for (std::size_t i = 0; i < choiceCount<MemoryPart>; ++i) {
        const auto part = static_cast<MemoryPart>(i);
        const bool training = part == MemoryPart::Gradients || part == MemoryPart::Optimizer;
        if ((task == Task::Serve && training) || (task != Task::Serve && part == MemoryPart::KvCache))
            continue;
        Figure row = of<MemoryEstimate>(
            &OfferingResult::memory, "", nullptr, nullptr,
            [part](const MemoryEstimate& m, const Wording& w) { return w.numbers().memory(m.parts[part]); },
            [part](const MemoryEstimate& m) { return Number(toGib(m.parts[part])); });
        row.key = partKey("memory.", part);
        row.unit = unitOf(row.key);
        row.label = [part](const Wording& w) {
            return w.numbers().translation().translate("Figures", "Memory: %1").arg(w.label(part));
        };
        row.hint = [part](const Wording& w) { return w.hint(part); };
        rows.push_back(std::move(row));
    }
    rows.push_back(of<MemoryEstimate>(
        &OfferingResult::memory, "memory.peak_phase", QT_TRANSLATE_NOOP("Figures", "Peak"),
        QT_TRANSLATE_NOOP("Figures", "The phase of a step in which memory is fullest"),
        [](const MemoryEstimate& m, const Wording& w) { return w.label(m.peakPhase); },
        [](const MemoryEstimate& m) { return Number(static_cast<double>(m.peakPhase)); }));
    rows.push_back(bytes("memory.host_per_server", QT_TRANSLATE_NOOP("Figures", "Host memory for offloading"),
                         QT_TRANSLATE_NOOP("Figures", "Per server"),
                         [](const MemoryEstimate& m) { return m.hostPerServer; }));
}

Figure timeFigure(const char* key, const char* label, const char* hint,
                  std::function<QString(const TimeEstimate&, const Numbers&)> text,
                  double (*number)(const TimeEstimate&))
{
    return of<TimeEstimate>(
        &OfferingResult::time, key, label, hint,
        [text = std::move(text)](const TimeEstimate& t, const Wording& w) { return text(t, w.numbers()); },
        [number](const TimeEstimate& t) { return Number(number(t)); });
}

void addSpeed(std::vector<Figure>& rows)
{
    rows.push_back(timeFigure(
        "time.tokens_per_s", QT_TRANSLATE_NOOP("Figures", "Tokens per second, all servers"), nullptr,
        [](const TimeEstimate& t, const Numbers& n) { return n.significant(t.tokensPerSecond.likely); },
        [](const TimeEstimate& t) { return t.tokensPerSecond.likely; }));
    rows.push_back(timeFigure(
        "time.tokens_per_s_per_device", QT_TRANSLATE_NOOP("Figures", "Tokens per second, each device"), nullptr,
        [](const TimeEstimate& t, const Numbers& n) { return n.significant(t.tokensPerSecondPerDevice); },
        [](const TimeEstimate& t) { return t.tokensPerSecondPerDevice; }));
}

// The share of a step is said where communication is known: "100 s (48 %)".
QString stepText(const OfferingResult& r, const Wording& w)
{
    if (!r.time)
        return {};
    const QString step = w.numbers().seconds(r.time->step);
    return r.bottleneck ? w.numbers()
                              .translation()
                              .translate("Figures", "%1 (%2)", "step time and share")
                              .arg(step, w.numbers().share(r.bottleneck->communicationShare))
                        : step;
}

void addTraining(std::vector<Figure>& rows)
{
    rows.push_back(figure("time.step_s", QT_TRANSLATE_NOOP("Figures", "Step time (exposed communication)"),
                          QT_TRANSLATE_NOOP("Figures", "One optimizer step, and the share that waits for the links"),
                          stepText,
                          [](const OfferingResult& r) { return r.time ? Number(r.time->step.value) : Number(); }));
    for (std::size_t i = 0; i < choiceCount<TimePart>; ++i) {
        const auto part = static_cast<TimePart>(i);
        Figure row = of<TimeEstimate>(
            &OfferingResult::time, "", nullptr, nullptr,
            [part](const TimeEstimate& t, const Wording& w) { return w.numbers().seconds(t.parts[part]); },
            [part](const TimeEstimate& t) { return Number(t.parts[part].value); });
        row.key = partKey("time.parts.", part);
        row.unit = unitOf(row.key);
        row.label = [part](const Wording& w) {
            return w.numbers().translation().translate("Figures", "Step: %1").arg(w.label(part));
        };
        row.hint = [part](const Wording& w) { return w.hint(part); };
        rows.push_back(std::move(row));
    }
    rows.push_back(timeFigure(
        "time.mfu", QT_TRANSLATE_NOOP("Figures", "Model FLOPS utilisation"),
        QT_TRANSLATE_NOOP("Figures", "Needed operations against the dense BF16 nameplate"),
        [](const TimeEstimate& t, const Numbers& n) { return n.share(t.mfu); },
        [](const TimeEstimate& t) { return t.mfu; }));
    rows.push_back(timeFigure(
        "time.tokens", QT_TRANSLATE_NOOP("Figures", "Work"), nullptr,
        [](const TimeEstimate& t, const Numbers& n) { return n.tokens(t.tokens); },
        [](const TimeEstimate& t) { return t.tokens; }));
    rows.push_back(timeFigure(
        "time.days", QT_TRANSLATE_NOOP("Figures", "Time"), QT_TRANSLATE_NOOP("Figures", "Of rented calendar time"),
        [](const TimeEstimate& t, const Numbers& n) { return n.days(t.days.likely); },
        [](const TimeEstimate& t) { return t.days.likely; }));
}

void addServing(std::vector<Figure>& rows)
{
    rows.push_back(seconds("time.prefill_ms", QT_TRANSLATE_NOOP("Figures", "Prefill of one prompt"), nullptr,
                           [](const ServeEstimate& s) { return s.prefill; }));
    rows.push_back(seconds("time.decode_ms_per_token", QT_TRANSLATE_NOOP("Figures", "Next token of one request"),
                           nullptr, [](const ServeEstimate& s) { return s.decodePerToken; }));
    rows.push_back(of<TimeEstimate>(
        &OfferingResult::time, "time.max_concurrent_requests",
        QT_TRANSLATE_NOOP("Figures", "Requests that fit at once"), nullptr,
        [](const TimeEstimate& t, const Wording& w) {
            return t.serve ? w.numbers().count(t.serve->maxConcurrentRequests) : QString();
        },
        [](const TimeEstimate& t) { return t.serve ? Number(t.serve->maxConcurrentRequests) : Number(); }));
}

void addMoney(std::vector<Figure>& rows, Task task)
{
    const auto cost = [&rows](const char* key, const char* label, Number (*read)(const CostEstimate&)) {
        rows.push_back(of<CostEstimate>(
            &OfferingResult::cost, key, label, nullptr,
            [read](const CostEstimate& c, const Wording& w) {
                const Number amount = read(c);
                return amount ? w.numbers().money(yuan(*amount)) : QString();
            },
            [read](const CostEstimate& c) { return read(c); }));
    };
    if (task != Task::Serve)
        cost("cost.total", QT_TRANSLATE_NOOP("Figures", "Total cost"),
             [](const CostEstimate& c) { return Number(toYuan(c.total.likely)); });
    cost("cost.per_billion_tokens", QT_TRANSLATE_NOOP("Figures", "Cost per billion tokens"),
         [](const CostEstimate& c) { return c.perBillionTokens ? Number(toYuan(*c.perBillionTokens)) : Number(); });
    cost("cost.monthly", QT_TRANSLATE_NOOP("Figures", "Rent a month, all servers"),
         [](const CostEstimate& c) { return Number(toYuan(c.monthly.likely)); });
}

void addPlan(std::vector<Figure>& rows)
{
    rows.push_back(of<Bottleneck>(
        &OfferingResult::bottleneck, "bottleneck.limits_speed", QT_TRANSLATE_NOOP("Figures", "What limits speed"),
        QT_TRANSLATE_NOOP("Figures", "The largest exposed part of a step"),
        [](const Bottleneck& b, const Wording& w) { return w.label(b.limitsSpeed); },
        [](const Bottleneck& b) { return Number(static_cast<double>(b.limitsSpeed)); }));
    rows.push_back(of<Bottleneck>(
        &OfferingResult::bottleneck, "bottleneck.kind", QT_TRANSLATE_NOOP("Figures", "Bottleneck"), nullptr,
        [](const Bottleneck& b, const Wording& w) { return w.label(b.kind); },
        [](const Bottleneck& b) { return Number(static_cast<double>(b.kind)); }));
    rows.push_back(of<ParallelPlan>(
        &OfferingResult::plan, "plan", QT_TRANSLATE_NOOP("Figures", "Plan"), nullptr,
        [](const ParallelPlan& p, const Wording& w) { return w.plan(p); },
        [](const ParallelPlan& p) { return Number(p.tp * p.pp * p.cp); }));
    rows.push_back(of<ParallelPlan>(
        &OfferingResult::plan, "plan.batch_sequences", QT_TRANSLATE_NOOP("Figures", "Sequences per batch"), nullptr,
        [](const ParallelPlan& p, const Wording& w) { return w.numbers().count(p.batchSequences()); },
        [](const ParallelPlan& p) { return Number(p.batchSequences()); }));
    rows.push_back(figure(
        "stack", QT_TRANSLATE_NOOP("Figures", "Software"), nullptr,
        [](const OfferingResult& r, const Wording& w) { return w.label(r.stack); },
        [](const OfferingResult& r) { return Number(static_cast<double>(r.stack)); }));
    rows.push_back(figure(
        "plans_considered", QT_TRANSLATE_NOOP("Figures", "Plans considered"), nullptr,
        [](const OfferingResult& r, const Wording& w) {
            return w.numbers().count(static_cast<double>(r.plansConsidered));
        },
        [](const OfferingResult& r) { return Number(static_cast<double>(r.plansConsidered)); }));
}

QString rangeText(std::string_view key, const OfferingResult& r, const Numbers& n)
{
    if (key == "memory.total" && r.memory)
        return n.memoryRange(r.memory->low, r.memory->high);
    if (key == "time.tokens_per_s" && r.time)
        return n.significantRange(r.time->tokensPerSecond);
    if (key == "time.days" && r.time)
        return n.daysRange(r.time->days);
    if (key == "cost.total" && r.cost)
        return n.moneyRange(r.cost->total);
    if (key == "cost.monthly" && r.cost)
        return n.moneyRange(r.cost->monthly);
    return {};
}

std::vector<Figure> build(Task task)
{
    std::vector<Figure> rows;
    rows.push_back(figure(
        "verdict", QT_TRANSLATE_NOOP("Figures", "Verdict"), nullptr,
        [](const OfferingResult& r, const Wording& w) { return w.label(r.verdict); },
        [](const OfferingResult& r) { return Number(static_cast<double>(r.verdict)); }));
    addSpeed(rows);
    if (task == Task::Serve)
        addServing(rows);
    else
        addTraining(rows);
    addMoney(rows, task);
    addMemory(rows, task);
    addPlan(rows);
    return rows;
}

} // namespace

const std::vector<Figure>& figuresOf(Task task)
{
    static const std::vector<Figure> training = build(Task::Full);
    static const std::vector<Figure> serving = build(Task::Serve);
    return task == Task::Serve ? serving : training;
}

QString explanationOf(const Figure& figure, const OfferingResult& result, const Wording& wording)
{
    QString hint = figure.hint(wording);
    const QString range = rangeText(figure.key, result, wording.numbers());
    if (range.isEmpty())
        return hint;
    const QString interval = wording.numbers().translation().translate("Figures", "80 % interval: %1").arg(range);
    return hint.isEmpty() ? interval : hint + u'\n' + interval;
}

QString differenceText(const Figure& figure, const OfferingResult& now, const OfferingResult& before,
                       const Numbers& numbers)
{
    const Number a = figure.number(now);
    const Number b = figure.number(before);
    if (!a || !b)
        return {};
    const double difference = *a - *b;
    switch (figure.unit) {
    case Unit::Word: return {};
    case Unit::Gib: return numbers.memoryDifference(gib(difference));
    case Unit::Days: return numbers.daysDifference(difference);
    case Unit::Money: return numbers.moneyDifference(yuan(difference));
    case Unit::Seconds: return numbers.secondsDifference({difference});
    case Unit::Share: return numbers.shareDifference(difference);
    case Unit::Plain: break;
    }
    return numbers.significantDifference(difference);
}

} // namespace octoplan::detail
