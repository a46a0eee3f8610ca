// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparisontext.h"

#include "commandline/texttable.h"
#include "values/difference.h"

#include <functional>

namespace octoplan {

namespace {

struct Row {
    const char* label; // in the context "Figures"
    std::function<QString(const OfferingResult&, const Wording&)> text;
    // Against the baseline, where the figure has a difference.
    std::function<QString(const OfferingDifference&, const Numbers&)> change = {};
};

template <class T>
std::function<QString(const OfferingDifference&, const Numbers&)> changeOf(std::optional<T> OfferingDifference::*member,
                                                                           QString (Numbers::*text)(T) const)
{
    return [member, text](const OfferingDifference& d, const Numbers& n) {
        return d.*member ? QStringLiteral("A %1").arg((n.*text)(*(d.*member))) : QString();
    };
}

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
        {"Memory per device", memoryText, changeOf(&OfferingDifference::memory, &Numbers::memoryDifference)},
        {"Tokens per second, all servers", speedText,
         changeOf(&OfferingDifference::tokensPerSecond, &Numbers::significantDifference)},
    };
    if (task != Task::Serve)
        rows.insert(rows.end(),
                    {{"Time", daysText, changeOf(&OfferingDifference::days, &Numbers::daysDifference)},
                     {"Total cost", costText, changeOf(&OfferingDifference::cost, &Numbers::moneyDifference)}});
    rows.push_back(
        {"Rent a month, all servers", monthText, changeOf(&OfferingDifference::monthly, &Numbers::moneyDifference)});
    rows.push_back({"What limits speed", [](const OfferingResult& r, const Wording& w) {
                        return r.bottleneck ? w.label(r.bottleneck->limitsSpeed) : QString();
                    }});
    rows.push_back({"Plan", planText});
    return rows;
}

QString answerLines(const ComparisonBeside& shown, const Wording& wording)
{
    const AnswerText answer = answerText(shown.comparison, wording);
    QString out = answer.headline + '\n';
    QStringList lines = answer.reasons + answer.wouldChangeIf;
    if (shown.baseline)
        lines << baselineText(shown.comparison, *shown.baseline, QString::fromStdString(shown.baselineTitle), wording);
    for (const QString& line : std::as_const(lines))
        out += QStringLiteral("  · ") + line + '\n';
    return out;
}

TextTable figures(const ComparisonBeside& shown, const Wording& wording)
{
    const Comparison& comparison = shown.comparison;
    const std::vector<OfferingDifference> changes =
        shown.baseline ? differences(comparison, *shown.baseline) : std::vector<OfferingDifference>();
    TextTable table;
    table.addColumn({});
    for (const OfferingResult& result : comparison.offerings)
        table.addColumn(wording.offeringName(result.name), Alignment::Right);
    for (const Row& row : rowsOf(comparison.task)) {
        QStringList cells{wording.numbers().translation().translate("Figures", row.label)};
        for (std::size_t i = 0; i < comparison.offerings.size(); ++i) {
            const QString text = row.text(comparison.offerings[i], wording);
            const QString change =
                !changes.empty() && row.change ? row.change(changes[i], wording.numbers()) : QString();
            cells << withRange(text.isEmpty() ? Numbers::missing() : text, change);
        }
        table.addRow(cells);
    }
    return table;
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

QString comparisonText(const ComparisonBeside& shown, const Wording& wording, const ComparisonOrigin& origin)
{
    QString out;
    if (!origin.title.empty())
        out += QStringLiteral("# %1\n\n").arg(QString::fromStdString(origin.title));
    out += answerLines(shown, wording) + '\n' + figures(shown, wording).text();
    for (const OfferingResult& result : shown.comparison.offerings)
        out += '\n' + offeringLines(result, wording);
    if (origin.elapsedMs)
        out += QStringLiteral("\n%1 ms\n").arg(*origin.elapsedMs, 0, 'f', 3);
    return out;
}

} // namespace octoplan
