// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The three sums that are drawn as stacked bars.
#include "partsmodel.h"

#include <algorithm>

namespace octoplan {

namespace {

template <class E>
std::vector<std::string> keysOf()
{
    return {choiceKeys<E>.begin(), choiceKeys<E>.end()};
}

template <class E>
std::string figureKey(const char* prefix, E part)
{
    return prefix + std::string(keyOf(part));
}

Range<double> exactly(double v) { return {v, v, v}; }

Range<double> inUnits(const Range<Money>& r) { return {toYuan(r.low), toYuan(r.likely), toYuan(r.high)}; }

const CostLine* lineOf(const OfferingResult& r, int part)
{
    const auto& lines = r.cost->lines;
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [part](const CostLine& line) { return static_cast<int>(line.id) == part; });
    return found == lines.end() ? nullptr : &*found;
}

} // namespace

std::vector<std::string> MemoryPartsModel::partKeys() const { return keysOf<MemoryPart>(); }

std::string MemoryPartsModel::figureOf(int part) const { return figureKey("memory.", static_cast<MemoryPart>(part)); }

QString MemoryPartsModel::partLabel(int part) const { return wording().label(static_cast<MemoryPart>(part)); }

QString MemoryPartsModel::partHint(int part) const { return wording().hint(static_cast<MemoryPart>(part)); }

std::optional<Range<double>> MemoryPartsModel::partValue(const OfferingResult& r, int part) const
{
    if (!r.memory)
        return std::nullopt;
    return exactly(toGib(r.memory->parts[static_cast<MemoryPart>(part)]));
}

std::optional<Range<double>> MemoryPartsModel::total(const OfferingResult& r) const
{
    if (!r.memory)
        return std::nullopt;
    return Range<double>{toGib(r.memory->low), toGib(r.memory->total), toGib(r.memory->high)};
}

QString MemoryPartsModel::text(double value) const { return wording().numbers().memory(gib(value)); }

QString MemoryPartsModel::differenceText(const OfferingDifference& change) const
{
    return change.memory ? wording().numbers().memoryDifference(*change.memory) : QString();
}

std::vector<std::string> CostLinesModel::partKeys() const { return keysOf<CostLineId>(); }

std::string CostLinesModel::figureOf(int part) const { return figureKey("cost.", static_cast<CostLineId>(part)); }

QString CostLinesModel::partLabel(int part) const { return wording().label(static_cast<CostLineId>(part)); }

QString CostLinesModel::partHint(int part) const { return wording().hint(static_cast<CostLineId>(part)); }

std::optional<Range<double>> CostLinesModel::partValue(const OfferingResult& r, int part) const
{
    if (!r.cost)
        return std::nullopt;
    const CostLine* line = lineOf(r, part);
    return line ? inUnits(line->amount) : exactly(0.0);
}

std::optional<Range<double>> CostLinesModel::total(const OfferingResult& r) const
{
    if (!r.cost)
        return std::nullopt;
    return inUnits(r.cost->total);
}

QString CostLinesModel::text(double value) const { return wording().numbers().money(yuan(value)); }

QString CostLinesModel::differenceText(const OfferingDifference& change) const
{
    return change.cost ? wording().numbers().moneyDifference(*change.cost) : QString();
}

QString CostLinesModel::explanation(const OfferingResult& r, int part) const
{
    const CostLine* line = r.cost ? lineOf(r, part) : nullptr;
    return line && !line->formula.empty() ? QString::fromStdString(line->formula) : partHint(part);
}

std::vector<std::string> TimePartsModel::partKeys() const { return keysOf<TimePart>(); }

std::string TimePartsModel::figureOf(int part) const { return figureKey("time.parts.", static_cast<TimePart>(part)); }

QString TimePartsModel::partLabel(int part) const { return wording().label(static_cast<TimePart>(part)); }

QString TimePartsModel::partHint(int part) const { return wording().hint(static_cast<TimePart>(part)); }

std::optional<Range<double>> TimePartsModel::partValue(const OfferingResult& r, int part) const
{
    if (!r.time)
        return std::nullopt;
    return exactly(r.time->parts[static_cast<TimePart>(part)].value);
}

std::optional<Range<double>> TimePartsModel::total(const OfferingResult& r) const
{
    if (!r.time)
        return std::nullopt;
    return exactly(r.time->step.value);
}

QString TimePartsModel::text(double value) const { return wording().numbers().seconds({value}); }

QString TimePartsModel::differenceText(const OfferingDifference&) const { return {}; } // steps are of other work

} // namespace octoplan
