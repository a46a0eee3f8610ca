// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace octoplan {

// One published, measured run as its source states it. What the source does not say is empty; words stay as they were
// written and get their meaning in words.h.
struct MeasuredRun {
    std::string id;
    std::string group; // the source: errors are averaged inside each group first

    std::string device; // catalogue id
    std::string variant;
    std::string interconnect;
    std::optional<int> devices, devicesPerNode, nodes;

    struct Model {
        std::string name;
        std::optional<double> parameters; // count, not billions
        std::optional<int> layers, hidden, ffn, heads, kvHeads, headSize, vocab;
        std::optional<int> experts, activeExperts, expertFfn, sharedFfn;
        std::optional<bool> tiedEmbeddings, gatedFfn;
        friend bool operator==(const Model&, const Model&) = default;
    } model;

    std::string task, precision, optimizer, attention, recompute, offload, framework, note, raw;
    std::optional<int> loraRank, sequenceLength, microBatch, globalBatch; // batches in sequences
    std::optional<bool> packed;

    struct Parallel {
        std::optional<int> tp, pp, dp, cp, ep, shardGroup;
        std::string vp, zero, fsdp; // a number or words such as "2 layers/stage", "FULL_SHARD"
        std::optional<bool> sequenceParallel;
        friend bool operator==(const Parallel&, const Parallel&) = default;
    } parallel;

    struct Measured {
        std::optional<double> tokensPerSecondPerDevice;
        std::optional<double> peakMemory; // in the printed unit
        std::string memoryKind, memoryUnit;
        bool outOfMemory = false;
        friend bool operator==(const Measured&, const Measured&) = default;
    } measured;

    std::string oomKind;
    bool excluded = false; // implausible: kept, not scored

    struct Source {
        std::string repository, path, date; // a title stands for a repository where there is none
        friend bool operator==(const Source&, const Source&) = default;
    } source;

    friend bool operator==(const MeasuredRun&, const MeasuredRun&) = default;
};

} // namespace octoplan
