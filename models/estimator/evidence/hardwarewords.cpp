// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/wordrules.h"
#include "evidence/words.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace octoplan::words {

namespace {

constexpr Rule<LinkKind> linkRules[] = {
    {"no nvlink", "pcie5", LinkKind::Pcie5},
    {"no nvlink", "pcie 5", LinkKind::Pcie5},
    {"no nvlink", "gen5", LinkKind::Pcie5},
    {"no nvlink", "", LinkKind::Pcie4},
    {"without nvlink", "", LinkKind::Pcie4},
    {"no nv-link", "", LinkKind::Pcie4},
    {"nvlink bridge", "", LinkKind::NvlinkBridge},
    {"nv-bridge", "", LinkKind::NvlinkBridge},
    {"nvl pair", "", LinkKind::NvlinkBridge},
    {"nvswitch", "", LinkKind::NvSwitch},
    {"nvlink", "", LinkKind::NvSwitch},
    {"sxm", "", LinkKind::NvSwitch},
    {"hccs", "", LinkKind::HccsMesh},
    {"xgmi", "", LinkKind::XgmiMesh},
    {"infinity fabric", "", LinkKind::XgmiMesh},
    {"pcie5", "", LinkKind::Pcie5},
    {"pcie 5", "", LinkKind::Pcie5},
    {"gen5", "", LinkKind::Pcie5},
    {"pcie", "", LinkKind::Pcie4},
    {"pci-e", "", LinkKind::Pcie4},
};

constexpr Rule<PcieClass> pcieRules[] = {
    {"slow", "pcie", PcieClass::Poor},     {"x4 lanes", "", PcieClass::Poor},  {"x8 lanes", "", PcieClass::Poor},
    {"p2p disabled", "", PcieClass::Poor}, {"no p2p", "", PcieClass::Good},    {"without p2p", "", PcieClass::Good},
    {"cloud vm", "", PcieClass::Poor},     {"p2p driver", "", PcieClass::P2p}, {"p2p enabled", "", PcieClass::P2p},
    {"p2p patch", "", PcieClass::P2p},
};

struct Rate {
    double gbit = 0.0;
    std::size_t at = 0, end = 0;
};

// The first bit rate: a number, then "G" and a small "b" ("GB/s" are bytes and speak of the fabric inside a server).
std::optional<Rate> bitRate(std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!std::isdigit(static_cast<unsigned char>(text[i])))
            continue;
        std::size_t end = i;
        while (end < text.size() && (std::isdigit(static_cast<unsigned char>(text[end])) || text[end] == '.'))
            ++end;
        std::size_t unit = end;
        while (unit < text.size() && text[unit] == ' ')
            ++unit;
        if (text.substr(unit, 2) == "Gb" || text.substr(unit, 2) == "gb")
            return Rate{std::strtod(std::string(text.substr(i, end - i)).c_str(), nullptr), i, unit};
        i = end - 1;
        if (i + 1 >= text.size())
            break;
    }
    return std::nullopt;
}

std::optional<double> nicRate(std::string_view text, int devicesPerServer)
{
    const auto rate = bitRate(text);
    if (!rate || rate->gbit <= 0.0 || rate->gbit > 1e5)
        return std::nullopt;
    const std::string lower = lowerCase(text);
    if (contains(lower, "pcie") && !contains(lower, "rdma") && !contains(lower, "ib") && !contains(lower, "roce"))
        return std::nullopt; // a measured rate between cards, not of the network
    double ports = 1.0;
    if (rate->at >= 2 && (text[rate->at - 1] == 'x' || text[rate->at - 1] == 'X'))
        ports = std::max(1, std::atoi(std::string(1, text[rate->at - 2]).c_str()));
    if (contains(lower, "per gpu") || contains(lower, "per npu") || contains(lower, "per card") ||
        contains(lower, "per device"))
        ports = devicesPerServer;
    return rate->gbit * ports;
}

} // namespace

LinkWord interconnect(std::string_view text, int devicesPerServer)
{
    const std::string lower = lowerCase(text);
    LinkWord word;
    word.kind = firstMatch<LinkKind>(linkRules, lower);
    word.pcie = firstMatch<PcieClass>(pcieRules, lower).value_or(PcieClass::Auto);
    word.nicGbit = nicRate(text, devicesPerServer);
    return word;
}

AscendBin ascendBin(std::string_view variant)
{
    // Atlas 900 A2 is of the 376 TFLOPS class; the 800T A2 runs 11 to 17 % slower and the inference servers carry B4.
    static constexpr Rule<AscendBin> rules[] = {
        {"910b2c", "", AscendBin::B2c}, {"910b1", "", AscendBin::B1},  {"910b2", "", AscendBin::B2},
        {"910b3", "", AscendBin::B3},   {"910b4", "", AscendBin::B4},  {"280t", "", AscendBin::B4},
        {"313t", "", AscendBin::B3},    {"376t", "", AscendBin::B2},   {"800t", "", AscendBin::B3},
        {"800i", "", AscendBin::B4},    {"900 a2", "", AscendBin::B2}, {"900a2", "", AscendBin::B2},
    };
    return firstMatch<AscendBin>(rules, lowerCase(variant)).value_or(AscendBin::Measured);
}

MemoryKind memoryKind(std::string_view text)
{
    const std::string t = lowerCase(text);
    if (contains(t, "pool") && (contains(t, "pre-alloc") || contains(t, "preallocat")))
        return MemoryKind::Pool;
    // A text that leaves it open between the two is the framework's log: reserved.
    if ((contains(t, "smi") && !contains(t, "reserved")) || contains(t, "nvml"))
        return MemoryKind::WholeCard;
    const std::size_t allocated = std::min(t.find("alloc"), t.find("active"));
    const std::size_t reserved = std::min(t.find("reserved"), t.find("cached"));
    if (allocated == std::string::npos && reserved == std::string::npos) // torch's counters start at allocated
        return contains(t, "torch.cuda") || contains(t, "torch peak") ? MemoryKind::Allocated : MemoryKind::WholeCard;
    return allocated < reserved ? MemoryKind::Allocated : MemoryKind::Reserved;
}

Bytes memoryFigure(double figure, std::string_view unit, Bytes usable)
{
    const std::string u = lowerCase(unit);
    if (u.starts_with("gb (1e9") || u.starts_with("gb(1e9") || u.starts_with("gb (10^9") || contains(u, "decimal"))
        return {figure * 1e9};
    if (u.starts_with("mib") || u.starts_with("mb"))
        return gib(figure / 1024.0);
    if (u.starts_with("gib"))
        return gib(figure);
    const Bytes binary = gib(figure);
    return binary > usable ? Bytes{figure * 1e9} : binary;
}

} // namespace octoplan::words
