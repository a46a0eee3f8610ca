// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "comparison.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

// How the devices of an offering reach each other, for drawing.
namespace octoplan {

enum class Collective { None, AllReduce, AllGather, AllToAll, PointToPoint };
OCTOPLAN_KEYS(Collective, "none", "all_reduce", "all_gather", "all_to_all", "point_to_point");

// Bus bandwidth of collectives over a group inside one server, GB/s by the definition of nccl-tests.
struct GroupBandwidth {
    int size = 2;
    Range<double> allReduce, allGather;
    bool measured = false; // else derived from neighbouring measurements
    std::string source;    // of the all-reduce, in words
    friend bool operator==(const GroupBandwidth&, const GroupBandwidth&) = default;
};

// The communication that a plan waits for most, or would if none were hidden.
struct LeanedOn {
    Collective collective = Collective::None;
    int group = 1;          // devices that take part
    double bandwidth = 0.0; // GB/s that this group gets; 0 where it leaves the server
    friend bool operator==(const LeanedOn&, const LeanedOn&) = default;
};

struct Topology {
    std::size_t offering = 0; // index into Comparison::offerings
    LinkKind link = LinkKind::None;
    int devices = 8;               // of one server
    std::optional<double> nominal; // GB/s of a device, both directions together, as the vendor prints it
    double pair = 0.0;             // GB/s measured between two devices, one direction
    std::vector<GroupBandwidth> groups;
    LeanedOn leanedOn; // none where nothing can run
    friend bool operator==(const Topology&, const Topology&) = default;
};

} // namespace octoplan
