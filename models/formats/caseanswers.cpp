// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/cases.h"
#include "formats/comparison.h"
#include "formats/huggingface.h"
#include "formats/inspectreport.h"
#include "formats/jsontext.h"
#include "formats/scenario.h"
#include "search/compare.h"

namespace octoplan {

namespace {

using Json = nlohmann::json;

Json refused(const Problems& problems)
{
    for (const Problem& problem : problems)
        if (problem.severity == Severity::Error)
            return {{"refused", problemLine("scenario", problem)}};
    return {{"refused", "no reason given"}};
}

// Cases check figures and verdicts, never sentences.
ComparisonWords noWords()
{
    return {[](const Reason&) { return std::string(); }, [](CostLineId line) { return std::string(keyOf(line)); }, {}};
}

Json compareCase(const Json& scenario, const Catalog& catalog)
{
    const ScenarioReading reading = scenariosFromJson(scenario.dump());
    if (!reading.file || reading.file->scenarios.empty())
        return refused(reading.problems);
    const Scenario& one = reading.file->scenarios.front();
    const Problems problems = checkAgainst(one, catalog);
    if (hasError(problems))
        return refused(problems);
    return Json(comparisonJson(compare(one, catalog), {}, noWords(), {}));
}

} // namespace

CaseAnswers caseAnswers(const Catalog& catalog)
{
    return {[&catalog](const Json& scenario) { return compareCase(scenario, catalog); },
            [](const Json& config) { return Json::parse(inspectJson(readConfig(config, "")), nullptr, false); }};
}

} // namespace octoplan
