// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workload/framework.h"

namespace octoplan {

Stack stackOf(Framework framework)
{
    switch (framework) {
    case Framework::GenericCompiled:
    case Framework::Torchtitan:
    case Framework::FmsFsdp:
    case Framework::Unsloth:
    case Framework::NanoGpt: return Stack::Compiled;
    case Framework::GenericMegatron:
    case Framework::MegatronLm:
    case Framework::Nemo:
    case Framework::MindSpeed:
    case Framework::InternEvo: return Stack::Megatron;
    case Framework::GenericHandWritten:
    case Framework::Llmq: return Stack::HandWritten;
    default: return Stack::Eager;
    }
}

Framework genericFramework(Stack stack)
{
    switch (stack) {
    case Stack::Compiled: return Framework::GenericCompiled;
    case Stack::Megatron: return Framework::GenericMegatron;
    case Stack::HandWritten: return Framework::GenericHandWritten;
    default: return Framework::GenericEager;
    }
}

Stack automaticStack(Task task, bool ascend)
{
    if (task == Task::Pretrain || (task == Task::Full && ascend))
        return Stack::Megatron;
    return task == Task::Serve ? Stack::Compiled : Stack::Eager;
}

} // namespace octoplan
