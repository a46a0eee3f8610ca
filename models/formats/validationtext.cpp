// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/validationreport.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace octoplan {

namespace {

constexpr std::size_t worstShown = 10;

template <class... T>
std::string line(const char* format, T... values)
{
    std::array<char, 512> buffer{};
    const int n = std::snprintf(buffer.data(), buffer.size(), format, values...);
    return std::string(buffer.data(), static_cast<std::size_t>(std::clamp(n, 0, int{buffer.size() - 1}))) + '\n';
}

std::string scoreLine(const std::string& name, const Score& s)
{
    if (s.answered == 0)
        return line("  %-24s %5d %8d        -", name.c_str(), s.runs, s.answered);
    const auto percent = [](double share) { return 100.0 * share; };
    return line("  %-24s %5d %8d %8.1f %6.1f %6.0f %6.0f %+6.1f %9.0f %6.0f", name.c_str(), s.runs, s.answered,
                percent(s.medianAbsError), percent(s.p90AbsError), percent(s.within20), percent(s.within30),
                percent(s.bias), percent(s.intervalCoverage), percent(s.intervalHalfWidth));
}

std::string scoresTable(const char* title, const Scores& scores)
{
    std::string text = line("%s (errors and shares in per cent)", title);
    text += line("  %-24s %5s %8s %8s %6s %6s %6s %6s %9s %6s", "", "runs", "answered", "median", "p90", "<20", "<30",
                 "bias", "covered", "+-");
    text += scoreLine("mean of groups", scores.overall);
    for (const auto* part : {&scores.groups, &scores.devices, &scores.tasks}) {
        text += '\n';
        for (const auto& [name, score] : *part)
            text += scoreLine(name, score);
    }
    return text + '\n';
}

std::string verdictLine(const char* name, const PerChoice<Verdict, int>& counts)
{
    return line("  %-24s fits %d, tight %d, does not fit %d, cannot run %d", name, counts[Verdict::Fits],
                counts[Verdict::Tight], counts[Verdict::DoesNotFit], counts[Verdict::CannotRun]);
}

std::string planText(const ParallelPlan& p)
{
    std::array<char, 128> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "tp%d pp%d dp%d cp%d ep%d z%d mb%d acc%d %s/%s", p.tp, p.pp, p.dp, p.cp,
                  p.ep, p.zero, p.microBatch, p.accumulation, std::string(keyOf(p.recompute)).c_str(),
                  std::string(keyOf(p.offload)).c_str());
    return buffer.data();
}

std::string timeTerms(const RunResult& run)
{
    std::string text = "      ";
    for (std::size_t i = 0; i < choiceCount<TimePart>; ++i)
        if (const double s = run.timeEstimate.parts[static_cast<TimePart>(i)].value; s > 0.0)
            text += std::string(choiceKeys<TimePart>[i]) + ' ' + std::to_string(s).substr(0, 6) + " s  ";
    return text + '\n';
}

std::string memoryTerms(const RunResult& run)
{
    std::string text = "      ";
    for (std::size_t i = 0; i < choiceCount<MemoryPart>; ++i)
        if (const double b = toGib(run.memoryEstimate.parts[static_cast<MemoryPart>(i)]); b > 0.0)
            text += std::string(choiceKeys<MemoryPart>[i]) + ' ' + std::to_string(b).substr(0, 5) + " GiB  ";
    return text + '\n';
}

std::string worst(const Validation& validation, std::optional<Predicted> RunResult::*figure, const char* title,
                  double unit, std::string (*terms)(const RunResult&))
{
    std::vector<const RunResult*> runs;
    for (const RunResult& run : validation.runs)
        if (run.*figure)
            runs.push_back(&run);
    const auto distance = [&](const RunResult* run) {
        return std::abs(std::log((run->*figure)->likely / (run->*figure)->measured));
    };
    std::ranges::stable_sort(runs, [&](const auto* a, const auto* b) { return distance(a) > distance(b); });
    runs.resize(std::min(runs.size(), worstShown));
    std::string text = line("%s", title);
    for (const RunResult* run : runs) {
        const Predicted& p = *(run->*figure);
        text += line("  %-48s measured %.4g predicted %.4g (%+.0f %%)  %s", run->id.c_str(), p.measured / unit,
                     p.likely / unit, 100.0 * p.error(), planText(run->plan).c_str());
        text += terms(*run);
    }
    return text + '\n';
}

std::string skips(const Validation& validation)
{
    std::string text;
    for (std::size_t i = 0; i < choiceCount<SkipReason>; ++i)
        if (const int n = validation.skipped[static_cast<SkipReason>(i)])
            text += line("  %4d skipped: %s", n, std::string(choiceKeys<SkipReason>[i]).c_str());
    return text;
}

} // namespace

std::string validationToText(const Validation& validation)
{
    std::string text = scoresTable("Tokens per second and device", validation.throughput);
    text += scoresTable("Peak memory per device", validation.memory);
    text += "Verdicts\n" + verdictLine("runs that worked", validation.ran);
    text += verdictLine("runs out of memory", validation.outOfMemory) + skips(validation) + '\n';
    text += worst(validation, &RunResult::speed, "Worst ten by tokens per second and device", 1.0, timeTerms);
    text += worst(validation, &RunResult::memory, "Worst ten by peak memory, GiB", gib(1.0).value, memoryTerms);
    return text;
}

} // namespace octoplan
