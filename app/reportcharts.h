// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/blocks.h"
#include "values/comparison.h"
#include "wording/wording.h"

#include <memory>

namespace octoplan {

// The charts of one comparison, drawn for paper. Needs a QApplication. Keep it as long as what draw() returned.
class ReportCharts {
public:
    ReportCharts(const Comparison& comparison, const Wording& wording);
    ~ReportCharts();

    [[nodiscard]] print::DrawChart draw();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace octoplan
