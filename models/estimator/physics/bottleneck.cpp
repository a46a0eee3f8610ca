// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/step.h"

#include <algorithm>
#include <array>

namespace octoplan {

Bottleneck bottleneck(const TimeEstimate& time, const MemoryEstimate& memory, bool needsSharding)
{
    Bottleneck b;
    const auto& p = time.parts;
    const Seconds talk = p[TimePart::TensorParallel] + p[TimePart::DataParallel];
    const std::array<Seconds, choiceCount<SpeedLimit>> limits{p[TimePart::Compute],
                                                              talk,
                                                              p[TimePart::MemoryBound] + p[TimePart::Optimizer],
                                                              p[TimePart::PipelineBubble],
                                                              p[TimePart::Offload],
                                                              p[TimePart::Launch]};
    b.limitsSpeed = static_cast<SpeedLimit>(std::max_element(limits.begin(), limits.end()) - limits.begin());
    b.communicationShare = time.step.value > 0 ? talk / time.step : 0.0;
    b.memoryShare = memory.usable.value > 0 ? memory.total / memory.usable : 0.0;
    const bool communication = b.communicationShare >= 0.25;
    if (needsSharding)
        b.kind = communication ? BottleneckKind::Mixed : BottleneckKind::Memory;
    else
        b.kind = communication ? BottleneckKind::Communication : BottleneckKind::Compute;
    return b;
}

} // namespace octoplan
