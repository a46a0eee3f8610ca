// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/makereport.h"
#include "print/blocks.h"

#include <memory>
#include <vector>

namespace octoplan {

// The charts of a report's scenarios, drawn for paper. Needs a QApplication. Keep it as long as what draw() returned.
class ReportCharts {
public:
    ReportCharts();
    ~ReportCharts();

    void add(const ReportInput& input, const Wording& wording); // of the next scenario
    [[nodiscard]] print::DrawChart draw() const;

private:
    struct Parts;
    std::vector<std::unique_ptr<Parts>> m_scenarios;
};

} // namespace octoplan
