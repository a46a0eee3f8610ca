// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wording/wording.h"

namespace octoplan {

// A word of the charts in the language of `wording`.
[[nodiscard]] inline QString chartText(const Wording& wording, const char* source)
{
    return wording.numbers().translation().translate("Charts", source);
}

} // namespace octoplan
