// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/catalogpointer.h"

#include "formats/jsontext.h"

#include <algorithm>

namespace octoplan {

std::string pointerById(const std::string& base, const std::string& pointer, const nlohmann::json& catalog)
{
    const std::size_t index = pointer.find('/', 1);
    if (index == std::string::npos)
        return base + pointer;
    const std::size_t rest = std::min(pointer.find('/', index + 1), pointer.size());
    const nlohmann::json::json_pointer entry(pointer.substr(0, rest));
    if (!catalog.contains(entry) || !catalog.at(entry).is_object())
        return base + pointer;
    const std::string id = catalog.at(entry).value("id", "");
    return base + pointer.substr(0, index) + pointerStep(id) + pointer.substr(rest);
}

} // namespace octoplan
