// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/cases.h"
#include "formats/say.h"
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

// Words of the language, and columns that count Chinese characters as two.
class Words {
public:
    explicit Words(const MessageWords& words)
        : m_words(words)
    {
    }
    template <class... Parts>
    [[nodiscard]] std::string operator()(const char* text, const Parts&... parts) const
    {
        const Message message = say(text, parts...);
        return m_words ? m_words(message) : message.english();
    }
    // Padded on the right, or on the left where the width is negative, as printf does.
    template <class... Parts>
    [[nodiscard]] std::string column(int width, const char* text, const Parts&... parts) const
    {
        const std::string word = (*this)(text, parts...);
        const int used = columnsOf(word);
        const std::string blank(static_cast<std::size_t>(std::max(0, std::abs(width) - used)), ' ');
        return width < 0 ? word + blank : blank + word;
    }

private:
    static int columnsOf(const std::string& text)
    {
        int columns = 0;
        for (const char c : text) {
            const auto byte = static_cast<unsigned char>(c);
            columns += byte < 0x80 || (byte >= 0xC0 && byte < 0xE0) ? 1 : byte >= 0xE0 ? 2 : 0;
        }
        return columns;
    }

    const MessageWords& m_words;
};

std::string scoreLine(const std::string& name, const Score& s)
{
    if (s.answered == 0)
        return line("  %s %5d %8d        -", name.c_str(), s.runs, s.answered);
    const auto percent = [](double share) { return 100.0 * share; };
    return line("  %s %5d %8d %8.1f %6.1f %6.0f %6.0f %+6.1f %9.0f %6.0f", name.c_str(), s.runs, s.answered,
                percent(s.medianAbsError), percent(s.p90AbsError), percent(s.within20), percent(s.within30),
                percent(s.bias), percent(s.intervalCoverage), percent(s.intervalHalfWidth));
}

std::string scoresTable(const std::string& title, const Scores& scores, const Words& w)
{
    std::string text = title + '\n' + std::string(26, ' ');
    text += w.column(6, QT_TRANSLATE_NOOP("Problem", "runs")) + w.column(9, QT_TRANSLATE_NOOP("Problem", "answered"));
    text += w.column(9, QT_TRANSLATE_NOOP("Problem", "median")) + "    p90    <20    <30";
    text += w.column(7, QT_TRANSLATE_NOOP("Problem", "bias")) + w.column(10, QT_TRANSLATE_NOOP("Problem", "covered"));
    text += "     +-\n";
    text += scoreLine(w.column(-24, QT_TRANSLATE_NOOP("Problem", "mean of groups")), scores.overall);
    for (const auto* part : {&scores.groups, &scores.devices, &scores.tasks}) {
        text += '\n';
        for (const auto& [name, score] : *part)
            text += scoreLine(w.column(-24, "%1", name), score);
    }
    return text + '\n';
}

std::string verdictLine(const std::string& name, const PerChoice<Verdict, int>& counts, const Words& w)
{
    return "  " + name + ' ' +
           w(QT_TRANSLATE_NOOP("Problem", "fits %1, tight %2, does not fit %3, cannot run %4"), counts[Verdict::Fits],
             counts[Verdict::Tight], counts[Verdict::DoesNotFit], counts[Verdict::CannotRun]) +
           '\n';
}

std::string shortNumber(const char* format, double value)
{
    std::array<char, 64> buffer{};
    std::snprintf(buffer.data(), buffer.size(), format, value);
    return buffer.data();
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

std::string worst(const Validation& validation, std::optional<Predicted> RunResult::*figure, const std::string& title,
                  double unit, std::string (*terms)(const RunResult&), const Words& w)
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
    std::string text = title + '\n';
    for (const RunResult* run : runs) {
        const Predicted& p = *(run->*figure);
        text += line("  %-48s ", run->id.c_str());
        text.pop_back();
        text +=
            w(QT_TRANSLATE_NOOP("Problem", "measured %1 predicted %2 (%3 %)"), shortNumber("%.4g", p.measured / unit),
              shortNumber("%.4g", p.likely / unit), shortNumber("%+.0f", 100.0 * p.error()));
        text += "  " + planText(run->plan) + '\n' + terms(*run);
    }
    return text + '\n';
}

constexpr std::array skipWords = {
    QT_TRANSLATE_NOOP("Problem", "excluded by the source's quality flag"),
    QT_TRANSLATE_NOOP("Problem", "device not in the catalogue"),
    QT_TRANSLATE_NOOP("Problem", "model neither sized nor shaped"),
    QT_TRANSLATE_NOOP("Problem", "task not modelled"),
    QT_TRANSLATE_NOOP("Problem", "layout contradicts the number of devices"),
    QT_TRANSLATE_NOOP("Problem", "no legal plan"),
};
static_assert(skipWords.size() == choiceCount<SkipReason>);

std::string skips(const Validation& validation, const Words& w)
{
    std::string text;
    for (std::size_t i = 0; i < choiceCount<SkipReason>; ++i)
        if (const int n = validation.skipped[static_cast<SkipReason>(i)])
            text += "  " + w(QT_TRANSLATE_NOOP("Problem", "%1 skipped: %2"), n, Message(skipWords[i], {})) + '\n';
    return text;
}

} // namespace

std::string validationToText(const Validation& validation, const MessageWords& words)
{
    const Words w(words);
    std::string text =
        scoresTable(w(QT_TRANSLATE_NOOP("Problem", "Tokens per second and device (errors and shares in per cent)")),
                    validation.throughput, w);
    text += scoresTable(w(QT_TRANSLATE_NOOP("Problem", "Peak memory per device (errors and shares in per cent)")),
                        validation.memory, w);
    text += w(QT_TRANSLATE_NOOP("Problem", "Verdicts")) + '\n';
    text += verdictLine(w.column(-24, QT_TRANSLATE_NOOP("Problem", "runs that worked")), validation.ran, w);
    text += verdictLine(w.column(-24, QT_TRANSLATE_NOOP("Problem", "runs out of memory")), validation.outOfMemory, w);
    text += skips(validation, w) + '\n';
    text += worst(validation, &RunResult::speed,
                  w(QT_TRANSLATE_NOOP("Problem", "Worst ten by tokens per second and device")), 1.0, timeTerms, w);
    text += worst(validation, &RunResult::memory, w(QT_TRANSLATE_NOOP("Problem", "Worst ten by peak memory, GiB")),
                  gib(1.0).value, memoryTerms, w);
    return text;
}

std::string casesText(const CasesResult& result, const MessageWords& words)
{
    std::string text = Words(words)(QT_TRANSLATE_NOOP("Problem", "Cases: %1 of %2 right, %3 not checkable"),
                                    result.right, result.checked, result.notCheckable) +
                       '\n';
    for (const WrongCheck& wrong : result.wrong)
        text += "  " + wrong.id + ": " + wrong.check + "\n      -> " + wrong.got + '\n';
    return text;
}

} // namespace octoplan
