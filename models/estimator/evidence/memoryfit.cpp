// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/memoryfit.h"

#include "evidence/leastsquares.h"
#include "evidence/validation.h"

#include <cmath>

namespace octoplan {

namespace {

using C = MemoryConstants;

constexpr FittedConstant fitted[] = {
    {"cuda context", &C::cudaContext, 0.3},
    {"cann context", &C::cannContext, 0.3},
    {"communicator", &C::communicator, 0.3},
    {"dynamic slack", &C::dynamicSlack, 0.5},
    {"cache kept", &C::cacheKept, 0.5},
    {"variation cuda", &C::variationCuda, 0.5},
    {"variation cann", &C::variationCann, 0.3},
    {"activations", &C::activations, 0.2},
    {"logits", &C::logits, 0.2},
    {"returned logits", &C::returnedLogits, 0.5},
};

MemoryConstants scaled(const std::vector<double>& values)
{
    MemoryConstants c;
    for (std::size_t i = 0; i < values.size(); ++i)
        c.*(fitted[i].constant) *= std::exp(values[i]);
    return c;
}

double logError(EvidenceCase& evidence, const std::vector<double>& values)
{
    evidence.setting.memoryConstants = scaled(values);
    const auto predicted = predictedMemory(evidence);
    return predicted ? std::log(predicted->likely / predicted->measured) : 0.0;
}

} // namespace

std::span<const FittedConstant> fittedMemoryConstants() { return fitted; }

MemoryConstants fitMemory(const std::vector<MemoryRow>& rows, const std::string& leftOut, double looseness)
{
    LeastSquares problem;
    std::vector<std::string> parts;
    for (const MemoryRow& row : rows)
        parts.push_back(row.part);
    problem.weights = sourceWeights(parts, leftOut);
    for (const FittedConstant& constant : fitted)
        problem.deviations.push_back(constant.deviation * looseness);
    std::vector<MemoryRow> tried = rows;
    problem.error = [&tried](std::size_t row, const std::vector<double>& values) {
        return logError(tried[row].evidence, values);
    };
    constexpr int iterations = 5;
    return scaled(solve(problem, iterations));
}

} // namespace octoplan
