// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wording/explanationtext.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace octoplan {

namespace {

struct Symbol {
    const char* key;
    const char* words;
};

constexpr std::array symbols = {
    Symbol{"usable", QT_TRANSLATE_NOOP("Symbols", "usable memory")},
    Symbol{"total", QT_TRANSLATE_NOOP("Symbols", "total")},
    Symbol{"tokens", QT_TRANSLATE_NOOP("Symbols", "tokens")},
    Symbol{"tokens_per_s", QT_TRANSLATE_NOOP("Symbols", "tokens per second")},
    Symbol{"tokens_per_sequence", QT_TRANSLATE_NOOP("Symbols", "tokens per sequence")},
    Symbol{"batch_sequences", QT_TRANSLATE_NOOP("Symbols", "sequences per batch")},
    Symbol{"step_s", QT_TRANSLATE_NOOP("Symbols", "step time")},
    Symbol{"utilisation", QT_TRANSLATE_NOOP("Symbols", "utilisation")},
    Symbol{"setup_hours", QT_TRANSLATE_NOOP("Symbols", "set-up hours")},
    Symbol{"devices", QT_TRANSLATE_NOOP("Symbols", "devices")},
    Symbol{"devices_sharing", QT_TRANSLATE_NOOP("Symbols", "devices that share a copy")},
    Symbol{"servers", QT_TRANSLATE_NOOP("Symbols", "servers")},
    Symbol{"parameters", QT_TRANSLATE_NOOP("Symbols", "parameters")},
    Symbol{"bytes", QT_TRANSLATE_NOOP("Symbols", "bytes")},
    Symbol{"needed_flops", QT_TRANSLATE_NOOP("Symbols", "operations that the task needs")},
    Symbol{"nameplate_flops_per_s", QT_TRANSLATE_NOOP("Symbols", "data-sheet rate")},
    Symbol{"share_reached", QT_TRANSLATE_NOOP("Symbols", "share reached")},
    Symbol{"price_per_month", QT_TRANSLATE_NOOP("Symbols", "price a month")},
    Symbol{"price_per_hour", QT_TRANSLATE_NOOP("Symbols", "price an hour")},
    Symbol{"bus_bandwidth", QT_TRANSLATE_NOOP("Symbols", "bus bandwidth")},
    Symbol{"memory_bandwidth", QT_TRANSLATE_NOOP("Symbols", "memory bandwidth")},
    Symbol{"host_link", QT_TRANSLATE_NOOP("Symbols", "link to the host")},
    Symbol{"host_link_shared", QT_TRANSLATE_NOOP("Symbols", "link to the host, all devices at once")},
    Symbol{"latency", QT_TRANSLATE_NOOP("Symbols", "latency")},
    Symbol{"hidden", QT_TRANSLATE_NOOP("Symbols", "hidden behind compute")},
    Symbol{"tokens_on_device", QT_TRANSLATE_NOOP("Symbols", "tokens of a micro-batch on the device")},
    Symbol{"layers_on_device", QT_TRANSLATE_NOOP("Symbols", "layers on the device")},
    Symbol{"bytes_per_token", QT_TRANSLATE_NOOP("Symbols", "bytes a token")},
    Symbol{"tensor_parallel_devices", QT_TRANSLATE_NOOP("Symbols", "tensor-parallel devices")},
    Symbol{"vocabulary", QT_TRANSLATE_NOOP("Symbols", "vocabulary")},
    Symbol{"requests_on_device", QT_TRANSLATE_NOOP("Symbols", "requests on the device")},
    Symbol{"bytes_per_request", QT_TRANSLATE_NOOP("Symbols", "bytes a request")},
    Symbol{"prefill_tokens", QT_TRANSLATE_NOOP("Symbols", "tokens of a prefill")},
    Symbol{"share_left_free", QT_TRANSLATE_NOOP("Symbols", "share that the allocator cannot reuse")},
    Symbol{"reserved", QT_TRANSLATE_NOOP("Symbols", "reserved")},
    Symbol{"allocated", QT_TRANSLATE_NOOP("Symbols", "allocated")},
    Symbol{"gathered_layers", QT_TRANSLATE_NOOP("Symbols", "gathered layers")},
    Symbol{"buckets", QT_TRANSLATE_NOOP("Symbols", "gradient buckets")},
    Symbol{"temporaries", QT_TRANSLATE_NOOP("Symbols", "temporaries")},
    Symbol{"context", QT_TRANSLATE_NOOP("Symbols", "context of the driver")},
    Symbol{"communicator", QT_TRANSLATE_NOOP("Symbols", "buffers of a communicator")},
    Symbol{"groups", QT_TRANSLATE_NOOP("Symbols", "groups")},
    Symbol{"stages", QT_TRANSLATE_NOOP("Symbols", "pipeline stages")},
    Symbol{"virtual_stages", QT_TRANSLATE_NOOP("Symbols", "virtual stages")},
    Symbol{"micro_batch_s", QT_TRANSLATE_NOOP("Symbols", "time of a micro-batch")},
    Symbol{"transfers", QT_TRANSLATE_NOOP("Symbols", "transfers between stages")},
    Symbol{"launches", QT_TRANSLATE_NOOP("Symbols", "kernel launches")},
    Symbol{"launch_s", QT_TRANSLATE_NOOP("Symbols", "time of a launch")},
    Symbol{"time_computing", QT_TRANSLATE_NOOP("Symbols", "time computing")},
    Symbol{"memory_usable", QT_TRANSLATE_NOOP("Symbols", "memory that frameworks see")},
    Symbol{"rates/nameplate_bf16", QT_TRANSLATE_NOOP("Symbols", "data-sheet rate, BF16")},
    Symbol{"rates/bf16", QT_TRANSLATE_NOOP("Symbols", "ceiling of the matrix units, BF16")},
    Symbol{"all_reduce/2", QT_TRANSLATE_NOOP("Symbols", "all-reduce over two devices")},
    Symbol{"all_reduce/8", QT_TRANSLATE_NOOP("Symbols", "all-reduce over eight devices")},
    Symbol{"all_gather/8", QT_TRANSLATE_NOOP("Symbols", "all-gather over eight devices")},
};

QString symbolText(const QString& key, const Explanation& e, const Wording& w)
{
    const std::string name = key.toStdString();
    if (e.figure.starts_with("memory."))
        if (const auto part = fromKey<MemoryPart>(name))
            return w.label(*part);
    if (e.figure.starts_with("time."))
        if (const auto part = fromKey<TimePart>(name))
            return w.label(*part);
    if (e.figure.starts_with("cost."))
        if (const auto line = fromKey<CostLineId>(name))
            return w.label(*line);
    const auto found =
        std::find_if(symbols.begin(), symbols.end(), [&key](const Symbol& symbol) { return key == symbol.key; });
    return found == symbols.end() ? key : w.numbers().translation().translate("Symbols", found->words);
}

QString signs(QString text) { return text.replace(u'*', u'×').replace(QStringLiteral(" - "), QStringLiteral(" − ")); }

QString formulaText(const Explanation& e, const Wording& w)
{
    static const QRegularExpression symbol(QStringLiteral("[a-z][a-z_]+"));
    const QString formula = QString::fromStdString(e.formula);
    QString text;
    qsizetype done = 0;
    for (auto it = symbol.globalMatch(formula); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        text += formula.mid(done, match.capturedStart() - done) + symbolText(match.captured(), e, w);
        done = match.capturedEnd();
    }
    return signs(text + formula.mid(done));
}

QString constantText(const ExplainedConstant& c, const Explanation& e, const Wording& w)
{
    QString value = w.numbers().decimal(c.value.likely);
    if (const QString range = w.numbers().significantRange(c.value); !range.isEmpty())
        value += QStringLiteral(" (%1)").arg(range);
    QString source = QString::fromStdString(c.source);
    if (!c.date.empty() && !source.contains(QString::fromStdString(c.date)))
        source += QStringLiteral(", ") + QString::fromStdString(c.date);
    return w.numbers()
        .translation()
        .translate("Symbols", "%1: %2 %3 (%4; confidence: %5)")
        .arg(symbolText(QString::fromStdString(c.key), e, w), value, QString::fromStdString(c.unit), source,
             w.label(c.confidence));
}

} // namespace

QString explanationText(const Explanation& e, const Wording& w)
{
    QStringList lines{QStringLiteral("= ") + formulaText(e, w)};
    if (!e.numbers.empty())
        lines << QStringLiteral("= ") + signs(QString::fromStdString(e.numbers)) +
                     (e.unit == "1" ? QString() : u' ' + QString::fromStdString(e.unit));
    for (const ExplainedConstant& constant : e.constants)
        lines << constantText(constant, e, w);
    return lines.join(u'\n');
}

} // namespace octoplan
