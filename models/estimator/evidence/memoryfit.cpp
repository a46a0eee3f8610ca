// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/memoryfit.h"

#include "evidence/leastsquares.h"
#include "evidence/validation.h"

#include <cmath>

namespace octoplan {

namespace {

constexpr FittedConstant memoryFactors[] = {
    {"cuda context", &MemoryConstants::cudaContext, 0.3},
    {"cann context", &MemoryConstants::cannContext, 0.3},
    {"communicator", &MemoryConstants::communicator, 0.3},
    {"dynamic slack", &MemoryConstants::dynamicSlack, 0.5},
    {"cache kept", &MemoryConstants::cacheKept, 0.5},
    {"variation cuda", &MemoryConstants::variationCuda, 0.5},
    {"variation cann", &MemoryConstants::variationCann, 0.3},
    {"activations", &MemoryConstants::activations, 0.2},
    {"logits", &MemoryConstants::logits, 0.2},
    {"returned logits", &MemoryConstants::returnedLogits, 0.5},
};

MemoryConstants scaledMemory(const std::vector<double>& values)
{
    MemoryConstants c;
    for (std::size_t i = 0; i < values.size(); ++i)
        c.*(memoryFactors[i].constant) *= std::exp(values[i]);
    return c;
}

double memoryLogError(EvidenceCase& evidence, const std::vector<double>& values)
{
    evidence.setting.memoryConstants = scaledMemory(values);
    const auto predicted = predictedMemory(evidence);
    return predicted ? std::log(predicted->likely / predicted->measured) : 0.0;
}

} // namespace

std::span<const FittedConstant> fittedMemoryConstants() { return memoryFactors; }

MemoryConstants fitMemory(const std::vector<MemoryRow>& rows, const std::string& leftOut, double looseness)
{
    LeastSquares problem;
    std::vector<std::string> parts;
    for (const MemoryRow& row : rows)
        parts.push_back(row.part);
    problem.weights = sourceWeights(parts, leftOut);
    for (const FittedConstant& constant : memoryFactors)
        problem.deviations.push_back(constant.deviation * looseness);
    std::vector<MemoryRow> tried = rows;
    problem.error = [&tried](std::size_t row, const std::vector<double>& values) {
        return memoryLogError(tried[row].evidence, values);
    };
    constexpr int iterations = 5;
    return scaledMemory(solve(problem, iterations));
}

} // namespace octoplan
