// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace octoplan {

// Makes every SliderTrack a slider with a value to assistive technology. Installing twice does nothing.
void installTrackAccessibility();

} // namespace octoplan
