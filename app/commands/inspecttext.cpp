// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "inspecttext.h"

#include "commandline/texttable.h"
#include "wording/problemtext.h"
#include "workload/census.h"

#include <QCoreApplication>

namespace octoplan {

namespace {

struct Size {
    const char* name;  // in the context "Inspect"
    const char* field; // as in "read_from"
    int ModelShape::*member;
};
constexpr Size sizes[] = {
    {QT_TRANSLATE_NOOP("Inspect", "Layers"), "layers", &ModelShape::layers},
    {QT_TRANSLATE_NOOP("Inspect", "Hidden width"), "hidden", &ModelShape::hidden},
    {QT_TRANSLATE_NOOP("Inspect", "FFN width"), "ffn", &ModelShape::ffn},
    {QT_TRANSLATE_NOOP("Inspect", "Heads"), "heads", &ModelShape::heads},
    {QT_TRANSLATE_NOOP("Inspect", "KV heads"), "kv_heads", &ModelShape::kvHeads},
    {QT_TRANSLATE_NOOP("Inspect", "Head size"), "head_size", &ModelShape::headSize},
    {QT_TRANSLATE_NOOP("Inspect", "Vocabulary"), "vocab", &ModelShape::vocab},
    {QT_TRANSLATE_NOOP("Inspect", "Experts"), "experts", &ModelShape::experts},
    {QT_TRANSLATE_NOOP("Inspect", "Experts for one token"), "active_experts", &ModelShape::activeExperts},
    {QT_TRANSLATE_NOOP("Inspect", "Width of an expert"), "expert_ffn", &ModelShape::expertFfn},
    {QT_TRANSLATE_NOOP("Inspect", "Shared experts"), "shared_experts", &ModelShape::sharedExperts},
    {QT_TRANSLATE_NOOP("Inspect", "KV latent"), "kv_latent", &ModelShape::kvLatent},
    {QT_TRANSLATE_NOOP("Inspect", "Query latent"), "q_latent", &ModelShape::qLatent},
    {QT_TRANSLATE_NOOP("Inspect", "Rotary head size"), "rope_head_size", &ModelShape::ropeHeadSize},
    {QT_TRANSLATE_NOOP("Inspect", "Value head size"), "value_head_size", &ModelShape::valueHeadSize},
    {QT_TRANSLATE_NOOP("Inspect", "Sliding window"), "window", &ModelShape::window},
};

QString words(const char* source) { return QCoreApplication::translate("Inspect", source); }

// Where a field's value came from.
QString origin(const ConfigReading& reading, const std::string& field)
{
    if (const auto read = reading.readFrom.find(field); read != reading.readFrom.end())
        return QString::fromStdString(read->second);
    if (const auto assumed = reading.assumed.find(field); assumed != reading.assumed.end())
        return words(QT_TRANSLATE_NOOP("Inspect", "assumed, %1")).arg(messageText(assumed->second));
    return {};
}

void addCounts(TextTable& table, const ConfigReading& reading, const Numbers& n)
{
    const Census c = census(reading.shape);
    const auto count = [&](std::int64_t value) { return n.count(static_cast<double>(value)); };
    table.addRow({words(QT_TRANSLATE_NOOP("Inspect", "Family")), QString::fromStdString(reading.shape.family), {}});
    table.addRow({words(QT_TRANSLATE_NOOP("Inspect", "Parameters")), count(c.total),
                  n.parameters(static_cast<double>(c.total))});
    table.addRow({words(QT_TRANSLATE_NOOP("Inspect", "Parameters for one token")), count(c.active),
                  n.parameters(static_cast<double>(c.active))});
    table.addRow({words(QT_TRANSLATE_NOOP("Inspect", "Parameters that compute")), count(c.flop),
                  words(QT_TRANSLATE_NOOP("Inspect", "for one token, without the input embedding"))});
    if (reading.visionParameters)
        table.addRow({words(QT_TRANSLATE_NOOP("Inspect", "Vision part")), count(*reading.visionParameters),
                      words(QT_TRANSLATE_NOOP("Inspect", "not in the parameters above"))});
    table.addRow({words(QT_TRANSLATE_NOOP("Inspect", "KV cache")), n.count(2.0 * c.kvElementsPerToken),
                  words(QT_TRANSLATE_NOOP("Inspect", "bytes a token, at 2 bytes"))});
}

void addStored(TextTable& table, const ConfigReading& reading)
{
    if (reading.quantisation.empty())
        return;
    const QString bits = reading.storedBits
                             ? words(QT_TRANSLATE_NOOP("Inspect", "%1 bits a weight")).arg(*reading.storedBits)
                             : QString();
    table.addRow(
        {words(QT_TRANSLATE_NOOP("Inspect", "Stored as")), QString::fromStdString(reading.quantisation), bits});
}

} // namespace

QString inspectText(const ConfigReading& reading, const Wording& wording)
{
    if (reading.refused)
        return {};
    TextTable table;
    table.addColumn(QString::fromStdString(reading.shape.name));
    table.addColumn({}, Alignment::Right);
    table.addColumn(words(QT_TRANSLATE_NOOP("Inspect", "Read from")));
    addCounts(table, reading, wording.numbers());
    for (const Size& size : sizes)
        if (const int value = reading.shape.*size.member; value > 0)
            table.addRow({words(size.name), wording.numbers().count(value), origin(reading, size.field)});
    table.addRow({words(QT_TRANSLATE_NOOP("Inspect", "Tied embeddings")),
                  reading.shape.tiedEmbeddings ? words(QT_TRANSLATE_NOOP("Inspect", "yes"))
                                               : words(QT_TRANSLATE_NOOP("Inspect", "no")),
                  origin(reading, "tied_embeddings")});
    addStored(table, reading);
    return table.text();
}

} // namespace octoplan
