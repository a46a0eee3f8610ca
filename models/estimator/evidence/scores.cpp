// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/scores.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

using Rows = std::vector<const ScoredRow*>;

Score scoreGroup(const Rows& rows)
{
    Score score;
    score.runs = static_cast<int>(rows.size());
    std::vector<double> absolute, signedErrors, halfWidths;
    int within20 = 0, within30 = 0, covered = 0;
    for (const ScoredRow* row : rows) {
        if (!row->predicted)
            continue;
        const double error = row->predicted->error();
        signedErrors.push_back(error);
        absolute.push_back(std::abs(error));
        halfWidths.push_back(row->predicted->halfWidth());
        within20 += std::abs(error) <= 0.2 ? 1 : 0;
        within30 += std::abs(error) <= 0.3 ? 1 : 0;
        covered += row->predicted->covered() ? 1 : 0;
    }
    score.answered = static_cast<int>(absolute.size());
    if (score.answered == 0)
        return score;
    const auto share = [&](int n) { return static_cast<double>(n) / score.answered; };
    score.medianAbsError = quantile(absolute, 0.5);
    score.p90AbsError = quantile(absolute, 0.9);
    score.within20 = share(within20);
    score.within30 = share(within30);
    score.bias = quantile(signedErrors, 0.5);
    score.intervalCoverage = share(covered);
    score.intervalHalfWidth = quantile(halfWidths, 0.5);
    return score;
}

Score averageOver(const std::map<std::string, Score>& groups)
{
    Score mean;
    int counted = 0;
    for (const auto& [name, g] : groups) {
        mean.runs += g.runs;
        mean.answered += g.answered;
        if (g.answered == 0)
            continue;
        ++counted;
        for (double Score::*figure : {&Score::medianAbsError, &Score::p90AbsError, &Score::within20, &Score::within30,
                                      &Score::bias, &Score::intervalCoverage, &Score::intervalHalfWidth})
            mean.*figure += g.*figure;
    }
    for (double Score::*figure : {&Score::medianAbsError, &Score::p90AbsError, &Score::within20, &Score::within30,
                                  &Score::bias, &Score::intervalCoverage, &Score::intervalHalfWidth})
        mean.*figure /= std::max(1, counted);
    return mean;
}

std::map<std::string, Score> scoreEach(const std::map<std::string, Rows>& parts)
{
    std::map<std::string, Score> scores;
    for (const auto& [name, rows] : parts)
        scores[name] = scoreGroup(rows);
    return scores;
}

} // namespace

double quantile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0.0;
    std::sort(values.begin(), values.end());
    const double at = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return std::lerp(values[below], values[above], at - static_cast<double>(below));
}

Scores scoreRows(const std::vector<ScoredRow>& rows)
{
    std::map<std::string, Rows> groups, pooled, devices, tasks;
    for (const ScoredRow& row : rows) {
        groups[row.group].push_back(&row);
        devices[row.device].push_back(&row);
        tasks[row.task].push_back(&row);
    }
    for (auto& [name, members] : groups) {
        const bool small = members.size() < static_cast<std::size_t>(smallestGroup);
        Rows& target = pooled[small ? pooledGroup : name];
        target.insert(target.end(), members.begin(), members.end());
    }
    Scores scores;
    scores.groups = scoreEach(pooled);
    scores.devices = scoreEach(devices);
    scores.tasks = scoreEach(tasks);
    scores.overall = averageOver(scores.groups);
    return scores;
}

} // namespace octoplan
