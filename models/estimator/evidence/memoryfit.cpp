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

namespace {

std::vector<std::string> partsOf(const std::vector<MemoryRow>& rows)
{
    std::vector<std::string> parts;
    parts.reserve(rows.size());
    for (const MemoryRow& row : rows)
        parts.push_back(row.part);
    return parts;
}

// `rows` must outlive it; trying constants writes into them.
LeastSquares memoryProblem(std::vector<MemoryRow>& rows, double looseness)
{
    LeastSquares problem;
    problem.weights.assign(rows.size(), 1.0);
    for (const FittedConstant& constant : memoryFactors)
        problem.deviations.push_back(constant.deviation * looseness);
    problem.error = [&rows](std::size_t row, const std::vector<double>& values) {
        return memoryLogError(rows[row].evidence, values);
    };
    return problem;
}

} // namespace

MemoryConstants fitMemory(const std::vector<MemoryRow>& rows, const std::string& leftOut, double looseness)
{
    constexpr int iterations = 5;
    std::vector<MemoryRow> tried = rows;
    LeastSquares problem = memoryProblem(tried, looseness);
    problem.weights = sourceWeights(partsOf(rows), leftOut);
    return scaledMemory(solve(problem, iterations));
}

std::map<std::string, MemoryConstants> memoryWithoutEach(const std::vector<MemoryRow>& rows)
{
    std::vector<MemoryRow> tried = rows;
    LeastSquares problem = memoryProblem(tried, 1.0);
    const Linearised shipped = linearise(problem);
    const std::vector<std::string> parts = partsOf(rows);
    std::map<std::string, MemoryConstants> constants;
    for (const std::string& part : parts) {
        if (constants.contains(part))
            continue;
        problem.weights = sourceWeights(parts, part);
        constants[part] = scaledMemory(oneStep(shipped, problem));
    }
    return constants;
}

} // namespace octoplan
