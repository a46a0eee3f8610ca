// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QCustomPlot;

namespace octoplan {

// A plot that draws itself straight onto the window. The library would draw into pictures of its own first, at every
// change of size too, and lay them over the window after that.
[[nodiscard]] std::unique_ptr<QCustomPlot> makeDirectPlot();

} // namespace octoplan
