<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Evidence</name>
    <message numerus="yes">
        <source>%1: within %2 on nine of ten of %n similar run(s)</source>
        <translation>
            <numerusform>%1: within %2 on the %n similar run</numerusform>
            <numerusform>%1: within %2 on nine of ten of %n similar runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n of them on this device</source>
        <translation>
            <numerusform>%1; %n of them on this device</numerusform>
            <numerusform>%1; %n of them on this device</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message numerus="yes">
        <source>micro-batch of %n sequence(s)</source>
        <translation>
            <numerusform>micro-batch of %n sequence</numerusform>
            <numerusform>micro-batch of %n sequences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n micro-batch(es) per step</source>
        <translation>
            <numerusform>%n micro-batch per step</numerusform>
            <numerusform>%n micro-batches per step</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>batch of %n sequence(s)</source>
        <translation>
            <numerusform>batch of %n sequence</numerusform>
            <numerusform>batch of %n sequences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>octoplan::AccuracyPage</name>
    <message numerus="yes">
        <source>%n run(s): median error %1, %2 within 20 %</source>
        <translation>
            <numerusform>%n run: median error %1, %2 within 20 %</numerusform>
            <numerusform>%n runs: median error %1, %2 within 20 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Similar: the same kind of work and of software on the same architecture, half to twice the size. Memory of each run is predicted with constants fitted to the other sources&apos; runs; those of speed have seen these runs, so expect more error on sources never seen. %n of the published runs cannot be predicted: too little is stated, or the device is unknown.</source>
        <translation>
            <numerusform>Similar: the same kind of work and of software on the same architecture, half to twice the size. Memory of each run is predicted with constants fitted to the other sources&apos; runs; those of speed have seen these runs, so expect more error on sources never seen. %n of the published runs cannot be predicted: too little is stated, or the device is unknown.</numerusform>
            <numerusform>Similar: the same kind of work and of software on the same architecture, half to twice the size. Memory of each run is predicted with constants fitted to the other sources&apos; runs; those of speed have seen these runs, so expect more error on sources never seen. %n of the published runs cannot be predicted: too little is stated, or the device is unknown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>octoplan::DifferencesBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>octoplan::PagePreview</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>octoplan::ReportDialog</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>octoplan::TopologyCard</name>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
</context>
</TS>
