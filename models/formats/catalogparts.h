// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/catalogfigure.h"

// One device, link or offering of a catalogue file.
namespace octoplan {

using Sources = std::map<std::string, std::string>;

[[nodiscard]] Device readDevice(ObjectReader& object, const Sources& sources, Problems& problems);
[[nodiscard]] Interconnect readLink(ObjectReader& object, const Sources& sources, Problems& problems);
[[nodiscard]] Offering readOffering(ObjectReader& object, const Sources& sources, Problems& problems);

} // namespace octoplan
