<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
