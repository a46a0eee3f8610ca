// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bruteforce.h"

#include <algorithm>

namespace octoplan::test {

namespace {

bool groupsObey(const Setting& s, const ParallelPlan& p)
{
    const ModelShape& m = s.shape;
    if (p.tp * p.pp * p.cp * p.dp != s.devices || p.tp > s.devicesPerServer || s.devicesPerServer % p.tp != 0)
        return false;
    if (m.heads % p.tp != 0 || (m.kvHeads % p.tp != 0 && p.tp % m.kvHeads != 0) || p.pp > m.layers)
        return false;
    if (p.cp > 1 && (s.job.sequenceLength % (2 * p.cp) != 0 || s.job.task == Task::Serve))
        return false;
    if (s.job.task == Task::Qlora && s.stack != Stack::Megatron && (p.tp > 1 || p.pp > 1))
        return false;
    if (s.job.task != Task::Serve && s.stack == Stack::Eager && (p.tp > 1 || p.pp > 1))
        return false;
    if (s.stack == Stack::Eager && p.cp > 1)
        return false;
    return !p.sequenceParallel || (p.tp > 1 && s.job.task != Task::Serve);
}

bool expertsObey(const Setting& s, const ParallelPlan& p)
{
    if (s.shape.experts == 0)
        return p.ep == 1 && p.etp == 1;
    return s.shape.experts % p.ep == 0 && (p.etp == 1 || p.etp == p.tp) && (p.tp * p.cp * p.dp) % (p.ep * p.etp) == 0;
}

bool interleavingObeys(const Setting& s, const ParallelPlan& p)
{
    return p.vp == 1 ||
           (s.stack == Stack::Megatron && s.job.task != Task::Serve && p.pp > 1 && p.pp * p.vp <= s.shape.layers);
}

bool zeroObeys(const Setting& s, const ParallelPlan& p)
{
    if (p.zero == 0)
        return true;
    if (p.dp * p.cp == 1 || s.job.task == Task::Serve)
        return false;
    if (s.stack == Stack::Megatron)
        return p.zero == 1;
    if (s.stack == Stack::Compiled)
        return p.zero == 3;
    if (s.stack == Stack::HandWritten)
        return p.pp == 1;
    return p.tp == 1 && p.pp == 1;
}

bool policyObeys(const Setting& s, const ParallelPlan& p)
{
    const bool selective = s.stack == Stack::Megatron || s.stack == Stack::Compiled;
    if (p.recompute == Recompute::Selective && !selective)
        return false;
    if (s.job.task == Task::Serve && p.recompute != Recompute::None)
        return false;
    if (p.offload == Offload::None)
        return true;
    const int least = p.offload == Offload::All ? 3 : 1;
    return p.offload != Offload::Activations && p.zero >= least && p.pp == 1 && s.hostRam.has_value();
}

bool batchObeys(const Setting& s, ParallelPlan& p)
{
    if (s.job.task == Task::Serve)
        return p.microBatch == 1;
    p.accumulation = 1;
    while (p.accumulation * p.microBatch * p.dp < s.sequences)
        ++p.accumulation;
    return p.microBatch * p.dp <= std::max(s.sequences, p.dp);
}

void addPolicies(const Setting& s, ParallelPlan p, std::vector<ParallelPlan>& out)
{
    for (p.microBatch = 1; p.microBatch <= 2 * s.sequences; p.microBatch *= 2)
        for (p.zero = 0; p.zero <= 3; ++p.zero)
            for (const Recompute recompute : {Recompute::None, Recompute::Selective, Recompute::Full})
                for (const Offload offload : {Offload::None, Offload::Optimizer, Offload::All, Offload::Activations}) {
                    p.recompute = recompute;
                    p.offload = offload;
                    if (batchObeys(s, p) && zeroObeys(s, p) && policyObeys(s, p))
                        out.push_back(p);
                }
}

} // namespace

std::vector<ParallelPlan> plansByBruteForce(const Setting& s)
{
    std::vector<ParallelPlan> out;
    ParallelPlan p;
    const int n = s.devices;
    for (p.tp = 1; p.tp <= n; ++p.tp)
        for (p.pp = 1; p.pp * p.tp <= n; ++p.pp)
            for (p.cp = 1; p.cp * p.pp * p.tp <= n; ++p.cp)
                for (p.dp = 1; p.dp * p.cp * p.pp * p.tp <= n; ++p.dp)
                    for (const bool sequenceParallel : {false, true}) {
                        p.sequenceParallel = sequenceParallel;
                        if (!groupsObey(s, p))
                            continue;
                        for (p.ep = 1; p.ep <= n; ++p.ep)
                            for (p.etp = 1; p.etp <= p.tp; ++p.etp)
                                for (p.vp = 1; p.vp <= 4; p.vp *= 2)
                                    if (expertsObey(s, p) && interleavingObeys(s, p))
                                        addPolicies(s, p, out);
                    }
    return out;
}

Setting plainSetting(const ModelShape& shape, Stack stack, Task task, int devices, int sequences)
{
    Setting s;
    s.shape = shape;
    s.stack = stack;
    s.job.task = task;
    s.devices = devices;
    s.devicesPerServer = std::min(devices, 8);
    s.servers = devices / s.devicesPerServer;
    s.sequences = sequences;
    return s;
}

} // namespace octoplan::test
