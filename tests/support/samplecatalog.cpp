// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/samplecatalog.h"

namespace octoplan::test {

namespace {

ComputeRates rates(double nameplate, double bf16, double tf32, double fp32, double fp8, double int8)
{
    return {.nameplateBf16 = teraflops(nameplate),
            .bf16 = teraflops(bf16),
            .fp16 = teraflops(bf16),
            .tf32 = teraflops(tf32),
            .fp32 = teraflops(fp32),
            .fp8 = teraflops(fp8),
            .int8 = teraflops(int8)};
}

Device geforce4090(const char* id, const char* name, double nominalGib, double usableGib, bool modified)
{
    Device d;
    d.id = id;
    d.name = name;
    d.vendor = "NVIDIA";
    d.architecture = Architecture::AdaGeforce;
    d.rates = rates(165.2, 165.2, 82.6, 82.6, 330.3, 660.6);
    d.nominalMemory = gib(nominalGib);
    d.usableMemory = gib(usableGib);
    d.memoryBandwidth = gbPerSecond(1008);
    d.hostLink = gbPerSecond(24);
    d.hostLinkShared = gbPerSecond(11);
    d.watts = 450;
    d.peerToPeer = false;
    d.modified = modified;
    d.defaultLink = LinkKind::Pcie4;
    d.measuredDevices = modified ? 0 : 4;
    return d;
}

Device ascend910b()
{
    Device d;
    d.id = "ascend-910b-64g";
    d.name = "Ascend 910B 64G";
    d.vendor = "Huawei";
    d.architecture = Architecture::Ascend;
    const ComputeRates b3 = rates(313, 294.9, 0, 82, 0, 626);
    const ComputeRates b2 = rates(376, 353.9, 0, 99, 0, 752);
    d.rates = rates(344.5, 324.4, 0, 87, 0, 689); // the bin is not known: between the two
    d.bins = {{AscendBin::B1, b2}, {AscendBin::B2, b2}, {AscendBin::B3, b3}, {AscendBin::B2c, b2}};
    d.nominalMemory = gib(64);
    d.usableMemory = gib(60.97);
    d.memoryBandwidth = gbPerSecond(1600);
    d.hostLink = gbPerSecond(18);
    d.hostLinkShared = gbPerSecond(12);
    d.watts = 400;
    d.domestic = true;
    d.nf4 = false;
    d.defaultLink = LinkKind::HccsMesh;
    return d;
}

Device h100()
{
    Device d;
    d.id = "h100-sxm-80g";
    d.name = "H100 80G";
    d.vendor = "NVIDIA";
    d.architecture = Architecture::Hopper;
    d.rates = rates(989.4, 989.4, 494.7, 67, 1978.9, 1978.9);
    d.nominalMemory = gib(80);
    d.usableMemory = gib(79.11);
    d.memoryBandwidth = gbPerSecond(3350);
    d.hostLink = gbPerSecond(55);
    d.hostLinkShared = gbPerSecond(50);
    d.watts = 700;
    d.defaultLink = LinkKind::NvSwitch;
    return d;
}

Interconnect pcie4()
{
    Interconnect l;
    l.id = "pcie4-8x4090";
    l.kind = LinkKind::Pcie4;
    l.name = "PCIe 4.0";
    l.allReduceGbps = {{4, {9.9, 16.8, 16.8}}, {8, {9.9, 14.2, 14.2}}};
    l.byHostClass = {{PcieClass::P2p, {{4, {25.1, 25.1, 25.1}}, {8, {20.4, 20.4, 20.4}}}},
                     {PcieClass::Good, {{4, {16.8, 16.8, 16.8}}, {8, {14.2, 14.2, 14.2}}}},
                     {PcieClass::Poor, {{4, {2.6, 3.0, 3.5}}, {8, {2.6, 3.0, 3.5}}}}};
    l.latencySeconds = 34e-6;
    l.pairGbps = 20;
    return l;
}

Interconnect hccs()
{
    Interconnect l;
    l.id = "hccs-8x910b";
    l.kind = LinkKind::HccsMesh;
    l.name = "HCCS";
    l.allReduceGbps = {{2, {18, 18, 18}}, {4, {45, 45, 45}}, {8, {126, 126, 126}}};
    l.allGatherGbps = {{2, {19, 19, 19}}, {4, {48, 48, 48}}, {8, {130, 130, 130}}};
    l.pairGbps = 19;
    return l;
}

Interconnect nvswitch()
{
    Interconnect l;
    l.id = "nvswitch-8xh100";
    l.kind = LinkKind::NvSwitch;
    l.name = "NVLink 4 + NVSwitch";
    l.deviceArchitecture = "h100-sxm-80g";
    l.allReduceGbps = {{4, {363, 363, 363}}, {8, {365, 475, 482}}};
    l.allGatherGbps = {{8, {361, 361, 361}}};
    l.latencySeconds = 15e-6;
    l.pairGbps = 396;
    return l;
}

Offering server(const char* id, const char* name, const char* device, const char* link, double low, double high)
{
    Offering o;
    o.id = id;
    o.name = name;
    o.deviceId = device;
    o.linkId = link;
    o.pricePerMonth = Range<Money>{yuan(low), yuan(low), yuan(high)};
    o.priceFrom = low != high;
    return o;
}

Offering container()
{
    Offering o;
    o.id = "rtx4090-24g-container";
    o.name = "RTX 4090 24G container";
    o.deviceId = "rtx4090-24g";
    o.devices = 1;
    o.pricePerHour = yuan(1.96);
    o.container = true;
    return o;
}

ModelPreset llama(const char* id, int layers, int hidden, int ffn, int heads, int kvHeads, int vocab)
{
    ModelShape s;
    s.name = id;
    s.layers = layers;
    s.hidden = hidden;
    s.ffn = ffn;
    s.heads = heads;
    s.kvHeads = kvHeads;
    s.headSize = hidden / heads;
    s.vocab = vocab;
    return {id, s, "config.json"};
}

ModelPreset qwen3Moe()
{
    ModelPreset p = llama("qwen3-30b-a3b", 48, 2048, 6144, 32, 4, 151936);
    p.shape.family = "qwen3_moe";
    p.shape.headSize = 128;
    p.shape.experts = 128;
    p.shape.activeExperts = 8;
    p.shape.expertFfn = 768;
    p.shape.qkNorm = true;
    return p;
}

Catalog build()
{
    Catalog c;
    c.date = "2026-07-27";
    c.sources = {{"article", "jygpu.com, 2026-07-27"}};
    c.devices = {geforce4090("rtx4090-24g", "RTX 4090 24G", 24, 23.64, false),
                 geforce4090("rtx4090-48g", "RTX 4090 48G", 48, 47.4, true), ascend910b(), h100()};
    c.links = {pcie4(), hccs(), nvswitch()};
    c.offerings = {server("rtx4090-24g-x8", "RTX 4090 24G ×8", "rtx4090-24g", "pcie4-8x4090", 7920, 7920),
                   server("rtx4090-48g-x8", "RTX 4090 48G ×8", "rtx4090-48g", "pcie4-8x4090", 9600, 9600),
                   server("ascend-910b-64g-x8", "Ascend 910B 64G ×8", "ascend-910b-64g", "hccs-8x910b", 15600, 17040),
                   server("h100-80g-x8", "H100 80G ×8", "h100-sxm-80g", "nvswitch-8xh100", 84480, 84480), container()};
    c.models = {llama("llama-2-7b", 32, 4096, 11008, 32, 32, 32000),
                llama("llama-2-13b", 40, 5120, 13824, 40, 40, 32000),
                llama("llama-3.1-8b", 32, 4096, 14336, 32, 8, 128256),
                llama("llama-2-70b", 80, 8192, 28672, 64, 8, 32000),
                qwen3Moe(),
                llama("tiny", 8, 1024, 2816, 8, 8, 32000)};
    return c;
}

} // namespace

const Catalog& sampleCatalog()
{
    static const Catalog catalog = build();
    return catalog;
}

Scenario sampleScenario(const char* preset, Task task)
{
    Scenario s;
    s.model.preset = preset;
    s.job.task = task;
    return s;
}

} // namespace octoplan::test
