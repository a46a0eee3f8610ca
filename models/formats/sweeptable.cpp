// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/sweeptable.h"

#include "formats/comparison.h"
#include "formats/concat.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace octoplan {

namespace {

using nlohmann::ordered_json;

std::string jsonText(std::string_view text) { return nlohmann::json(text).dump(); }

Figures figuresOf(const SweepOrigin& origin)
{
    Figures figures{origin.task != Task::Serve, origin.task == Task::Serve, origin.currency};
    for (const SweepAxis& axis : origin.grid.axes)
        if (axis.choice && axis.choice->id == ChoiceInputId::Task) {
            const auto serving = static_cast<double>(Task::Serve);
            const auto servings = std::count(axis.values.begin(), axis.values.end(), serving);
            figures.serving = servings > 0;
            figures.training = static_cast<std::size_t>(servings) < axis.size();
        }
    return figures;
}

Cell cellOf(const SweepAxis& axis, std::size_t index)
{
    if (axis.number)
        return axis.values[index];
    return std::string(axis.choice->options[static_cast<std::size_t>(axis.values[index])]);
}

std::string axisJson(const SweepAxis& axis)
{
    std::string values;
    for (std::size_t i = 0; i < axis.size(); ++i)
        values += concat(i > 0 ? "," : "", jsonOf(cellOf(axis, i)));
    const char* scale = !axis.number ? "choice" : axis.number->scale == Scale::Linear ? "linear" : "logarithmic";
    return concat(R"({"input":)", jsonText(axis.key()), R"(,"scale":")", scale, R"(","values":[)", values, "]}");
}

std::string offeringText(const SweepOrigin& origin, std::optional<std::size_t> offering)
{
    return offering && *offering < origin.offerings.size() ? jsonText(origin.offerings[*offering]) : "null";
}

} // namespace

SweepTable::SweepTable(const SweepOrigin& origin)
    : m_origin(origin)
    , m_columns(nameColumns())
{
    const std::vector<ResultColumn> figures = figureColumns(figuresOf(origin));
    m_columns.insert(m_columns.end(), figures.begin(), figures.end());
    m_names.emplace_back("point");
    for (const SweepAxis& axis : origin.grid.axes)
        m_names.emplace_back(axis.key());
    m_names.insert(m_names.end(), {"winner", "tie"});
    for (const ResultColumn& column : m_columns)
        m_names.push_back(column.name);
}

Cell SweepTable::valueOf(std::size_t axis, std::size_t point) const
{
    return cellOf(m_origin.grid.axes[axis], m_origin.grid.indices(point)[axis]);
}

std::vector<SweepRow> SweepTable::rows(std::size_t point, const Comparison& comparison) const
{
    SweepRow lead{Cell(double(point))};
    for (std::size_t axis = 0; axis < m_origin.grid.axes.size(); ++axis)
        lead.push_back(valueOf(axis, point));
    const Answer& answer = comparison.answer;
    lead.push_back(answer.offering ? Cell(comparison.offerings[*answer.offering].id) : Cell());
    lead.emplace_back(answer.tie);
    std::vector<SweepRow> rows;
    for (const OfferingResult& result : comparison.offerings) {
        rows.push_back(lead);
        rows.back().reserve(m_names.size());
        for (const ResultColumn& column : m_columns)
            rows.back().push_back(column.read(result));
    }
    return rows;
}

std::optional<AnswerState> SweepTable::stateOf(const std::vector<SweepRow>& rows) const
{
    const std::size_t winner = m_origin.grid.axes.size() + 1, id = winner + 2, verdict = id + 3;
    AnswerState state;
    if (rows.size() != m_origin.offerings.size())
        return std::nullopt;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const SweepRow& row = rows[i];
        const auto* word = row.size() == m_names.size() ? std::get_if<std::string>(&row[verdict]) : nullptr;
        const auto found = word ? fromKey<Verdict>(*word) : std::nullopt;
        if (!found || row[id] != Cell(m_origin.offerings[i]) || row[winner] != rows[0][winner])
            return std::nullopt;
        state.verdicts.push_back(*found);
        if (row[winner] == row[id])
            state.choice = i;
    }
    return state;
}

std::string SweepTable::head(SweepFormat format) const
{
    if (format == SweepFormat::Csv) {
        CsvText out;
        for (const std::string& name : m_names)
            out.text(name);
        out.endRow();
        return out.result();
    }
    std::string axes, offerings;
    for (const SweepAxis& axis : m_origin.grid.axes)
        axes += concat(axes.empty() ? "" : ",\n  ", axisJson(axis));
    for (const std::string& offering : m_origin.offerings)
        offerings += concat(offerings.empty() ? "" : ", ", jsonText(offering));
    return concat("{\n\"format\": \"octoplan-sweep\", \"version\": 1, \"program\": ", jsonText(m_origin.program),
                  ",\n\"scenario_hash\": ", jsonText(m_origin.scenarioHash),
                  ", \"catalog_date\": ", jsonText(m_origin.catalogDate),
                  ", \"currency\": ", jsonText(m_origin.currency), ",\n\"axes\": [\n  ", axes, "],\n\"offerings\": [",
                  offerings, "],\n\"points\": ", m_origin.grid.size(), ",\n\"rows\": [\n");
}

std::string SweepTable::text(SweepFormat format, std::size_t point, const std::vector<SweepRow>& rows) const
{
    if (format == SweepFormat::Csv) {
        CsvText out;
        for (const SweepRow& row : rows) {
            for (const Cell& cell : row)
                write(out, cell);
            out.endRow();
        }
        return out.result();
    }
    std::string out;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        out += point == 0 && i == 0 ? "{" : ",\n{";
        for (std::size_t column = 0; column < rows[i].size(); ++column)
            out += concat(column > 0 ? "," : "", "\"", m_names[column], "\":", jsonOf(rows[i][column]));
        out += '}';
    }
    return out;
}

std::string SweepTable::flipText(const SweepFlip& flip) const
{
    const std::size_t stride = m_origin.grid.stride(flip.axis);
    std::string others, verdicts;
    for (std::size_t axis = 0; axis < m_origin.grid.axes.size(); ++axis)
        if (axis != flip.axis)
            others += concat(jsonText(m_origin.grid.axes[axis].key()), ":", jsonOf(valueOf(axis, flip.point)));
    for (std::size_t i = 0; i < flip.after.verdicts.size(); ++i)
        if (flip.before.verdicts[i] != flip.after.verdicts[i])
            verdicts +=
                concat(verdicts.empty() ? "" : ",", R"({"offering":)", offeringText(m_origin, i), R"(,"from":")",
                       keyOf(flip.before.verdicts[i]), R"(","to":")", keyOf(flip.after.verdicts[i]), "\"}");
    const std::string winner = flip.before.choice == flip.after.choice
                                   ? "null"
                                   : concat(R"({"from":)", offeringText(m_origin, flip.before.choice), R"(,"to":)",
                                            offeringText(m_origin, flip.after.choice), "}");
    return concat(R"({"input":)", jsonText(m_origin.grid.axes[flip.axis].key()), R"(,"point":)", flip.point,
                  R"(,"from":)", jsonOf(valueOf(flip.axis, flip.point - stride)), R"(,"to":)",
                  jsonOf(valueOf(flip.axis, flip.point)), R"(,"at":)", jsonOf(flip.at ? Cell(*flip.at) : Cell()),
                  R"(,"others":{)", others, R"(},"winner":)", winner, R"(,"verdicts":[)", verdicts, "]}");
}

std::string SweepTable::foot(SweepFormat format, const std::string& flips) const
{
    if (format == SweepFormat::Csv)
        return {};
    return concat("\n],\n\"flips\": [", flips.empty() ? "" : "\n", flips, flips.empty() ? "" : "\n",
                  "],\n\"problems\": ", problemsJson(m_origin.problems).dump(), "\n}\n");
}

std::string sweepRefusal(const std::string& program, const Problems& problems)
{
    return ordered_json{
               {"format", "octoplan-sweep"}, {"version", 1}, {"program", program}, {"problems", problemsJson(problems)}}
               .dump(2) +
           "\n";
}

} // namespace octoplan
