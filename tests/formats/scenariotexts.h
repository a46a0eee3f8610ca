// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/scenario.h"

#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

// Short ways to scenario files and their problems.
namespace octoplan::test {

using nlohmann::json;

inline const char* const head = R"("format": "octoplan-scenario", "version": 1)";

inline ScenarioReading read(const QString& body)
{
    return scenariosFromJson(QString("{%1%2%3}").arg(head, body.isEmpty() ? "" : ", ", body).toStdString());
}

inline QString shown(const Problems& problems)
{
    QStringList lines;
    for (const Problem& problem : problems)
        lines << QString::fromStdString(problem.at + ": " + problem.message.english());
    return lines.join('\n');
}

// A value with one key at a JSON pointer: ("/job/task", "7") -> {"job": {"task": 7}}.
inline ScenarioReading readAt(const QString& pointer, const QString& value)
{
    json file = {{"format", "octoplan-scenario"}, {"version", 1}};
    file[json::json_pointer(pointer.toStdString())] = json::parse(value.toStdString());
    return scenariosFromJson(file.dump());
}

inline bool hasProblem(const Problems& problems, Severity severity, const QString& at, const QString& words)
{
    for (const Problem& problem : problems)
        if (problem.severity == severity && problem.at == at.toStdString() &&
            problem.message.english().find(words.toStdString()) != std::string::npos)
            return true;
    return false;
}

} // namespace octoplan::test
