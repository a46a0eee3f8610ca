// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "hardware/catalog.h"

#include <algorithm>
#include <sstream>

namespace octoplan {

namespace {

template <class T>
const T* byId(const std::vector<T>& all, std::string_view id)
{
    const auto found = std::find_if(all.begin(), all.end(), [id](const T& one) { return one.id == id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

const Device* Catalog::device(std::string_view id) const { return byId(devices, id); }
const Interconnect* Catalog::link(std::string_view id) const { return byId(links, id); }
const Offering* Catalog::offering(std::string_view id) const { return byId(offerings, id); }
const ModelPreset* Catalog::model(std::string_view id) const { return byId(models, id); }

std::vector<std::string> Interconnect::devices() const
{
    std::vector<std::string> ids;
    std::istringstream words(deviceArchitecture);
    for (std::string id; words >> id;)
        ids.push_back(id);
    return ids;
}

const Interconnect* Catalog::linkFor(LinkKind kind, std::string_view deviceId) const
{
    const Interconnect* other = nullptr;
    for (const Interconnect& link : links) {
        if (link.kind != kind)
            continue;
        const std::vector<std::string> ids = link.devices();
        if (std::find(ids.begin(), ids.end(), deviceId) != ids.end())
            return &link;
        if (!other || (ids.empty() && !other->deviceArchitecture.empty()))
            other = &link;
    }
    return other;
}

} // namespace octoplan
