// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/makereport.h"
#include "hardware/catalog.h"

namespace octoplan {

// The catalogue's figures behind a comparison: of each offering, its device and its link.
[[nodiscard]] QList<SourceFigure> sourceFigures(const Catalog& catalog, const Scenario& scenario,
                                                const Wording& wording);

} // namespace octoplan
