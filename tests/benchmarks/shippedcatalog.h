// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/catalog.h"

namespace octoplan::bench {

// The figures of the source tree, with the models of the tests; ends the program where there are none.
[[nodiscard]] Catalog shippedCatalog();

} // namespace octoplan::bench
