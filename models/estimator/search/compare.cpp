// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/compare.h"

namespace octoplan {

Comparison compare(const Scenario&, const Catalog&) { return {}; }

} // namespace octoplan
