// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "physics/speedbasis.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

bool trainsBase(Task task) { return task == Task::Pretrain || task == Task::Full; }

bool hasAdapters(Task task) { return task == Task::Lora || task == Task::Qlora; }

// Hosts of Ampere cards and of 910B are a generation older than those of the others.
bool hasModernHost(Architecture a)
{
    return a != Architecture::Ampere && a != Architecture::AmpereGeforce && a != Architecture::Ascend;
}

// A product [tokens x inner] * [inner x outer] whose output (column) or inner dimension (row) is divided by TP.
void addColumn(MatrixWork& w, double inner, double outer, double count = 1.0)
{
    w.flops += count * 2.0 * inner * outer;
    w.full += count * inner;
    w.split += count * outer;
    w.weights += count * inner * outer;
    w.waveFull += count * 2.0 * inner;
}

void addRow(MatrixWork& w, double inner, double outer, double count = 1.0)
{
    w.flops += count * 2.0 * inner * outer;
    w.full += count * outer;
    w.split += count * inner;
    w.weights += count * inner * outer;
    w.waveSplit += count * 2.0 * inner;
}

void addFeedForward(MatrixWork& w, double hidden, double width, bool gated, double count)
{
    addColumn(w, hidden, gated ? 2.0 * width : width, count);
    addRow(w, width, hidden, count);
}

void addAttention(MatrixWork& w, const ModelShape& m, double count)
{
    const double h = m.hidden;
    const double heads = m.heads;
    if (!m.isMla()) {
        addColumn(w, h, (heads + 2.0 * m.kvHeads) * m.headSize, count);
        addRow(w, heads * m.headSize, h, count);
        return;
    }
    const double value = m.valueHeadSize > 0 ? m.valueHeadSize : m.headSize;
    const double query = m.headSize + m.ropeHeadSize;
    if (m.qLatent > 0) {
        addColumn(w, h, m.qLatent, count);
        addColumn(w, m.qLatent, heads * query, count);
    } else {
        addColumn(w, h, heads * query, count);
    }
    addColumn(w, h, m.kvLatent + m.ropeHeadSize, count);
    addColumn(w, m.kvLatent, heads * (m.headSize + value), count);
    addRow(w, heads * value, h, count);
}

double sharedWidth(const ModelShape& m)
{
    return m.sharedExpertFfn > 0 ? m.sharedExpertFfn : static_cast<double>(m.sharedExperts) * m.expertFfn;
}

double moeLayers(const ModelShape& m)
{
    if (!m.isMoe())
        return 0.0;
    const int rest = std::max(0, m.layers - m.denseLayers);
    const int mixtures = rest / std::max(1, m.moeEvery);
    return mixtures;
}

void setMatrices(SpeedBasis& b, const ModelShape& m)
{
    b.moeLayers = moeLayers(m);
    addAttention(b.dense, m, m.layers);
    addFeedForward(b.dense, m.hidden, m.ffn, m.gatedFfn, m.layers - b.moeLayers);
    if (m.isMoe()) {
        if (sharedWidth(m) > 0)
            addFeedForward(b.dense, m.hidden, sharedWidth(m), m.gatedFfn, b.moeLayers);
        addFeedForward(b.expert, m.hidden, m.expertFfn, m.gatedFfn, b.moeLayers);
    }
    b.headFlops = 2.0 * m.hidden * m.vocab;
    b.headWeights = static_cast<double>(m.hidden) * m.vocab;
    b.layerParameters = b.dense.weights;
    b.expertParameters = b.expert.weights * m.experts;
    b.endParameters = b.headWeights;
    b.endParametersAlone = b.headWeights * (m.tiedEmbeddings ? 1.0 : 2.0);
}

// Mean number of keys that a query sees over a causal sequence of length s.
double meanKeys(const ModelShape& m, double s)
{
    const double whole = s / 2.0;
    if (m.window <= 0 || m.window >= s)
        return whole;
    const double windowed = m.window * (1.0 - 0.5 * m.window / s);
    const double share = m.windowEvery <= 1 ? 1.0 : (m.windowEvery - 1.0) / m.windowEvery;
    return share * windowed + (1.0 - share) * whole;
}

// Sustained clocks follow power: relative to the card on which a share was measured.
double powerFactor(const Device& d, const SpeedConstants& c)
{
    const auto of = [&](double watts) {
        return d.watts > 0 ? std::min(1.1, std::pow(d.watts / watts, c.powerExponent)) : 1.0;
    };
    switch (d.architecture) {
    case Architecture::Hopper: return d.rates.bf16.value < 3e14 ? 1.1 : of(700.0); // H20: fewer cores, ample power
    case Architecture::Ampere: return of(400.0);
    case Architecture::Ada: return of(350.0);
    case Architecture::Blackwell: return d.rates.bf16.value < 1e15 ? of(600.0) : of(1000.0);
    default: return 1.0;
    }
}

double gemmShare(const Device& d, const SpeedConstants& c)
{
    switch (d.architecture) {
    case Architecture::Hopper: return c.gemmHopper * powerFactor(d, c);
    case Architecture::Ampere: return c.gemmAmpere * powerFactor(d, c);
    case Architecture::AmpereGeforce:
    case Architecture::AdaGeforce:
    case Architecture::BlackwellGeforce: return c.gemmGeforce;
    case Architecture::Ada: return c.gemmAdaBoard * powerFactor(d, c);
    case Architecture::Blackwell:
        return (d.rates.bf16.value < 1e15 ? c.gemmBlackwellBoard : c.gemmBlackwell) * powerFactor(d, c);
    case Architecture::Ascend: return c.gemmAscend;
    case Architecture::Cdna: return c.gemmCdna;
    }
    return c.gemmAmpere;
}

double attentionShare(const Setting& s, const SpeedConstants& c, double keys)
{
    double share = c.attentionFlash2;
    const AttentionKernels kernels = s.speedTraits.attention;
    if (s.device.architecture == Architecture::Ascend)
        share = c.attentionAscend;
    else if (s.device.architecture == Architecture::Hopper || s.device.architecture == Architecture::Blackwell)
        share = kernels == AttentionKernels::Fused ? c.attentionHopperFused : c.attentionHopperFlash2;
    if (kernels == AttentionKernels::Flash1)
        share *= c.attentionFlash1;
    if (s.shape.headSize < 100)
        share *= c.attentionSmallHead;
    return share * powerFactor(s.device, c) * keys / (keys + c.attentionHalfLength);
}

void setAttention(SpeedBasis& b, const Setting& s, const SpeedConstants& c)
{
    const ModelShape& m = s.shape;
    const double value = m.isMla() ? (m.valueHeadSize > 0 ? m.valueHeadSize : m.headSize) : m.headSize;
    const double width = m.heads * (m.headSize + (m.isMla() ? m.ropeHeadSize : 0) + value);
    // Samples packed into a sequence for fine-tuning do not see each other.
    const bool packed = s.job.packing == Packing::Packed && s.job.task != Task::Pretrain;
    const double whole = s.job.sequenceLength;
    const double length = packed ? std::min(whole, std::max(1.0, s.job.meanLength.value_or(whole))) : whole;
    const double keys = meanKeys(m, length);
    b.attentionFlops = 2.0 * width * keys * m.layers;
    if (s.job.attention == Attention::Eager) {
        // Both products over all keys, without causal skipping, and the scores through memory about eight times.
        b.attentionSeconds = 2.0 * width * length * m.layers / (b.rate * 0.7);
        b.attentionBytes = 16.0 * m.heads * length * m.layers;
    } else {
        b.attentionSeconds = b.attentionFlops / (b.peak * attentionShare(s, c, 2.0 * keys));
    }
}

void setRates(SpeedBasis& b, const Setting& s, const SpeedConstants& c)
{
    const Job& job = s.job;
    b.peak = s.rates.bf16.value;
    if (job.precision == Precision::Fp16 && s.rates.fp16.value > 0)
        b.peak = s.rates.fp16.value;
    else if (job.precision == Precision::Tf32 && s.rates.tf32.value > 0)
        b.peak = s.rates.tf32.value;
    else if (job.precision == Precision::Fp32)
        b.peak = s.rates.fp32.value;
    b.fp8 = job.precision == Precision::Fp8 && s.rates.fp8.value > 0;
    const double share = gemmShare(s.device, c) * s.speedTraits.gemmShare;
    b.rate = b.peak * share;
    b.layerPeak = b.fp8 ? s.rates.fp8.value : b.peak;
    b.layerRate = b.fp8 ? b.layerPeak * share * c.fp8Share * s.speedTraits.fp8Share : b.rate;
    const bool ascend = s.device.architecture == Architecture::Ascend;
    b.bandwidth = s.device.memoryBandwidth.value * (ascend ? c.memoryShareAscend : c.memoryShare);
    b.castElements = b.fp8 ? 2.0 * c.fp8Casts * s.speedTraits.castShare : 0.0;
}

void setElementwise(SpeedBasis& b, const Setting& s, const SpeedConstants& c)
{
    const ModelShape& m = s.shape;
    const double h = m.hidden;
    const double e = m.headSize + (m.isMla() ? m.ropeHeadSize : 0);
    const double attention = (m.heads + 2.0 * m.kvHeads) * e;
    const double perWidth = m.gatedFfn ? 3.0 : 2.0;
    const double dense = m.layers - b.moeLayers;
    const double widths = dense * m.ffn + b.moeLayers * (sharedWidth(m) + m.activeExperts * m.expertFfn);
    const double stack = s.speedTraits.elementwiseTraffic;
    b.elementwiseFull = stack * 2.0 * 12.0 * h * m.layers;
    b.elementwiseSplit = stack * 2.0 * (2.0 * attention * m.layers + perWidth * widths);
    b.expertBytes = s.speedTraits.expertTraffic * 2.0 * h * m.activeExperts * b.moeLayers;
    b.logitBytes = 8.0 * m.vocab * std::min(stack, 2.0) * (s.job.fusedLoss ? 0.6 : 1.0);
    if (!hasAdapters(s.job.task))
        return;
    b.adapterFlops = 2.0 * static_cast<double>(activeAdapterParameters(m, s.job.loraRank, s.job.loraTargets));
    const double adapter = c.adapterTraffic * s.speedTraits.adapterTraffic * 2.0;
    const LoraTargets t = s.job.loraTargets;
    double full = 0.0;
    double split = 0.0;
    const auto add = [&](bool on, double inner, double outer, bool row) {
        full += on ? (row ? 4.0 * outer : inner) : 0.0;
        split += on ? (row ? inner : 4.0 * outer) : 0.0;
    };
    const double ffn = widths / m.layers;
    add(t.has(LoraTarget::Q) || t.has(LoraTarget::QkvFused), h, m.heads * e, false);
    add(t.has(LoraTarget::K), h, m.kvHeads * e, false);
    add(t.has(LoraTarget::V) || t.has(LoraTarget::QkvFused), h, m.kvHeads * e, false);
    add(t.has(LoraTarget::O), m.heads * e, h, true);
    add(t.has(LoraTarget::Gate) && m.gatedFfn, h, ffn, false);
    add(t.has(LoraTarget::Up), h, ffn, false);
    add(t.has(LoraTarget::Down), ffn, h, true);
    b.adapterFull = adapter * full * m.layers / 2.0;
    b.adapterSplit = adapter * split * m.layers / 2.0;
}

void setHost(SpeedBasis& b, const Setting& s, const SpeedConstants& c)
{
    double host = s.speedTraits.hostSecondsPerLayer;
    if (hasAdapters(s.job.task))
        host *= c.adapterHost;
    if (s.job.task == Task::Qlora)
        host *= 1.25;
    double speed = hasModernHost(s.device.architecture) ? c.hostModern : 1.0;
    if (s.device.architecture == Architecture::Ascend)
        speed = c.hostAscend;
    b.hostSeconds = host * speed;
    if (s.speedTraits.experts == ExpertKernels::HostLoop)
        b.hostExperts = c.hostPerExpert * speed * s.shape.experts;
    // Gathered module by module: nine in a dense layer, three more for each expert in a host loop.
    double modules = 9.0 * s.shape.layers;
    if (s.speedTraits.experts == ExpertKernels::HostLoop)
        modules += c.expertGathers * 3.0 * s.shape.experts * b.moeLayers;
    b.zero3Seconds = s.speedTraits.zero3HostSecondsPerLayer / 9.0 * modules * speed;
}

void setPasses(SpeedBasis& b, const Setting& s)
{
    const double w = trainsBase(s.job.task) ? 1.0 : 0.0;
    const bool headTrained = w > 0 || s.job.loraTargets.has(LoraTarget::Head);
    b.headPasses = headTrained ? 3.0 : 2.0;
    const SpeedTraits& t = s.speedTraits;
    const auto set = [&](Recompute r, double gemm, double attention, double elementwise, double host, double coll) {
        Passes& p = b.passes[static_cast<std::size_t>(r)];
        p.gemm = 2.0 + w + gemm;
        // Backward does 2.5 times the forward's products at about 0.85 of its efficiency.
        p.attention = 1.0 + 2.5 / 0.85 + attention;
        p.elementwise = 3.0 + elementwise;
        p.weightReads = 2.0 + gemm;
        p.host = 1.0 + host / 3.0;
        p.collectives = 2.0 + coll;
    };
    set(Recompute::None, 0.0, 0.0, 0.0, 0.0, 0.0);
    set(Recompute::Selective, t.selectiveGemm, t.selectiveAttention, t.selectiveElementwise, t.selectiveGemm,
        t.selectiveCollectives);
    const double last = static_cast<double>(s.shape.hidden) * s.shape.ffn * s.shape.layers;
    const double skipped = t.recomputesLast || s.shape.isMoe() ? 0.0 : last / b.dense.weights;
    set(Recompute::Full, 1.0 - skipped, 1.0, 1.0, 1.0, 1.0);
}

double storedBytes(const Job& job)
{
    if (job.task == Task::Qlora)
        return job.precision == Precision::Int8 ? 1.0 : 0.516;
    if (job.precision == Precision::Fp32 || job.precision == Precision::Tf32)
        return 4.0;
    return 2.0;
}

// Read and write of weights, gradients and states by one update.
double updateBytes(const Setting& s)
{
    switch (s.job.optimizer) {
    case Optimizer::AdamWBf16: return 14.0;
    case Optimizer::AdamW8bit:
    case Optimizer::PagedAdamW8bit:
    case Optimizer::AdamW8bitInBackward: return 36.0; // moves 12, but block-wise (de)quantising takes three times that
    case Optimizer::Adafactor:
    case Optimizer::Sgd: return 10.0;
    default: return 30.0;
    }
}

void setStates(SpeedBasis& b, const Setting& s, const SpeedConstants& c)
{
    b.weightBytes = storedBytes(s.job);
    b.gradientBytes = s.speedTraits.reduceBytes;
    if (s.job.gradientPrecision == GradientPrecision::Bf16)
        b.gradientBytes = 2.0;
    else if (s.job.gradientPrecision == GradientPrecision::Fp32)
        b.gradientBytes = 4.0;
    b.optimizerBytes = updateBytes(s);
    if (!trainsBase(s.job.task)) {
        const double base = b.layerParameters + b.expertParameters + b.endParametersAlone;
        b.trainedShare = base > 0 ? static_cast<double>(s.adapterParameters) / base : 0.0;
    }
    if (s.job.task == Task::Qlora) {
        const double gptq = s.job.weightsFormat == QuantFormat::Nf4 ? 1.0 : c.dequantGptq;
        b.dequantSeconds = c.dequantBytes * gptq * (b.layerParameters + b.expertParameters) / b.bandwidth;
    }
}

double precisionBytes(Precision p)
{
    switch (p) {
    case Precision::Fp32:
    case Precision::Tf32: return 4.0;
    case Precision::Fp8:
    case Precision::Int8: return 1.0;
    case Precision::Nf4: return 0.5625; // 4 bits and 16-bit scales of groups of 32
    default: return 2.0;
    }
}

void setServed(SpeedBasis& b, const Setting& s)
{
    const ModelShape& m = s.shape;
    const double elements = m.isMla() ? m.kvLatent + m.ropeHeadSize : 2.0 * m.kvHeads * m.headSize;
    b.kvBytes = elements * m.layers * precisionBytes(s.job.serving.kvPrecision);
    b.servedWeightBytes = precisionBytes(s.job.precision);
}

void setSharing(SpeedBasis& b, const Setting& s, const SpeedConstants& c)
{
    const LinkKind kind = s.fabric.kind;
    const bool pcie = kind == LinkKind::Pcie4 || kind == LinkKind::Pcie5;
    b.shardedBus = s.speedTraits.busShare * (pcie && !s.device.peerToPeer ? s.speedTraits.pcieShare : 1.0);
    b.shardedOverlap = pcie ? s.speedTraits.overlap : s.speedTraits.overlapNvlink;
    const BytesPerSecond link = s.devicesPerServer > 1 ? s.device.hostLinkShared : s.device.hostLink;
    b.hostLink = link.value;
    b.jitter = s.servers > 1 ? c.jitter * std::log2(s.servers) : 0.0;
}

} // namespace

SpeedBasis speedBasis(const Setting& setting, const SpeedConstants& constants)
{
    SpeedBasis b;
    b.setting = &setting;
    b.constants = constants;
    setRates(b, setting, constants);
    setMatrices(b, setting.shape);
    setAttention(b, setting, constants);
    setElementwise(b, setting, constants);
    setHost(b, setting, constants);
    setPasses(b, setting);
    setStates(b, setting, constants);
    setSharing(b, setting, constants);
    setServed(b, setting);
    return b;
}

} // namespace octoplan
