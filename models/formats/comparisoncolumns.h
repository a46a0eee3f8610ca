// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/csvtext.h"
#include "values/comparison.h"

#include <functional>
#include <variant>

namespace octoplan {

// What stands in a table; nothing where the quantity does not exist.
using Cell = std::variant<std::monostate, double, bool, std::string>;

struct ResultColumn {
    std::string name;
    std::function<Cell(const OfferingResult&)> read;
};

// Offering, size and verdict, without words of any language.
[[nodiscard]] std::vector<ResultColumn> nameColumns();
// Plan, memory (GiB), time (of training, of serving, or of both), what limits the speed, and cost.
struct Figures {
    bool training = true;
    bool serving = false;
    std::string currency = "CNY";
};
[[nodiscard]] std::vector<ResultColumn> figureColumns(const Figures& figures);

// In CSV; a number that is not finite is empty.
void write(CsvText& out, const Cell& cell);
// In JSON, as short as it goes.
[[nodiscard]] std::string jsonOf(const Cell& cell);

} // namespace octoplan
