// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/huggingface.h"
#include "formats/inspectreport.h"
#include "workload/census.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

// Any text is either refused with an error or counted; a count is positive and its parts are no larger than the whole.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const octoplan::ConfigReading reading = octoplan::readConfig(text);
    if (reading.refused != octoplan::hasError(reading.problems))
        std::abort();
    if (!reading.refused) {
        const octoplan::Census c = octoplan::census(reading.shape);
        if (c.total <= 0 || c.active <= 0 || c.active > c.total || c.flop < 0)
            std::abort();
    }
    if (octoplan::inspectJson(reading).empty())
        std::abort();
    return 0;
}
