// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload/resolve.h"

namespace octoplan {

std::optional<ModelShape> resolveModel(const ModelChoice& choice, const Catalog& catalog)
{
    switch (choice.source) {
    case ModelSource::Parameters: return deriveShape(choice.parameters);
    case ModelSource::Config:
    case ModelSource::Shape: return choice.shape;
    case ModelSource::Preset:
    case ModelSource::ScaledPreset: break;
    }
    const ModelPreset* preset = catalog.model(choice.preset);
    if (preset == nullptr)
        return std::nullopt;
    return choice.source == ModelSource::Preset ? preset->shape : scaleShape(preset->shape, choice.parameters);
}

} // namespace octoplan
