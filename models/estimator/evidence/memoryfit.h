// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/evidencecase.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace octoplan {

// A measured run that printed a memory figure, as it is read. `part`: what is left out together, a source, a framework
// or a device.
struct MemoryRow {
    std::string part;
    EvidenceCase evidence;
};

// The constants of the memory formulas as the rows of the other parts would set them, around the shipped ones.
[[nodiscard]] MemoryConstants fitMemory(const std::vector<MemoryRow>& rows, const std::string& leftOut,
                                        double looseness = 1.0);

// For each part the constants that all others give, by one step from the shipped ones: next to nothing, so that it can
// be done whenever predictions are shown.
[[nodiscard]] std::map<std::string, MemoryConstants> memoryWithoutEach(const std::vector<MemoryRow>& rows);

struct FittedConstant {
    const char* name;
    double MemoryConstants::*constant;
    double deviation; // of its logarithm: how far it may reasonably lie from its shipped value
};
[[nodiscard]] std::span<const FittedConstant> fittedMemoryConstants();

} // namespace octoplan
