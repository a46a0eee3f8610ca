<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Answer</name>
    <message>
        <source>for a month of serving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over budget</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AscendBin</name>
    <message>
        <source>As measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>910B1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>910B2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>910B3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>910B4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>910B2C</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>FlashAttention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stores the whole attention matrix</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Billing</name>
    <message>
        <source>Pro rata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole hours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BottleneckKind</name>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fits only when sharded, split or offloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least a quarter of each step waits for the links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither memory nor links hold it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory and communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Confidence</name>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostLineId</name>
    <message>
        <source>Rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time that is paid for but not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Migration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People&apos;s days to port the code to CANN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoalKind</name>
    <message>
        <source>So many days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does each do in this many days?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long and how much for this much work?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As much as another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As much work as one offering does in this many days</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GradientPrecision</name>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BF16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP32</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Inputs</name>
    <message>
        <source>Model size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours per month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person-day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concurrent requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean sample length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>no such limit</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinkKind</name>
    <message>
        <source>NVLink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVLink bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HCCS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>xGMI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PCIe 5.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PCIe 4.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No link</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MasterCopy</name>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP32 master copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No master copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryPart</name>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output scores of the loss, one per word of the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of communication and of gathered weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocator slack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved by the allocator but not in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driver context and communication library</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Ascend</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Offload</name>
    <message>
        <source>no offload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimizer offloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights and optimizer offloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activations offloaded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Optimizer</name>
    <message>
        <source>AdamW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AdamW, BF16 states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8-bit AdamW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8-bit AdamW in backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each gradient is applied and freed as soon as it is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paged AdamW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>States move to host memory when the device is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paged 8-bit AdamW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8-bit states that move to host memory when the device is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adafactor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SGD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muon</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Packing</name>
    <message>
        <source>Packed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples are joined, so no token is wasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sample is filled up to the sequence length</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PcieClass</name>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peer-to-peer driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poor host</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phase</name>
    <message>
        <source>loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimizer step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prefill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decode</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>tensor parallel over %1 devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pipeline stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 virtual stages per device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context parallel over %1 devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experts spread over %1 devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 data-parallel replicas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO-1: optimizer states sharded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO-2: optimizer states and gradients sharded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO-3: weights, gradients and optimizer states sharded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sequence parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>micro-batch of %n sequence(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n micro-batch(es) per step</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>batch of %n sequence(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanMode</name>
    <message>
        <source>Best plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed plan</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Precision</name>
    <message>
        <source>FP32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TF32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BF16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INT8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NF4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuantFormat</name>
    <message>
        <source>NF4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPTQ, 4 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWQ, 4 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MXFP4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It fits: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is tight: %1 of %2, so some runs would fail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs %1, and %2 can be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No parallel plan divides this job over %1 devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 cannot compute in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a precision for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 has no kernels for %1 weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fixed plan contradicts itself: its groups need %1 devices, and there are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model “%1” is not in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device “%1” is not in the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models of the kind “%1” cannot be estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits with the optimizer offloaded: %2, and %1 of host memory per server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits with weights and optimizer offloaded: %2, and %1 of host memory per server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits with an 8-bit optimizer: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits with BF16 optimizer states: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits with LoRA: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits with QLoRA: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits with sequences of %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits with a fused loss: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits on %1 servers: %2 per device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits with %1 requests at once: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent the %1: %2 for %3%r3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent the %1: %3%r3 in %2 for %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent the %1: %2%r2 for %3 a month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these servers can do this job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too close to call: the %1 is cheaper than the %2 with a probability of only %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is the only one that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is the only domestic one that can run it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits with room to spare; the %1 is tight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is the cheapest that does it: %2, against %4 on the %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is done in %2, within the %3 allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is the fastest: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 would cost %2 but be %3 late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 would cost %2, but its memory is tight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 costs %2, over the budget of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 lacks memory: it needs %2, and %3 can be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is not domestic hardware.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your code already runs on CANN, the %1 does it in %2 for %3: below %4 person-days of migration it wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If rent is due for whole months, the %1 is the choice, for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %2 allowed, the %1 becomes the choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %2 a month the %1 becomes the choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a budget below %2, the %1 becomes the choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a budget of %2 or more, the %1 becomes the choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %2, the %1 becomes the choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 may be late: it can take %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None is done in %1; the fastest, the %2, takes %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None stays within %1; the cheapest, the %2, costs %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no peer-to-peer: cards exchange data through the host&apos;s memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a modified card: the maker gives no warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact 910B is not stated: as measured, between nameplates of %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host memory is not stated, so plans that offload are not considered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No measured run on %1 backs this estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code must be ported to CANN: %1 to %2 person-days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Software is assumed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A faster plan is tight: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fixed plan breaks a rule: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The batch is %1 sequences instead of %2, so that it divides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No price is known, so no cost is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offloading needs %1 of host memory per server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving a full checkpoint gathers %1 on the first device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 of the %2 requests fit at once; the others wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers for the deadline: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not even %1 servers meet the deadline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are paid for but not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network between servers is not stated; its speed is assumed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Recompute</name>
    <message>
        <source>no recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selective recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full recompute</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpeedLimit</name>
    <message>
        <source>Compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offloading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stack</name>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hugging Face, eager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled PyTorch (FSDP2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megatron class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megatron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megatron-LM, or MindSpeed on Ascend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-written kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand-written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>Pre-training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pretrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every weight is trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small adapters are trained beside frozen weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapters beside weights that are frozen and stored in 4 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inference for many requests at once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimePart</name>
    <message>
        <source>Compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory-bound work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor-parallel communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data-parallel communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offloading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device waits for the program to hand it work</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>%1 d</source>
        <comment>days</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d</source>
        <comment>days</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 trillion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hundred million</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ten thousand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <comment>needed memory of usable memory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 TFLOPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1 a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1)</source>
        <comment>an interval</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
