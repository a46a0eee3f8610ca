// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "hardware/catalog.h"

#include <algorithm>

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

const Interconnect* Catalog::linkFor(LinkKind kind, std::string_view deviceId) const
{
    const Interconnect* anyDevice = nullptr;
    for (const Interconnect& link : links) {
        if (link.kind != kind)
            continue;
        if (link.deviceArchitecture.find(deviceId) != std::string::npos)
            return &link;
        if (!anyDevice)
            anyDevice = &link;
    }
    return anyDevice;
}

} // namespace octoplan
