// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/sweeppart.h"

#include "formats/comparison.h"
#include "formats/concat.h"
#include "formats/sweepspec.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace octoplan {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr int version = 1;
constexpr const char* formatName = "octoplan-sweep-part";

// As on the command line.
std::string axisText(const SweepAxis& axis)
{
    std::string text(axis.key());
    if (axis.spaced > 0)
        return concat(text, "=", axis.values.front(), ":", axis.values.back(), ":", axis.spaced);
    for (std::size_t i = 0; i < axis.size(); ++i) {
        text += i == 0 ? "=" : ",";
        text += axis.number ? concat(axis.values[i])
                            : std::string(axis.choice->options[static_cast<std::size_t>(axis.values[i])]);
    }
    return text;
}

std::string markText(const SliderMark& mark)
{
    ordered_json verdicts = ordered_json::array();
    for (std::size_t i = 0; i < mark.verdicts.size(); ++i)
        verdicts.push_back({mark.verdicts[i], keyOf(mark.become[i])});
    const ordered_json choice = mark.choice ? ordered_json(*mark.choice) : ordered_json();
    return concat("[", mark.value, ",", mark.winner ? "true" : "false", ",", choice.dump(), ",", verdicts.dump(), "]");
}

SliderMark markFrom(const json& line)
{
    SliderMark mark;
    mark.value = line.at(0).get<double>();
    mark.winner = line.at(1).get<bool>();
    if (!line.at(2).is_null())
        mark.choice = line.at(2).get<std::size_t>();
    for (const json& verdict : line.at(3)) {
        mark.verdicts.push_back(verdict.at(0).get<std::size_t>());
        mark.become.push_back(fromKey<Verdict>(verdict.at(1).get<std::string>()).value());
    }
    return mark;
}

// Whether a mark names offerings among so many.
bool names(const SliderMark& mark, std::size_t offerings)
{
    return mark.choice.value_or(0) < offerings && std::all_of(mark.verdicts.begin(), mark.verdicts.end(),
                                                              [offerings](std::size_t i) { return i < offerings; });
}

Cell cellFrom(const json& value)
{
    if (value.is_number())
        return value.get<double>();
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_string())
        return value.get<std::string>();
    return {};
}

Problems notesFrom(const json& list)
{
    Problems notes;
    for (const json& note : list)
        notes.push_back({note.at("at").get<std::string>(), Severity::Note,
                         Message::verbatim(note.at("message").get<std::string>())});
    return notes;
}

// Throws what the library throws.
SweepPart partFrom(const json& head)
{
    SweepPart part;
    SweepOrigin& origin = part.origin;
    origin.program = head.at("program").get<std::string>();
    origin.scenarioHash = head.at("scenario_hash").get<std::string>();
    origin.catalogDate = head.at("catalog_date").get<std::string>();
    origin.currency = head.at("currency").get<std::string>();
    origin.task = fromKey<Task>(head.at("task").get<std::string>()).value();
    origin.offerings = head.at("offerings").get<std::vector<std::string>>();
    origin.problems = notesFrom(head.at("problems"));
    for (const json& axis : head.at("vary"))
        origin.grid.axes.push_back(axisFromText(axis.get<std::string>()).axis);
    part.format = fromKey<SweepFormat>(head.at("output").get<std::string>()).value();
    part.part = head.at("part").get<std::size_t>() - 1;
    part.parts = head.at("parts").get<std::size_t>();
    return part;
}

bool isSound(const SweepPart& part)
{
    for (const SweepAxis& axis : part.origin.grid.axes)
        if (axis.size() == 0)
            return false;
    return gridFault(part.origin.grid).empty() && part.parts > 0 && part.part < part.parts;
}

} // namespace

std::string partHead(const SweepPart& part)
{
    const SweepOrigin& origin = part.origin;
    ordered_json head{{"format", formatName},
                      {"version", version},
                      {"program", origin.program},
                      {"part", part.part + 1},
                      {"parts", part.parts},
                      {"scenario_hash", origin.scenarioHash},
                      {"catalog_date", origin.catalogDate},
                      {"currency", origin.currency},
                      {"task", keyOf(origin.task)},
                      {"offerings", origin.offerings},
                      {"vary", ordered_json::array()},
                      {"output", keyOf(part.format)},
                      {"problems", problemsJson(origin.problems)}};
    for (const SweepAxis& axis : origin.grid.axes)
        head["vary"].push_back(axisText(axis));
    return head.dump() + "\n";
}

std::string partLine(const PartPoint& point)
{
    std::string marks, rows;
    for (const SliderMark& mark : point.changes)
        marks += concat(marks.empty() ? "" : ",", markText(mark));
    for (const SweepRow& row : point.rows) {
        rows += rows.empty() ? "[" : ",[";
        for (std::size_t i = 0; i < row.size(); ++i)
            rows += concat(i > 0 ? "," : "", jsonOf(row[i]));
        rows += ']';
    }
    return concat(R"({"point":)", point.point, R"(,"changes":[)", marks, R"(],"rows":[)", rows, "]}\n");
}

std::string partFoot(const SweepPart& part)
{
    return concat(R"({"end":)", partOf(part.origin.grid.size(), part.part, part.parts).size(), "}\n");
}

PartHeadReading readPartHead(std::string_view line)
{
    const json head = json::parse(line, nullptr, false);
    if (!head.is_object() || head.value("format", "") != formatName)
        return {std::nullopt, concat("this is no part of a sweep, expected \"format\": \"", formatName, "\"")};
    if (head.value("version", 0) != version)
        return {std::nullopt, concat("the version is unknown, expected ", version)};
    try {
        SweepPart part = partFrom(head);
        if (isSound(part))
            return {std::move(part), {}};
    } catch (const std::exception&) {
        // Said below: no person writes this line.
    }
    return {std::nullopt, "the first line is damaged, expected it as sweep --shard wrote it"};
}

std::optional<PartPoint> readPartLine(std::string_view line, std::size_t columns)
{
    try {
        const json read = json::parse(line);
        PartPoint point{read.at("point").get<std::size_t>(), {}, {}};
        for (const json& mark : read.at("changes")) {
            point.changes.push_back(markFrom(mark));
            if (!names(point.changes.back(), read.at("rows").size()))
                return std::nullopt;
        }
        for (const json& row : read.at("rows")) {
            SweepRow& cells = point.rows.emplace_back();
            for (const json& cell : row)
                cells.push_back(cellFrom(cell));
            if (cells.size() != columns)
                return std::nullopt;
        }
        return point;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

std::string partDifference(const SweepPart& part, const SweepPart& expected)
{
    const SweepOrigin &a = part.origin, &b = expected.origin;
    const std::pair<const char*, std::pair<std::string, std::string>> texts[] = {
        {"the scenario", {a.scenarioHash, b.scenarioHash}},
        {"the catalogue", {a.catalogDate, b.catalogDate}},
        {"the program", {a.program, b.program}},
        {"the format", {std::string(keyOf(part.format)), std::string(keyOf(expected.format))}},
        {"the number of parts", {concat(part.parts), concat(expected.parts)}}};
    for (const auto& [what, values] : texts)
        if (values.first != values.second)
            return concat(what, " is ", values.first, ", expected ", values.second, " as in the first file");
    if (!(a.grid == b.grid))
        return "another grid is swept, expected that of the first file";
    if (!(a == b))
        return "the offerings or notes are others, expected those of the first file";
    return {};
}

} // namespace octoplan
