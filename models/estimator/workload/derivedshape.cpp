// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload/census.h"
#include "workload/resolve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace octoplan {

namespace {

// One depth and width, with the feed-forward width at which it takes over from the smaller one before it. There both
// are equally far from the usual ratio of feed-forward to hidden width (2.75 without grouped keys, 3.4 with). The rows
// pass through the published Llama and Mistral shapes (32 x 4096, 40 x 5120, 80 x 8192).
struct Rung {
    int layers;
    int heads;
    int headSize;
    int kvHeads;
    bool tied;
    int firstFfn;
};

constexpr auto ladder = std::to_array<Rung>({
    {8, 8, 64, 8, true, 32},          {12, 8, 64, 8, true, 1056},       {12, 8, 96, 8, true, 1056},
    {12, 16, 64, 16, true, 1728},     {16, 16, 64, 16, true, 2272},     {20, 16, 64, 16, true, 2400},
    {24, 16, 64, 16, true, 2464},     {24, 16, 80, 16, true, 2496},     {24, 16, 96, 16, true, 3200},
    {20, 16, 128, 16, false, 3904},   {24, 16, 128, 16, false, 4928},   {28, 16, 128, 16, false, 4992},
    {32, 16, 128, 16, false, 5120},   {28, 24, 128, 8, false, 6272},    {32, 24, 128, 8, false, 9600},
    {28, 32, 128, 8, false, 10496},   {32, 32, 128, 8, false, 12800},   {36, 32, 128, 8, false, 12928},
    {40, 40, 128, 8, false, 12416},   {44, 40, 128, 8, false, 16384},   {48, 48, 128, 8, false, 15872},
    {52, 48, 128, 8, false, 19840},   {56, 56, 128, 8, false, 19328},   {60, 56, 128, 8, false, 23424},
    {64, 64, 128, 8, false, 22784},   {72, 64, 128, 8, false, 25984},   {80, 64, 128, 8, false, 26112},
    {80, 72, 128, 8, false, 27136},   {84, 80, 128, 8, false, 29696},   {92, 88, 128, 8, false, 32256},
    {96, 96, 128, 8, false, 36608},   {104, 96, 128, 8, false, 39808},  {108, 104, 128, 8, false, 40192},
    {112, 112, 128, 8, false, 43648}, {120, 112, 128, 8, false, 46720}, {124, 128, 128, 8, false, 46464},
    {132, 128, 128, 8, false, 53632}, {136, 136, 128, 8, false, 54016}, {144, 144, 128, 8, false, 56576},
    {152, 152, 128, 8, false, 60032}, {160, 160, 128, 8, false, 63488},
});

// Fine enough for half a step to stay within 1 % of the whole.
int ffnStep(int hidden) { return hidden < 2048 ? 32 : hidden < 3072 ? 64 : 128; }

ModelShape shapeOf(const Rung& rung, int ffn)
{
    ModelShape shape;
    shape.layers = rung.layers;
    shape.heads = rung.heads;
    shape.kvHeads = rung.kvHeads;
    shape.headSize = rung.headSize;
    shape.hidden = rung.heads * rung.headSize;
    shape.ffn = ffn;
    shape.vocab = 32000;
    shape.tiedEmbeddings = rung.tied;
    return shape;
}

double parametersOf(const Rung& rung, int ffn) { return static_cast<double>(census(shapeOf(rung, ffn)).total); }

// Sizes at which each rung begins, and beyond the last a size that nothing reaches.
const std::vector<double>& beginnings()
{
    static const std::vector<double> sizes = [] {
        std::vector<double> result;
        result.reserve(ladder.size() + 1);
        for (const Rung& rung : ladder)
            result.push_back(parametersOf(rung, rung.firstFfn));
        result.push_back(HUGE_VAL);
        return result;
    }();
    return sizes;
}

} // namespace

ModelShape deriveShape(double parameters)
{
    if (std::isnan(parameters))
        return deriveShape(0.0);
    const std::vector<double>& begin = beginnings();
    const auto next = std::upper_bound(begin.begin() + 1, begin.end() - 1, parameters);
    const auto index = static_cast<std::size_t>(next - begin.begin()) - 1;
    const Rung& rung = ladder[index];
    const int step = ffnStep(rung.heads * rung.headSize);
    const double perStep = parametersOf(rung, 2 * step) - parametersOf(rung, step);
    const double room = std::clamp((parameters - begin[index]) / perStep, 0.0, 1e5);
    // Nearest step, but never past where the next rung begins: the count grows with the size asked for.
    const double last = std::floor((*next - begin[index]) / perStep);
    const int steps = static_cast<int>(std::min(std::round(room), last));
    ModelShape shape = shapeOf(rung, rung.firstFfn + steps * step);
    shape.name = "Llama-like";
    return shape;
}

} // namespace octoplan
