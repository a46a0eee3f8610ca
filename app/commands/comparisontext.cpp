// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparisontext.h"

#include "commandline/texttable.h"

#include <functional>

namespace octoplan {

namespace {

struct Row {
    const char* label; // in the context "Figures"
    std::function<QString(const OfferingResult&, const Wording&)> text;
};

// The range on a line of its own keeps the columns narrow enough for a terminal.
QString withRange(const QString& likely, const QString& range)
{
    return range.isEmpty() ? likely : likely + '\n' + range;
}

// The parts of a plan on as many lines as a column needs.
QString planText(const OfferingResult& r, const Wording& w)
{
    constexpr int columnWidth = 22;
    if (!r.plan)
        return {};
    QStringList lines;
    for (const QString& part : w.plan(*r.plan).split(QStringLiteral(" · "))) {
        const QString joined = lines.isEmpty() ? part : lines.last() + QStringLiteral(" · ") + part;
        if (!lines.isEmpty() && columnsOf(joined) <= columnWidth)
            lines.last() = joined;
        else
            lines << part;
    }
    return lines.join('\n');
}

QString memoryText(const OfferingResult& r, const Wording& w)
{
    return r.memory ? w.numbers().memoryOf(r.memory->total, r.memory->usable) : QString();
}

QString daysText(const OfferingResult& r, const Wording& w)
{
    return r.time ? withRange(w.numbers().days(r.time->days.likely), w.numbers().daysRange(r.time->days)) : QString();
}

QString speedText(const OfferingResult& r, const Wording& w)
{
    if (!r.time)
        return {};
    const Range<double>& speed = r.time->tokensPerSecond;
    return withRange(w.numbers().significant(speed.likely), w.numbers().significantRange(speed));
}

QString costText(const OfferingResult& r, const Wording& w)
{
    return r.cost ? withRange(w.numbers().money(r.cost->total.likely), w.numbers().moneyRange(r.cost->total))
                  : QString();
}

QString monthText(const OfferingResult& r, const Wording& w)
{
    return r.cost ? withRange(w.numbers().money(r.cost->monthly.likely), w.numbers().moneyRange(r.cost->monthly))
                  : QString();
}

std::vector<Row> rowsOf(Task task)
{
    std::vector<Row> rows{
        {"Verdict", [](const OfferingResult& r, const Wording& w) { return w.label(r.verdict); }},
        {"Memory per device", memoryText},
        {"Tokens per second, all servers", speedText},
    };
    if (task != Task::Serve)
        rows.insert(rows.end(), {{"Time", daysText}, {"Total cost", costText}});
    rows.push_back({"Rent a month, all servers", monthText});
    rows.push_back({"What limits speed", [](const OfferingResult& r, const Wording& w) {
                        return r.bottleneck ? w.label(r.bottleneck->limitsSpeed) : QString();
                    }});
    rows.push_back({"Plan", planText});
    return rows;
}

QString answerLines(const Comparison& comparison, const Wording& wording)
{
    const AnswerText answer = answerText(comparison, wording);
    QString out = answer.headline + '\n';
    for (const QString& line : answer.reasons + answer.wouldChangeIf)
        out += QStringLiteral("  · ") + line + '\n';
    return out;
}

QString offeringLines(const OfferingResult& result, const Wording& wording)
{
    QString out = wording.offeringName(result.name) + '\n';
    out += QStringLiteral("  ") + wording.sentence(result.why) + '\n';
    if (result.smallestFix)
        out += QStringLiteral("  ") + wording.sentence(*result.smallestFix) + '\n';
    for (const Reason& flag : result.flags)
        out += QStringLiteral("  · ") + wording.sentence(flag) + '\n';
    return out;
}

} // namespace

QString comparisonText(const Comparison& comparison, const Wording& wording, const ComparisonOrigin& origin)
{
    TextTable table;
    table.addColumn({});
    for (const OfferingResult& result : comparison.offerings)
        table.addColumn(wording.offeringName(result.name), Alignment::Right);
    for (const Row& row : rowsOf(comparison.task)) {
        QStringList cells{wording.numbers().translation().translate("Figures", row.label)};
        for (const OfferingResult& result : comparison.offerings) {
            const QString text = row.text(result, wording);
            cells << (text.isEmpty() ? Numbers::missing() : text);
        }
        table.addRow(cells);
    }
    QString out;
    if (!origin.title.empty())
        out += QStringLiteral("# %1\n\n").arg(QString::fromStdString(origin.title));
    out += answerLines(comparison, wording) + '\n' + table.text();
    for (const OfferingResult& result : comparison.offerings)
        out += '\n' + offeringLines(result, wording);
    if (origin.elapsedMs)
        out += QStringLiteral("\n%1 ms\n").arg(*origin.elapsedMs, 0, 'f', 3);
    return out;
}

} // namespace octoplan
