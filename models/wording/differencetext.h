// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/catalogdifference.h"
#include "wording/wording.h"

namespace octoplan {

// "H100 80G ×8, rent: ¥84,480 a month when the file was saved, ¥90,000 a month now"
[[nodiscard]] QString differenceText(const CatalogDifference& difference, const Wording& wording);

} // namespace octoplan
