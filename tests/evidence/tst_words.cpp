// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/words.h"
#include "support/registry.h"

#include <QTest>

using namespace octoplan;

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void framework_data();
    void framework();
    void sharding_data();
    void sharding();
    void precision_data();
    void precision();
    void optimizer_data();
    void optimizer();
    void choices_data();
    void choices();
    void zeroStage_data();
    void zeroStage();
    void adapters();
    void virtualStages();
};

namespace {

template <class E>
QString key(E choice)
{
    const std::string_view k = keyOf(choice);
    return QString::fromUtf8(k.data(), qsizetype(k.size()));
}

template <class E>
QString key(const std::optional<E>& choice)
{
    return choice ? key(*choice) : QStringLiteral("-");
}

void row(const char* text, const char* meaning) { QTest::newRow(text) << QByteArray(text) << QString(meaning); }

void textAndMeaning()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("meaning");
}

} // namespace

void TestWords::framework_data()
{
    textAndMeaning();
    row("llm-foundry/Composer FSDP", "llm_foundry");
    row("HF Trainer + DeepSpeed", "deepspeed");
    row("LLMQ (C++/CUDA)", "llmq");
    row("ModelLink/MindSpeed (Megatron)", "mindspeed");
    row("litgpt", "litgpt");
    row("ms-swift (HF Trainer)", "ms_swift");
    row("ms-swift + FSDP2 + torch_npu", "ms_swift");
    row("torchtitan", "torchtitan");
    row("InternEvo 0.2.1dev", "internevo");
    row("NeMo 24.07 (Megatron-Core)", "nemo");
    row("Megatron-LM", "megatron_lm");
    row("torchtune (torch.compile, packed 2048)", "torchtune");
    row("HF + fused kernels, FSDP/DDP", "whynlp");
    row("LLaMA-Factory", "llama_factory");
    row("DeepSpeed ZeRO-3", "deepspeed");
    row("llm.c", "llmq");
    row("fms-fsdp (PyTorch FSDP + compile)", "fms_fsdp");
    row("PyTorch DDP", "generic_eager");
    row("nanochat", "nanogpt");
    row("Megatron-SWIFT", "megatron_lm");
    row("HF Trainer FSDP", "hf_trainer");
    row("MindSpore PyNative (MindNLP/MindAct)", "generic_eager");
    row("OneFlow libai", "megatron_lm");
    row("TRL SFTTrainer + PEFT", "hf_trainer");
    row("open-instruct (accelerate, DeepSpeed)", "deepspeed");
    row("LMFlow", "deepspeed");
    row("xtuner", "deepspeed");
    row("Colossal-AI HybridParallelPlugin", "generic_megatron");
    row("MS-AMP + Megatron-DeepSpeed", "megatron_lm");
    row("Transformer Engine", "generic_compiled");
    row("Liger Kernel + HF Trainer", "hf_trainer");
    row("OpenRLHF", "deepspeed");
    row("veRL (FSDP)", "hf_trainer");
    row("swift-megatron", "megatron_lm");
    row("MindFormers", "mindspeed");
    row("axolotl", "axolotl");
    row("unsloth", "unsloth");
    row("GPT-NeoX", "megatron_lm");
    row("PyTorch FSDP2 + torch.compile", "generic_compiled");
    row("", "generic_eager");
    row("something never heard of", "generic_eager");
}

void TestWords::framework()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, meaning);
    const words::FrameworkWord word = words::framework(text.toStdString());
    QCOMPARE(key(word.framework), meaning);
    QCOMPARE(word.stated, !text.isEmpty() && !text.contains("never"));
}

void TestWords::sharding_data()
{
    textAndMeaning();
    row("HF Trainer FSDP", "fsdp");
    row("HF Trainer + DeepSpeed", "deepspeed");
    row("PyTorch DDP", "ddp");
    row("torchtune", "-");
}

void TestWords::sharding()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, meaning);
    QCOMPARE(key(words::framework(text.toStdString()).sharding), meaning);
}

void TestWords::precision_data()
{
    textAndMeaning();
    row("bf16", "bf16 -");
    row("fp8", "fp8 -");
    row("bf16-true", "bf16 - pure");
    row("int4-gptq base + fp16", "bf16 gptq4");
    row("nf4-base+bf16", "bf16 nf4");
    row("nf4 base + bf16", "bf16 nf4");
    row("nf4-dq base + bf16", "bf16 nf4");
    row("int4 (bnb) base", "bf16 nf4");
    row("int4 (gptq) base", "bf16 gptq4");
    row("int8 (gptq) base", "int8 -");
    row("fp16", "fp16 -");
    row("bf16/fp8 mix", "fp8 -");
    row("float32", "fp32 -");
    row("fp32 (tf32)", "tf32 -");
    row("awq int4 base", "bf16 awq4");
    row("", "none");
    row("who knows", "none");
}

void TestWords::precision()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, meaning);
    const auto word = words::precision(text.toStdString());
    const QString got =
        word ? key(word->precision) + ' ' + key(word->base) + (word->pure ? " pure" : "") : QStringLiteral("none");
    QCOMPARE(got, meaning);
}

void TestWords::optimizer_data()
{
    textAndMeaning();
    row("adamw", "adamw auto");
    row("decoupled_adamw", "adamw auto");
    row("adamw (bf16 states)", "adamw_bf16 auto");
    row("adamw (bf16 m and v states)", "adamw_bf16 auto");
    row("fused adamw fp32 master", "adamw true");
    row("hybrid zero adamw", "adamw auto");
    row("distributed adam fp32 master", "adamw true");
    row("muon+adamw", "muon auto");
    row("adamw fused in backward", "adamw auto inBackward");
    row("paged-adamw-8bit (bitsandbytes), optimizer fused in backward", "paged_adamw_8bit auto inBackward");
    row("8-bit/paged adamw per recipe (A6000 row likely without optimizer_in_bwd)", "paged_adamw_8bit auto");
    row("adamw fused on CPU", "adamw auto onHost");
    row("adamw-8bit fused in backward", "adamw_8bit_in_backward auto inBackward");
    row("adafactor", "adafactor auto");
    row("sgd", "sgd auto");
    row("", "none");
}

void TestWords::optimizer()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, meaning);
    const auto word = words::optimizer(text.toStdString());
    QString got = QStringLiteral("none");
    if (word)
        got = key(word->optimizer) + ' ' + key(word->masterCopy) + (word->inBackward ? " inBackward" : "") +
              (word->onHost ? " onHost" : "");
    QCOMPARE(got, meaning);
}

void TestWords::choices_data()
{
    textAndMeaning();
    row("task:full_finetune", "full");
    row("task:pretrain", "pretrain");
    row("task:continued pretraining", "pretrain");
    row("task:qlora", "qlora");
    row("task:lora", "lora");
    row("task:sft", "full");
    row("task:grpo", "-");
    row("task:", "-");
    row("recompute:full", "full");
    row("recompute:none", "none");
    row("recompute:selective", "selective");
    row("recompute:true", "full");
    row("recompute:false", "none");
    row("recompute:gradient checkpointing", "full");
    row("recompute:off", "none");
    row("recompute:yes", "full");
    row("recompute:without", "none");
    row("recompute:full, offloaded to the host", "full");
    row("recompute:", "-");
    row("offload:none", "none");
    row("offload:optimizer", "optimizer");
    row("offload:params+optimizer", "all");
    row("offload:opt-m+opt-v+master+residual", "optimizer");
    row("offload:opt-m", "optimizer");
    row("offload:residual", "activations");
    row("offload:activations", "activations");
    row("offload:quants", "none");
    row("offload:cpu", "optimizer");
    row("offload:ZeRO-Offload", "optimizer");
    row("offload:no offload", "none");
    row("offload:disabled", "none");
    row("offload:ZeRO-Infinity (NVMe)", "all");
    row("attention:flash2", "flash");
    row("attention:sdpa (flash)", "flash");
    row("attention:cuDNN flash", "flash");
    row("attention:TE fused", "flash");
    row("attention:npu fusion attention", "flash");
    row("attention:eager/sdpa off", "eager");
    row("attention:naive", "eager");
    row("attention:", "-");
}

void TestWords::choices()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, meaning);
    const std::string word = text.mid(text.indexOf(':') + 1).toStdString();
    if (text.startsWith("task"))
        QCOMPARE(key(words::task(word)), meaning);
    else if (text.startsWith("recompute"))
        QCOMPARE(key(words::recompute(word)), meaning);
    else if (text.startsWith("offload"))
        QCOMPARE(key(words::offload(word)), meaning);
    else
        QCOMPARE(key(words::attention(word)), meaning);
}

void TestWords::zeroStage_data()
{
    QTest::addColumn<QByteArray>("zero");
    QTest::addColumn<QByteArray>("fsdp");
    QTest::addColumn<int>("stage"); // -1: not stated
    QTest::newRow("number") << QByteArray("2") << QByteArray() << 2;
    QTest::newRow("name") << QByteArray("ZeRO-3") << QByteArray() << 3;
    QTest::newRow("llmq") << QByteArray("1 + sharded weights") << QByteArray() << 3;
    QTest::newRow("full") << QByteArray() << QByteArray("FULL_SHARD") << 3;
    QTest::newRow("grad") << QByteArray() << QByteArray("SHARD_GRAD_OP") << 2;
    QTest::newRow("hybrid") << QByteArray() << QByteArray("HSDP") << 3;
    QTest::newRow("no") << QByteArray() << QByteArray("NO_SHARD") << -1;
    QTest::newRow("false") << QByteArray() << QByteArray("false") << -1;
    QTest::newRow("true") << QByteArray() << QByteArray("true") << 3;
    QTest::newRow("nothing") << QByteArray() << QByteArray() << -1;
    QTest::newRow("absurd") << QByteArray("17") << QByteArray() << -1;
}

void TestWords::zeroStage()
{
    QFETCH(QByteArray, zero);
    QFETCH(QByteArray, fsdp);
    QFETCH(int, stage);
    QCOMPARE(words::zeroStage(zero.toStdString(), fsdp.toStdString()).value_or(-1), stage);
}

void TestWords::adapters()
{
    LoraTargets withTables = LoraTargets::allLinear();
    withTables.add(LoraTarget::Embed);
    withTables.add(LoraTarget::Head);
    QVERIFY(words::loraTargets("LoRA + trainable embedding and lm_head") == withTables);
    QVERIFY(words::loraTargets("all-linear LoRA") == LoraTargets::allLinear());
    QVERIFY(words::loraTargets("lora on q_proj,v_proj")->has(LoraTarget::V));
    QVERIFY(!words::loraTargets("lora on q_proj,v_proj")->has(LoraTarget::O));
    QVERIFY(!words::loraTargets("nothing of the kind"));
}

void TestWords::virtualStages()
{
    QCOMPARE(words::virtualStages("2", 8).value_or(-1), 2);
    QCOMPARE(words::virtualStages("2 layers/stage", 8).value_or(-1), 4);
    QCOMPARE(words::virtualStages("5 layers/stage", 3).value_or(-1), 1);
    QCOMPARE(words::virtualStages("", 8).value_or(-1), -1);
}

OCTOPLAN_TEST(TestWords);

#include "tst_words.moc"
