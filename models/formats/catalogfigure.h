// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/objectreader.h"
#include "hardware/catalog.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace octoplan {

// What one figure of a catalogue must be. `unit` is compared exactly; one that begins with a slash follows a currency
// of three capital letters, as in CNY/month.
struct FigureRule {
    std::string_view unit;
    double maximum; // the minimum is above zero
};

namespace figurerules {
inline constexpr FigureRule teraflops{"TFLOPS", 1e6};
inline constexpr FigureRule memory{"GiB", 1e5};
inline constexpr FigureRule bandwidth{"GB/s", 1e6};
inline constexpr FigureRule watts{"W", 1e5};
inline constexpr FigureRule latency{"us", 1e6};
inline constexpr FigureRule network{"Gbit/s", 1e6};
inline constexpr FigureRule pricePerMonth{"/month", 1e9};
inline constexpr FigureRule pricePerHour{"/hour", 1e7};
} // namespace figurerules

// Reads the figures of one device, link or offering and keeps each with its source, under its path in the file:
// "memory_usable", "rates/bf16", "all_reduce/8".
class FigureReader {
public:
    FigureReader(const std::map<std::string, std::string>& knownSources, std::vector<Figure>& figuresRead,
                 Problems& problemList);

    // Absent is an error with `required`; a figure that is wrong adds errors and reads as absent.
    std::optional<Range<double>> required(ObjectReader& object, std::string_view key, const std::string& path,
                                          FigureRule rule);
    std::optional<Range<double>> optional(ObjectReader& object, std::string_view key, const std::string& path,
                                          FigureRule rule);

private:
    std::optional<Figure> read(const nlohmann::json& value, const std::string& pointer, FigureRule rule);
    bool readRange(ObjectReader& object, FigureRule rule, Figure& figure);
    bool readOrigin(ObjectReader& object, FigureRule rule, Figure& figure);

    const std::map<std::string, std::string>* sources;
    std::vector<Figure>* figures;
    Problems* problems;
};

// YYYY-MM-DD with a month and a day that exist.
[[nodiscard]] bool isDate(std::string_view text);

} // namespace octoplan
