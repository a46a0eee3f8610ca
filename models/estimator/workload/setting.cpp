// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload/setting.h"

namespace octoplan {

Setting makeSetting(const Scenario& scenario, const ModelShape& shape, const Device& device, const Interconnect*,
                    const Offering& offering, int servers)
{
    Setting s;
    s.shape = shape;
    s.census = census(shape);
    s.job = scenario.job;
    s.device = device;
    s.rates = device.rates;
    s.devicesPerServer = offering.devices;
    s.servers = servers;
    s.devices = offering.devices * servers;
    return s;
}

void useFramework(Setting& setting, Framework framework)
{
    setting.framework = framework;
    setting.stack = stackOf(framework);
    setting.memoryTraits = memoryTraits(framework);
    setting.speedTraits = speedTraits(framework);
}

} // namespace octoplan
