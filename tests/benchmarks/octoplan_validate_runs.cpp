// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/inputs.h"
#include "formats/cases.h"
#include "formats/validationreport.h"

#include <iostream>

// octoplan_validate_runs RUNS.json [json|rows]: what `octoplan validate` says, without Qt; `rows` is a line for each
// run.
namespace {

// Memory in GiB: need and usable, then the parts.
std::string terms(const octoplan::RunResult& run)
{
    using namespace octoplan;
    const MemoryEstimate& m = run.memoryEstimate;
    std::string text = "need " + std::to_string(toGib(m.need)) + " of " + std::to_string(toGib(m.usable));
    for (std::size_t i = 0; i < choiceCount<MemoryPart>; ++i)
        if (const double part = toGib(m.parts[static_cast<MemoryPart>(i)]); part > 0.0)
            text += ", " + std::string(choiceKeys<MemoryPart>[i]) + ' ' + std::to_string(part);
    return text;
}

} // namespace

int main(int argc, char** argv)
{
    using namespace octoplan;
    if (argc < 2) {
        std::cerr << "usage: octoplan_validate_runs RUNS.json [json|rows|cases CASES.json]\n";
        return 2;
    }
    const auto input = bench::readInputs(argv[1]);
    if (!input)
        return 1;
    if (argc > 3 && std::string_view(argv[2]) == "cases") {
        const auto cases = bench::readText(argv[3]);
        if (!cases)
            return 1;
        std::cout << casesText(checkCases(*cases, caseAnswers(input->catalog)));
        return 0;
    }
    const Validation validation = validate(input->runs, input->catalog);
    const std::string_view form = argc > 2 ? argv[2] : "text";
    if (form == "json")
        std::cout << validationToJson(validation).dump(1) << '\n';
    else if (form == "rows")
        for (const RunResult& run : validation.runs)
            std::cout << run.group << '\t' << run.id << '\t' << run.device << '\t' << run.task << '\t'
                      << (run.speed ? run.speed->error() : -9.0) << '\t' << (run.memory ? run.memory->error() : -9.0)
                      << '\t' << (run.ran ? "ran" : "oom") << '\t' << keyOf(run.verdict) << '\t' << terms(run) << '\n';
    else
        std::cout << validationToText(validation);
    return 0;
}
