// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload/census.h"
#include "workload/resolve.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

int nearestMultiple(double value, int step)
{
    return std::max(step, static_cast<int>(std::lround(value / step)) * step);
}

double parametersOf(const ModelShape& shape) { return static_cast<double>(census(shape).total); }

// The width of feed-forward block that sets a shape's size: of the experts in a mixture.
int& mainWidth(ModelShape& shape) { return shape.isMoe() ? shape.expertFfn : shape.ffn; }

// Sets heads and the widths that follow the hidden width; keys and values keep their number or their grouping.
void setWidth(ModelShape& shape, const ModelShape& base, int headStep, int heads)
{
    const double grow = static_cast<double>(heads) / base.heads;
    shape.heads = heads;
    if (base.kvHeads == base.heads)
        shape.kvHeads = heads;
    else
        while (shape.kvHeads > 1 && heads % shape.kvHeads != 0)
            shape.kvHeads /= 2;
    const bool plain = base.heads * base.headSize == base.hidden;
    shape.hidden = plain ? heads * base.headSize : nearestMultiple(base.hidden * grow, headStep * 16);
    const double wide = static_cast<double>(shape.hidden) / base.hidden;
    const auto scaled = [wide](int width) { return width > 0 ? nearestMultiple(width * wide, 64) : 0; };
    shape.ffn = scaled(base.ffn);
    shape.expertFfn = scaled(base.expertFfn);
    shape.sharedExpertFfn = scaled(base.sharedExpertFfn);
}

void setDepth(ModelShape& shape, const ModelShape& base, int layers)
{
    shape.layers = layers;
    const double deep = static_cast<double>(layers) / base.layers;
    if (base.denseLayers > 0)
        shape.denseLayers = std::clamp(static_cast<int>(std::lround(base.denseLayers * deep)), 1, layers - 1);
    if (base.kvLayers > 0)
        shape.kvLayers = std::clamp(static_cast<int>(std::lround(base.kvLayers * deep)), 1, layers);
}

// Fills what depth and width leave open with the feed-forward width; returns how unlike the family that is.
double fit(ModelShape& shape, const ModelShape& base, double parameters)
{
    int& width = mainWidth(shape);
    const int family = width;
    const int step = shape.hidden < 1024 || shape.isMoe() ? 16 : shape.hidden < 3072 ? 32 : 128;
    width = step;
    const double least = parametersOf(shape);
    width = 2 * step;
    const double perStep = parametersOf(shape) - least;
    const double steps = perStep > 0.0 ? std::clamp((parameters - least) / perStep, 0.0, 1e5) : 0.0;
    width = step * (1 + static_cast<int>(std::lround(steps)));
    const double miss = std::abs(parametersOf(shape) / parameters - 1.0);
    const double deep = static_cast<double>(shape.layers) / base.layers;
    const double wide = static_cast<double>(shape.hidden) / base.hidden;
    return std::abs(std::log(static_cast<double>(width) / family)) + 0.3 * std::abs(std::log(deep / wide)) +
           (miss > 0.008 ? 100.0 * miss : 0.0);
}

// The factor of depth and width alike at which `base` has that many parameters: tables grow with the width, the layers
// with its square times the depth.
double evenScale(const ModelShape& base, double parameters)
{
    const Census c = census(base);
    const auto tables = static_cast<double>(c.embedding + c.head);
    const auto body = static_cast<double>(c.total - c.embedding - c.head);
    double low = 1e-3;
    double high = 1e3;
    for (int i = 0; i < 24; ++i) {
        const double middle = std::sqrt(low * high);
        (tables * middle + body * middle * middle * middle < parameters ? low : high) = middle;
    }
    return low;
}

} // namespace

ModelShape scaleShape(const ModelShape& base, double parameters)
{
    const double whole = parametersOf(base);
    if (base.layers < 1 || base.hidden < 1 || base.heads < 1 || whole <= 0.0 || !(parameters > 0.0))
        return base;
    if (std::abs(parameters / whole - 1.0) < 0.002)
        return base;
    const double scale = evenScale(base, parameters);
    const int layerStep = base.layers * scale < 12 ? 1 : base.layers * scale < 24 ? 2 : 4;
    const int headStep = base.heads * scale >= 12 ? 8 : base.heads * scale >= 6 ? 4 : base.heads * scale >= 3 ? 2 : 1;
    ModelShape best = base;
    double bestPenalty = HUGE_VAL;
    for (const int l : {-2, -1, 0, 1, 2})
        for (const int w : {-1, 0, 1}) {
            ModelShape shape = base;
            shape.extraParameters = 0; // a family's own rule holds for its own sizes
            setDepth(shape, base, std::max(1, nearestMultiple(base.layers * scale, layerStep) + l * layerStep));
            setWidth(shape, base, headStep,
                     std::max(headStep, nearestMultiple(base.heads * scale, headStep) + w * headStep));
            const double penalty = fit(shape, base, parameters);
            if (penalty < bestPenalty) {
                bestPenalty = penalty;
                best = shape;
            }
        }
    return best;
}

} // namespace octoplan
