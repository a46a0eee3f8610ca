// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/report.h"
#include "values/comparison.h"
#include "values/decision.h"
#include "values/evidence.h"
#include "values/inputs.h"
#include "values/scenario.h"
#include "wording/wording.h"

#include <QDate>

#include <optional>
#include <set>
#include <vector>

namespace octoplan {

enum class SourceKind {
    Price,
    Nameplate,
    MatrixRate,
    Fp8Rate,
    UsableMemory,
    MemoryBandwidth,
    HostLink,
    HourlyPrice,
    AllReduce8
};

// One figure of the catalogue that the comparison rests on.
struct SourceFigure {
    SourceKind kind = SourceKind::Price;
    std::size_t offering = 0; // place in the comparison
    QString value;            // with unit and range
    QString source;           // in full; figures with the same source share a number in the report
    Confidence confidence = Confidence::Medium;
};

enum class ReportSection { Decision, TimeAndCost, Plans, Assumptions };

struct ReportInput {
    Scenario scenario;
    Comparison comparison;
    QString fileName;     // without folders; empty: never saved
    QString scenarioHash; // "sha256:…"
    QString version;
    QDate date;
    QList<SourceFigure> sources;
    std::optional<BreakEven> breakEven;    // the one to show
    std::vector<Sensitivity> tornado;      // widest first
    std::vector<std::size_t> pareto;       // by days
    std::vector<Expectation> expectations; // what published runs like the job say, for each offering
    std::set<ReportSection> sections{ReportSection::Decision, ReportSection::TimeAndCost, ReportSection::Plans,
                                     ReportSection::Assumptions};
};

[[nodiscard]] Report makeReport(const ReportInput& input, const Wording& wording);
// Several scenarios: a summary, then the sections of each. Not empty; file, version, date and sources are the first's.
[[nodiscard]] Report makeReport(const QList<ReportInput>& inputs, const Wording& wording);

// The number of an input as it was used: the model's own size where a preset gives it.
[[nodiscard]] double usedValue(const ReportInput& input, InputId id);
[[nodiscard]] QString sourceText(SourceKind kind, const Wording& wording);

namespace detail {

// Each writes one section. Not for use elsewhere.
[[nodiscard]] Section decisionSection(const ReportInput& input, const Wording& wording);
[[nodiscard]] Section timeAndCostSection(const ReportInput& input, const Wording& wording);
[[nodiscard]] Section plansSection(const ReportInput& input, const Wording& wording);
[[nodiscard]] Section summarySection(const QList<ReportInput>& inputs, const Wording& wording);
[[nodiscard]] Section assumptionsSection(const ReportInput& input, const Wording& wording);

// A row of figures, one for each offering; missing() where `text` gives nothing.
template <class Text>
[[nodiscard]] QStringList row(const QString& title, const Comparison& comparison, Text&& text)
{
    QStringList cells{title};
    for (const OfferingResult& result : comparison.offerings) {
        const QString cell = text(result);
        cells << (cell.isEmpty() ? Numbers::missing() : cell);
    }
    return cells;
}

[[nodiscard]] QStringList offeringsHeader(const Comparison& comparison, const Wording& wording);
// The catalogue's figures as a table with numbered sources below; nothing where there are none.
[[nodiscard]] QList<Block> sourceBlocks(const ReportInput& input, const Wording& wording);
// How far estimates were off on published runs like the job; nothing where no offering is known.
[[nodiscard]] QList<Block> accuracyBlocks(const ReportInput& input, const Wording& wording);
// "46 (12 on this card)": the published runs that the speed of an offering rests on; empty where nobody asked.
[[nodiscard]] QString similarRuns(const ReportInput& input, std::size_t offering, const Wording& wording);
// What to see in the charts of time against cost, break-even and what matters most.
[[nodiscard]] QString paretoSentence(const ReportInput& input, const Wording& wording);
[[nodiscard]] Charts::Chart breakEvenChart(const ReportInput& input, const Wording& wording);
[[nodiscard]] Charts::Chart sensitivityChart(const ReportInput& input, const Wording& wording);
// The title of a scenario, or a question about its model.
[[nodiscard]] QString titleOf(const ReportInput& input, const Wording& wording);
[[nodiscard]] QString tr(const Wording& wording, const char* source);

} // namespace detail
} // namespace octoplan
