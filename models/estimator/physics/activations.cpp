// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/activations.h"

#include <algorithm>

namespace octoplan {
namespace {

// Which inputs of linear layers are kept. A frozen linear needs its input for nothing; an adapter beside it does, and
// so does bitsandbytes' 4-bit product, which keeps it for every linear (13 to 17 h measured per token and layer).
struct KeptInputs {
    bool attention = true; // of q, k, v
    bool output = true;    // of o: the attention's output, which flash keeps anyway
    bool ffn = true;       // of gate and up
    bool down = true;
    double dropout = 0.0; // adapted linears' inputs, in units of hidden, each with its own dropped copy and mask
    double wideDropout = 0.0;
};

struct Kernels {
    double normInput;   // bytes per element kept by a norm
    double gatedFrozen; // bytes per FFN element without down's input
    double downInput;
    double share; // of the list that a compiler keeps
};

Kernels kernelsOf(const Setting& s)
{
    const ActivationKernels kernels = s.memoryTraits.kernels;
    // A fused loss in an eager stack comes with the kernel library that fuses norms and SwiGLU as well.
    if (s.job.fusedLoss && (kernels == ActivationKernels::EagerFp32Norm || kernels == ActivationKernels::Eager))
        return {2.0, 4.0, 2.0, 1.0};
    switch (kernels) {
    // Hugging Face's RMSNorm keeps its input in fp32.
    case ActivationKernels::EagerFp32Norm: return {s.shape.normBias ? 2.0 : 4.0, 6.0, 2.0, 1.0};
    case ActivationKernels::Eager: return {2.0, 6.0, 2.0, 1.0};
    // Fused SwiGLU keeps gate and up only.
    case ActivationKernels::Fused: return {2.0, 4.0, 2.0, 1.05};
    // The compiler's min-cut recomputes cheap elementwise results.
    case ActivationKernels::Compiled: return {2.0, 4.0, 2.0, 0.9};
    case ActivationKernels::InKernel: return {2.0, 4.0, 0.0, 1.0};
    }
    return {4.0, 6.0, 2.0, 1.0};
}

KeptInputs keptInputs(const Setting& s)
{
    KeptInputs k;
    if (s.job.task != Task::Lora && s.job.task != Task::Qlora)
        return k;
    const LoraTargets t = s.job.loraTargets;
    const bool fused = t.has(LoraTarget::QkvFused);
    const int qkv = fused ? 1 : t.has(LoraTarget::Q) + t.has(LoraTarget::K) + t.has(LoraTarget::V);
    const int gateUp = t.has(LoraTarget::Up) + (s.shape.gatedFfn ? t.has(LoraTarget::Gate) : 0);
    const bool keepsAll = s.job.task == Task::Qlora && s.job.weightsFormat == QuantFormat::Nf4 &&
                          s.memoryTraits.sharding != Sharding::DistributedOptimizer;
    k.attention = keepsAll || qkv > 0;
    k.output = keepsAll || t.has(LoraTarget::O);
    k.ffn = keepsAll || gateUp > 0;
    k.down = keepsAll || t.has(LoraTarget::Down);
    if (s.memoryTraits.loraDropout) {
        k.dropout = qkv + gateUp;
        k.wideDropout = t.has(LoraTarget::Down);
    }
    return k;
}

struct Widths { // elements per token
    double query, key, value, output, latents;
};

Widths widthsOf(const ModelShape& m, double t)
{
    const double heads = m.heads / t;
    if (m.isMla()) {
        const double qk = m.headSize + m.ropeHeadSize;
        const double v = m.valueHeadSize > 0 ? m.valueHeadSize : m.headSize;
        return {heads * qk, heads * qk, heads * v, heads * v, 2.0 * (m.qLatent + m.kvLatent + m.ropeHeadSize)};
    }
    const double kv = std::max(m.kvHeads / t, 1.0) * m.headSize;
    return {heads * m.headSize, kv, kv, heads * m.headSize, 0.0};
}

// One feed-forward block of that width: what lies between its norm's output and the residual.
double ffnBytes(const Setting& s, const Kernels& k, const KeptInputs& kept, double width, double inputBytes)
{
    if (s.shape.gatedFfn)
        return width * (k.gatedFrozen + (kept.down ? k.downInput * inputBytes / 2.0 : 0.0));
    return width * (2.0 + (kept.down ? inputBytes : 0.0));
}

struct FeedForward {
    double width = 0.0;    // elements per token, all active experts together
    double dispatch = 0.0; // bytes: each routed copy's input and output, router scores
};

FeedForward feedForward(const ModelShape& m, const ParallelPlan& p, double n, bool mixture)
{
    const double t = p.tp;
    if (!mixture)
        return {m.ffn / t, 0.0};
    const double routed = m.expertFfn > 0 ? m.expertFfn : m.ffn;
    const double shared = m.sharedExpertFfn > 0 ? m.sharedExpertFfn : m.sharedExperts * routed;
    // Experts split by tensor parallelism need every routed copy on each of its devices.
    const double copies = m.activeExperts / (p.etp > 1 ? 1.0 : n);
    return {(routed * m.activeExperts + shared) / t, 4.0 * m.hidden * copies + 8.0 * m.experts / n};
}

double attentionBytes(const ModelShape& m, const Widths& w, double t)
{
    return 2.0 * (w.query + w.key + w.value + w.output) + 4.0 * m.heads / t + 2.0 * w.latents +
           (m.qkNorm ? 2.0 * (w.query + w.key) : 0.0);
}

// What each class of software keeps under its selective recompute.
double selectiveBytes(const Setting& s, const LayerActivations& a, const Widths& w, double attention, double residual,
                      double ffnWidth)
{
    if (s.memoryTraits.sharding == Sharding::DistributedOptimizer)
        return a.whole; // all but the attention core, which flash attention has removed already
    if (s.memoryTraits.kernels == ActivationKernels::InKernel)
        return std::min(a.whole, a.input + attention); // feed-forward and norms are recomputed
    // Every second product's output, the attention's output and the layer's input (torchtitan's operator list).
    const double products = w.query + w.key + w.value + 2.0 * residual + (s.shape.gatedFfn ? 2.0 : 1.0) * ffnWidth;
    return std::min(a.whole, a.input + 2.0 * w.output + products);
}

constexpr double maskedCopy = 3.0; // a dropped 16-bit copy and a one-byte mask

} // namespace

LayerActivations layerActivations(const Setting& s, const ParallelPlan& p, bool mixture)
{
    const ModelShape& m = s.shape;
    const Kernels k = kernelsOf(s);
    const KeptInputs kept = keptInputs(s);
    const double t = p.tp;
    const double n = p.sequenceParallel ? t : 1.0; // what splits norms and residuals
    const double h = m.hidden;
    const Widths w = widthsOf(m, t);
    const FeedForward ffn = feedForward(m, p, n, mixture);
    // Megatron gathers the sequence again in backward and keeps only its own part of a linear's input; DTensor keeps
    // the gathered whole.
    const bool regathers = s.memoryTraits.sharding == Sharding::DistributedOptimizer;
    // Transformer Engine keeps a linear's input in fp8.
    const double inputBytes = s.job.precision == Precision::Fp8 && regathers ? 1.0 : 2.0;
    const double normOut = inputBytes * (kept.attention + kept.ffn) * h / (regathers ? n : 1.0);
    const double attention = attentionBytes(m, w, t);
    const double dropped = maskedCopy * (kept.dropout * h / n + kept.wideDropout * ffn.width);

    LayerActivations a;
    a.whole = k.share * s.memoryConstants.activations *
              (std::max(m.normsPerLayer, 1) * k.normInput * h / n + normOut + attention +
               ffnBytes(s, k, kept, ffn.width, inputBytes) + ffn.dispatch + dropped);
    a.input = 2.0 * h / n;
    // Gradients at the layer's fullest moment, when the block's output product is turned back: what each frees as it
    // goes makes room for the rest. With a split sequence also the gathered gradient.
    a.backward = 4.0 * h / n + 2.0 * ffn.width + (n > 1.0 ? 2.0 * h : 0.0);
    a.selective = selectiveBytes(s, a, w, attention, h / n, ffn.width);
    if (s.job.attention == Attention::Eager) {
        // Softmax output, mask and probabilities kept; fp32 scores and their gradients in backward.
        const double scores = static_cast<double>(s.job.sequenceLength) * m.heads / t;
        a.whole += 3.0 * scores;
        a.backward += 14.0 * scores;
    }
    if (p.cp > 1)
        a.backward += 4.0 * 2.0 * (w.key + w.value); // the neighbours' blocks and their gradients, double-buffered
    return a;
}

LossBytes lossBytes(const Setting& s)
{
    const MemoryTraits& t = s.memoryTraits;
    if (s.job.fusedLoss || t.logitBytes < 4.0) // a part of them at a time, in 16 bit
        return {std::min(2.5, t.logitBytes), 0.4 * std::min(2.5, t.logitBytes), 0.0};
    // GPTQ kernels compute in fp16 without autocast, so the loss does too.
    if (s.job.task == Task::Qlora && s.job.weightsFormat == QuantFormat::Gptq4)
        return {std::min(8.0, t.logitBytes), 2.0, 0.0};
    return {t.logitBytes, 2.0, t.returnedLogitBytes};
}

} // namespace octoplan
