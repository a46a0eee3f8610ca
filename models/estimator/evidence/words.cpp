// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/words.h"

#include "evidence/wordrules.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace octoplan::words {

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower;
}

bool contains(std::string_view text, std::string_view fragment) { return text.find(fragment) != std::string::npos; }

std::optional<Task> task(std::string_view text)
{
    static constexpr Rule<std::optional<Task>> rules[] = {
        {"qlora", "", Task::Qlora},
        {"prompt tun", "", Task::Lora},
        {"prefix", "", Task::Lora},
        {"dora", "", Task::Lora},
        {"ppo", "", std::nullopt},
        {"grpo", "", std::nullopt},
        {"dpo", "", std::nullopt},
        {"rlhf", "", std::nullopt},
        {"reward", "", std::nullopt},
        {"serv", "", std::nullopt},
        {"infer", "", std::nullopt},
        {"lora", "", Task::Lora},
        {"adapter", "", Task::Lora},
        {"galore", "", Task::Full},
        {"cpt", "", Task::Pretrain},
        {"peft", "", Task::Lora},
        {"pretrain", "", Task::Pretrain},
        {"pre-train", "", Task::Pretrain},
        {"pretraining", "", Task::Pretrain},
        {"full", "", Task::Full},
        {"sft", "", Task::Full},
        {"finetun", "", Task::Full},
        {"fine-tun", "", Task::Full},
        {"tuning", "", Task::Full},
        {"train", "", Task::Pretrain},
    };
    return firstMatch<std::optional<Task>>(rules, lowerCase(text)).value_or(std::nullopt);
}

std::optional<Recompute> recompute(std::string_view text)
{
    static constexpr Rule<Recompute> rules[] = {
        {"no ", "", Recompute::None},          {"none", "", Recompute::None},
        {"false", "", Recompute::None},        {"disabled", "", Recompute::None},
        {"without", "", Recompute::None},      {"selective", "", Recompute::Selective},
        {"sac", "", Recompute::Selective},     {"attention only", "", Recompute::Selective},
        {"partial", "", Recompute::Selective}, {"full", "", Recompute::Full},
        {"true", "", Recompute::Full},         {"yes", "", Recompute::Full},
        {"enabled", "", Recompute::Full},      {"offload", "", Recompute::Full},
        {"off", "", Recompute::None},          {"block", "", Recompute::Full},
        {"layer", "", Recompute::Full},        {"uniform", "", Recompute::Full},
        {"checkpoint", "", Recompute::Full},   {"on", "", Recompute::Full},
    };
    return firstMatch<Recompute>(rules, lowerCase(text));
}

std::optional<Offload> offload(std::string_view text)
{
    static constexpr Rule<Offload> rules[] = {
        {"none", "", Offload::None},
        {"false", "", Offload::None},
        {"no offload", "", Offload::None},
        {"no cpu", "", Offload::None},
        {"without", "", Offload::None},
        {"disabled", "", Offload::None},
        {"param", "", Offload::All},
        {"weight", "", Offload::All},
        {"infinity", "", Offload::All},
        {"nvme", "", Offload::All},
        {"all", "", Offload::All},
        {"opt", "", Offload::Optimizer},
        {"master", "", Offload::Optimizer},
        {"moment", "", Offload::Optimizer},
        {"state", "", Offload::Optimizer},
        {"activation", "", Offload::Activations},
        {"residual", "", Offload::Activations},
        {"quants", "", Offload::None},
        {"fsdp", "", Offload::All},
        {"cpu", "", Offload::Optimizer},
        {"true", "", Offload::Optimizer},
        {"yes", "", Offload::Optimizer},
        {"offload", "", Offload::Optimizer},
    };
    return firstMatch<Offload>(rules, lowerCase(text));
}

std::optional<Attention> attention(std::string_view text)
{
    static constexpr Rule<Attention> rules[] = {
        {"sdpa off", "", Attention::Eager},      {"no flash", "", Attention::Eager},
        {"without flash", "", Attention::Eager}, {"eager", "", Attention::Eager},
        {"naive", "", Attention::Eager},         {"math", "", Attention::Eager},
        {"vanilla", "", Attention::Eager},       {"standard", "", Attention::Eager},
        {"flash", "", Attention::Flash},         {"fa2", "", Attention::Flash},
        {"fa3", "", Attention::Flash},           {"sdpa", "", Attention::Flash},
        {"flex", "", Attention::Flash},          {"cudnn", "", Attention::Flash},
        {"te ", "", Attention::Flash},           {"fused", "", Attention::Flash},
        {"fusion", "", Attention::Flash},        {"xformers", "", Attention::Flash},
        {"efficient", "", Attention::Flash},     {"triton", "", Attention::Flash},
        {"npu", "", Attention::Flash},           {"ring", "", Attention::Flash},
        {"ulysses", "", Attention::Flash},       {"true", "", Attention::Flash},
    };
    return firstMatch<Attention>(rules, lowerCase(text));
}

std::optional<LoraTargets> loraTargets(std::string_view text)
{
    using T = LoraTarget;
    const std::string t = lowerCase(text);
    static constexpr LoraTargets queryValue = {1U << unsigned(T::Q) | 1U << unsigned(T::V)};
    static constexpr LoraTargets fused = {1U << unsigned(T::QkvFused)};
    static constexpr Rule<LoraTargets> rules[] = {
        {"all linear", "", LoraTargets::allLinear()},
        {"all-linear", "", LoraTargets::allLinear()},
        {"all layers", "", LoraTargets::allLinear()},
        {"linears", "", LoraTargets::allLinear()},
        {"q,k,v,o", "", LoraTargets::attention()},
        {"qkvo", "", LoraTargets::attention()},
        {"attention only", "lora", LoraTargets::attention()},
        {"(q,v)", "", queryValue},
        {"q,v", "", queryValue},
        {"q_proj,v_proj", "", queryValue},
        {"q_proj and v_proj", "", queryValue},
        {"qkv only", "", fused},
        {"c_attn", "", fused},
    };
    std::optional<LoraTargets> targets = firstMatch<LoraTargets>(rules, t);
    constexpr std::string_view tables[] = {
        "lora emb", "lora(emb", "lora-emb", "lora_emb", "modules_to_save", "trainable embedding", "trained embedding"};
    if (std::ranges::any_of(tables, [&](std::string_view words) { return contains(t, words); })) {
        targets = targets.value_or(LoraTargets::allLinear());
        targets->add(T::Embed);
        targets->add(T::Head);
    }
    return targets;
}

std::optional<int> leadingNumber(std::string_view text)
{
    const auto first = text.find_first_of("0123456789");
    if (first == std::string_view::npos)
        return std::nullopt;
    int n = 0;
    const auto parsed = std::from_chars(text.data() + first, text.data() + text.size(), n);
    return parsed.ec == std::errc{} ? std::optional(n) : std::nullopt;
}

std::optional<int> zeroStage(std::string_view zero, std::string_view fsdp)
{
    const std::string z = lowerCase(zero), f = lowerCase(fsdp);
    if (contains(z, "sharded weights") || contains(z, "full"))
        return 3;
    if (const auto stage = leadingNumber(z); stage && *stage >= 0 && *stage <= 3)
        return stage;
    if (f.empty() || f == "false" || f == "none" || contains(f, "no_shard"))
        return std::nullopt;
    return contains(f, "grad_op") ? 2 : 3;
}

std::optional<int> virtualStages(std::string_view text, int layersPerStage)
{
    const auto n = leadingNumber(text);
    if (!n || *n < 1)
        return std::nullopt;
    return contains(text, "layers") ? std::max(1, layersPerStage / *n) : *n;
}

} // namespace octoplan::words
