// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plantext.h"

#include "wording.h"

#include <algorithm>
#include <charconv>

namespace octoplan {

namespace {

QString group(const char* letters, int size)
{
    return size > 1 ? QLatin1String(letters) + QString::number(size) : QString();
}

QString join(QStringList parts, const QString& separator)
{
    parts.removeAll(QString());
    return parts.join(separator);
}

} // namespace

QString Wording::plan(const ParallelPlan& p) const
{
    QStringList parts{group("TP", p.tp), group("PP", p.pp), group("VP", p.vp), group("CP", p.cp), group("EP", p.ep)};
    if (p.dp > 1 || p.devices() == 1)
        parts << QStringLiteral("DP%1").arg(p.dp);
    if (p.zero > 0)
        parts << QStringLiteral("ZeRO-%1").arg(p.zero);
    if (p.sequenceParallel)
        parts << QStringLiteral("SP");
    parts << QStringLiteral("mb %1").arg(p.microBatch) << label(p.recompute);
    if (p.offload != Offload::None)
        parts << label(p.offload);
    return join(parts, QStringLiteral(" · "));
}

namespace {

// "tp=4" into `field` where the key is `key`.
bool readNumber(std::string_view part, std::string_view key, int& field)
{
    if (part.size() <= key.size() || part.substr(0, key.size()) != key || part[key.size()] != '=')
        return false;
    const std::string_view digits = part.substr(key.size() + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), field);
    return error == std::errc() && end == digits.data() + digits.size();
}

template <class E>
bool readChoice(std::string_view part, std::string_view key, E& field)
{
    if (part.substr(0, key.size()) != key)
        return false;
    const std::optional<E> choice = fromKey<E>(part.substr(key.size()));
    field = choice.value_or(field);
    return choice.has_value();
}

bool readPart(std::string_view part, ParallelPlan& p)
{
    if (part == "sequence_parallel") {
        p.sequenceParallel = true;
        return true;
    }
    return readNumber(part, "tp", p.tp) || readNumber(part, "pp", p.pp) || readNumber(part, "dp", p.dp) ||
           readNumber(part, "cp", p.cp) || readNumber(part, "ep", p.ep) || readNumber(part, "vp", p.vp) ||
           readNumber(part, "zero", p.zero) || readNumber(part, "micro_batch", p.microBatch) ||
           readNumber(part, "accumulation", p.accumulation) || readChoice(part, "recompute=", p.recompute) ||
           readChoice(part, "offload=", p.offload);
}

} // namespace

std::optional<ParallelPlan> detail::planFromKeys(std::string_view text)
{
    ParallelPlan plan;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (!readPart(text.substr(0, end), plan))
            return std::nullopt;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return plan;
}

QString Wording::planDifference(const ParallelPlan& plan, const ParallelPlan& from) const
{
    const Translation& t = m_numbers.translation();
    QStringList parts;
    const auto add = [&](const QString& now, const QString& before) {
        if (now != before)
            parts << t.translate("Plan", "%1 (not %2)").arg(now, before);
    };
    const auto sized = [](const char* name, int size) { return QLatin1String(name) + QString::number(size); };
    add(sized("TP", plan.tp), sized("TP", from.tp));
    add(sized("PP", plan.pp), sized("PP", from.pp));
    add(sized("VP", plan.vp), sized("VP", from.vp));
    add(sized("CP", plan.cp), sized("CP", from.cp));
    add(sized("EP", plan.ep), sized("EP", from.ep));
    add(sized("ZeRO-", plan.zero), sized("ZeRO-", from.zero));
    add(sized("mb ", plan.microBatch), sized("mb ", from.microBatch));
    add(label(plan.recompute), label(from.recompute));
    add(label(plan.offload), label(from.offload));
    if (plan.sequenceParallel != from.sequenceParallel)
        parts << (plan.sequenceParallel ? t.translate("Plan", "with sequence parallelism")
                                        : t.translate("Plan", "without sequence parallelism"));
    return join(parts, QStringLiteral(" · "));
}

QString Wording::planLong(const ParallelPlan& p) const
{
    const Translation& t = m_numbers.translation();
    QStringList lines;
    const auto add = [&](const QString& pattern, int size) {
        if (size > 1)
            lines << pattern.arg(size);
    };
    add(t.translate("Plan", "tensor parallel over %1 devices"), p.tp);
    add(t.translate("Plan", "%1 pipeline stages"), p.pp);
    add(t.translate("Plan", "%1 virtual stages per device"), p.vp);
    add(t.translate("Plan", "context parallel over %1 devices"), p.cp);
    add(t.translate("Plan", "experts spread over %1 devices"), p.ep);
    add(t.translate("Plan", "%1 data-parallel replicas"), p.dp);
    if (p.zero == 1)
        lines << t.translate("Plan", "ZeRO-1: optimizer states sharded");
    if (p.zero == 2)
        lines << t.translate("Plan", "ZeRO-2: optimizer states and gradients sharded");
    if (p.zero == 3)
        lines << t.translate("Plan", "ZeRO-3: weights, gradients and optimizer states sharded");
    if (p.sequenceParallel)
        lines << t.translate("Plan", "sequence parallel");
    lines << t.translate("Plan", "micro-batch of %n sequence(s)", nullptr, p.microBatch);
    lines << t.translate("Plan", "%n micro-batch(es) per step", nullptr, p.accumulation);
    lines << t.translate("Plan", "batch of %n sequence(s)", nullptr, p.batchSequences());
    lines << label(p.recompute) << label(p.offload);
    return lines.join(u'\n');
}

} // namespace octoplan
