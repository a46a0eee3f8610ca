// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/answer.h"

#include "money/jobtime.h"
#include "search/flips.h"
#include "search/likelihood.h"
#include "search/rivals.h"

#include <algorithm>

namespace octoplan {

namespace {

Range<double> fenOf(const Range<Money>& m)
{
    return {static_cast<double>(m.low.fen), static_cast<double>(m.likely.fen), static_cast<double>(m.high.fen)};
}

class Advice {
public:
    Advice(std::span<const Evaluation> evaluations, const Scenario& scenario, const Work& work)
        : m_evaluations(evaluations)
        , m_scenario(scenario)
        , m_work(work)
        , m_rivals(rivalsOf(evaluations, scenario, work))
        , m_winner(choice(m_rivals))
    {
    }

    [[nodiscard]] Answer answer();

private:
    [[nodiscard]] bool serves() const { return m_scenario.job.task == Task::Serve; }
    [[nodiscard]] bool perToken() const { return m_work.byDays && !serves(); }
    [[nodiscard]] const OfferingResult& result(const Rival& rival) const { return m_evaluations[rival.index].result; }
    [[nodiscard]] Argument name(const Rival& rival) const { return offeringArgument(result(rival).name); }
    [[nodiscard]] Argument comparedPrice(const Rival& rival) const
    {
        return numberArgument(ArgumentKind::Money, rival.price);
    }
    [[nodiscard]] const Rival* second() const;
    [[nodiscard]] Reason recommendation() const;
    [[nodiscard]] Reason refusal() const;
    void tie(Answer& answer) const;
    void whyIt(std::vector<Reason>& reasons) const;
    void whyInTime(std::vector<Reason>& reasons) const;
    void whyNotOthers(std::vector<Reason>& reasons) const;
    void whyExcluded(std::vector<Reason>& reasons) const;

    std::span<const Evaluation> m_evaluations;
    const Scenario& m_scenario;
    const Work& m_work;
    std::vector<Rival> m_rivals;
    const Rival* m_winner;
};

// The best of the others that keep all constraints and are as sure to fit.
const Rival* Advice::second() const
{
    const Rival* best = nullptr;
    for (const Rival& rival : m_rivals)
        if (&rival != m_winner && rival.allowed() && rival.fits == m_winner->fits && (!best || better(rival, *best)))
            best = &rival;
    return best;
}

Reason Advice::recommendation() const
{
    const OfferingResult& r = result(*m_winner);
    const Argument speed = rangeArgument(ArgumentKind::TokensPerSecond, r.time->tokensPerSecond);
    if (!r.cost)
        return {ReasonKind::FastestWithoutPrice, {name(*m_winner), speed}};
    if (serves())
        return {ReasonKind::RentToServe,
                {name(*m_winner), speed, rangeArgument(ArgumentKind::Money, fenOf(r.cost->monthly))}};
    const Argument cost = rangeArgument(ArgumentKind::Money, fenOf(r.cost->total));
    if (!m_work.byDays)
        return {ReasonKind::RentForWork, {name(*m_winner), rangeArgument(ArgumentKind::Days, r.time->days), cost}};
    Range<double> tokens = r.time->tokensPerSecond;
    for (double* end : {&tokens.low, &tokens.likely, &tokens.high})
        *end = tokensInDays(m_work.days, *end, m_scenario.costs);
    return {ReasonKind::RentForDays,
            {name(*m_winner), numberArgument(ArgumentKind::Days, m_work.days),
             rangeArgument(ArgumentKind::Tokens, tokens), cost}};
}

Reason Advice::refusal() const
{
    const auto fastest = std::min_element(m_rivals.begin(), m_rivals.end(),
                                          [](const Rival& a, const Rival& b) { return a.days < b.days; });
    if (fastest == m_rivals.end())
        return {ReasonKind::NoneOfThem, {}};
    const Rival* cheapest = nullptr;
    for (const Rival& rival : m_rivals)
        if (rival.onTime && (!cheapest || rival.cost < cheapest->cost))
            cheapest = &rival;
    if (!cheapest)
        return {ReasonKind::NoneMeetsDeadline,
                {numberArgument(ArgumentKind::Days, *m_scenario.constraints.deadlineDays), name(*fastest),
                 numberArgument(ArgumentKind::Days, fastest->days)}};
    return {ReasonKind::NoneWithinBudget,
            {moneyArgument(*m_scenario.constraints.budget), name(*cheapest), moneyArgument(cheapest->cost)}};
}

void Advice::tie(Answer& answer) const
{
    const Rival* next = second();
    if (!next || !result(*m_winner).cost || !result(*next).cost)
        return;
    const double probability =
        probabilityCheaper(spreadOf(result(*m_winner), perToken()), spreadOf(result(*next), perToken()),
                           sharedError(result(*m_winner), result(*next)));
    if (probability >= decisiveProbability)
        return;
    answer.tie = true;
    answer.headline = {ReasonKind::TooCloseToCall,
                       {name(*m_winner), name(*next), numberArgument(ArgumentKind::Share, probability)}};
}

void Advice::whyIt(std::vector<Reason>& reasons) const
{
    const auto fitting = std::count_if(m_rivals.begin(), m_rivals.end(), [](const Rival& r) { return r.fits; });
    if (m_rivals.size() == 1 && m_scenario.constraints.domesticOnly && m_evaluations.size() > 1)
        reasons.push_back({ReasonKind::OnlyOneAllowed, {name(*m_winner)}});
    else if (fitting == 1 && m_winner->fits && m_evaluations.size() > 1)
        reasons.push_back({ReasonKind::OnlyOneThatFits, {name(*m_winner)}});
    if (!m_winner->fits)
        reasons.push_back({ReasonKind::OnlyTightOnes, {name(*m_winner)}});
    const Rival* next = second();
    if (next && result(*m_winner).cost && result(*next).cost)
        reasons.push_back({perToken() ? ReasonKind::CheapestPerToken : ReasonKind::CheapestOfFitting,
                           {name(*m_winner), comparedPrice(*m_winner), name(*next), comparedPrice(*next)}});
}

void Advice::whyInTime(std::vector<Reason>& reasons) const
{
    const OfferingResult& r = result(*m_winner);
    const auto deadline = m_scenario.constraints.deadlineDays;
    if (deadline && !serves() && !m_work.byDays) {
        if (r.time->mayMissDeadline)
            reasons.push_back(
                {ReasonKind::MayBeLate, {name(*m_winner), numberArgument(ArgumentKind::Days, r.time->days.high)}});
        else
            reasons.push_back({ReasonKind::MeetsDeadline,
                               {name(*m_winner), numberArgument(ArgumentKind::Days, r.time->days.likely),
                                numberArgument(ArgumentKind::Days, *deadline)}});
    }
    const bool fastest = std::none_of(m_rivals.begin(), m_rivals.end(), [&](const Rival& rival) {
        return rival.fits && rival.tokensPerSecond > m_winner->tokensPerSecond;
    });
    if (fastest && m_winner->fits && m_rivals.size() > 1 && !m_work.byDays && !serves())
        reasons.push_back(
            {ReasonKind::FastestOfFitting, {name(*m_winner), numberArgument(ArgumentKind::Days, m_winner->days)}});
}

void Advice::whyNotOthers(std::vector<Reason>& reasons) const
{
    for (const Rival& rival : m_rivals) {
        if (&rival == m_winner || !(rival.price < m_winner->price))
            continue;
        if (!rival.onTime)
            reasons.push_back(
                {ReasonKind::CheaperButLate,
                 {name(rival), moneyArgument(rival.cost),
                  numberArgument(ArgumentKind::Days, rival.days - *m_scenario.constraints.deadlineDays)}});
        else if (!rival.inBudget)
            reasons.push_back(
                {ReasonKind::CheaperButOverBudget,
                 {name(rival), moneyArgument(rival.cost), moneyArgument(*m_scenario.constraints.budget)}});
        else if (!rival.fits)
            reasons.push_back({ReasonKind::CheaperButTight, {name(rival), moneyArgument(rival.cost)}});
    }
    whyExcluded(reasons);
}

void Advice::whyExcluded(std::vector<Reason>& reasons) const
{
    for (const Evaluation& e : m_evaluations) {
        const OfferingResult& r = e.result;
        if (r.verdict == Verdict::DoesNotFit && r.memory)
            reasons.push_back(
                {ReasonKind::DoesNotFitHere,
                 {offeringArgument(r.name), bytesArgument(r.memory->total), bytesArgument(r.memory->usable)}});
        else if (r.time && m_scenario.constraints.domesticOnly && !r.domestic)
            reasons.push_back({ReasonKind::NotDomestic, {offeringArgument(r.name)}});
    }
}

Answer Advice::answer()
{
    constexpr std::size_t mostReasons = 3;
    Answer answer;
    if (m_winner) {
        answer.offering = m_winner->index;
        answer.headline = recommendation();
        tie(answer);
        whyIt(answer.reasons);
        whyInTime(answer.reasons);
        whyNotOthers(answer.reasons);
    } else {
        answer.headline = refusal();
        whyExcluded(answer.reasons);
    }
    if (answer.reasons.size() > mostReasons)
        answer.reasons.resize(mostReasons);
    answer.wouldChangeIf = flipsOf(m_evaluations, m_rivals, m_scenario, m_work);
    return answer;
}

} // namespace

Answer answerOf(std::span<const Evaluation> evaluations, const Scenario& scenario, const Work& work)
{
    return Advice(evaluations, scenario, work).answer();
}

} // namespace octoplan
