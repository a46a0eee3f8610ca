// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/words.h"
#include "support/registry.h"

#include <QTest>

using namespace octoplan;

class TestHardwareWords : public QObject {
    Q_OBJECT

private slots:
    void links_data();
    void links();
    void memoryKinds_data();
    void memoryKinds();
    void memoryUnits_data();
    void memoryUnits();
};

void TestHardwareWords::links_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("pcie");
    QTest::addColumn<double>("nicGbit"); // 0: not stated
    const auto row = [](const char* text, const char* kind, const char* pcie, double nic) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(kind) << QByteArray(pcie) << nic;
    };
    row("NVLink3 600GB/s", "nvswitch", "auto", 0);
    row("NVLink4 + 400Gb/s IB per GPU", "nvswitch", "auto", 3200);
    row("NVLink + 4x100Gb RoCE per node", "nvswitch", "auto", 400);
    row("NVLink + 400Gb/s CX-7 per GPU", "nvswitch", "auto", 3200);
    row("RoCE 1600Gbps inter-node", "-", "auto", 1600);
    row("HCCS intra-node, RoCE inter-node", "hccs_mesh", "auto", 0);
    row("NVLink bridge", "nvlink_bridge", "auto", 0);
    row("PCIe4", "pcie4", "auto", 0);
    row("PCIe 5.0 x16", "pcie5", "auto", 0);
    row("PCIe cloud VM, NCCL P2P disabled, ~32 Gbps GPU-GPU", "pcie4", "poor", 0);
    row("PCIe4, P2P driver", "pcie4", "p2p", 0);
    row("PCIe 4.0 x16, no NVLink", "pcie4", "auto", 0);
    row("PCIe 5.0, no NVLink", "pcie5", "auto", 0);
    row("without NVLink; slow PCIe lanes", "pcie4", "poor", 0);
    row("Infinity Fabric", "xgmi_mesh", "auto", 0);
    row("", "-", "auto", 0);
    row("strings", "-", "auto", 0);
}

void TestHardwareWords::links()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, pcie);
    QFETCH(double, nicGbit);
    const words::LinkWord word = words::interconnect(text.toStdString(), 8);
    QCOMPARE(QByteArray::fromStdString(std::string(word.kind ? keyOf(*word.kind) : "-")), kind);
    QCOMPARE(QByteArray::fromStdString(std::string(keyOf(word.pcie))), pcie);
    QCOMPARE(word.nicGbit.value_or(0.0), nicGbit);
}

void TestHardwareWords::memoryKinds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("kind");
    const auto row = [](const char* text, const char* kind) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(kind);
    };
    row("GPU memory (nvidia-smi style)", "whole_card");
    row("GPU memory (nvidia-smi/reserved style)", "reserved");
    row("torch max_memory_reserved", "reserved");
    row("reserved (torchtitan logs max_reserved)", "reserved");
    row("torch max allocated (rank 0 tensorboard)", "allocated");
    row("peak active", "allocated");
    row("peak memory per GPU (torchtune peak_memory_active/alloc)", "allocated");
    row("swift log memory(GiB) (max reserved)", "reserved");
    row("peak allocated (reserved 19.2)", "allocated");
    row("max device memory used", "whole_card");
    row("device memory used (npu-smi; includes pool pre-allocation)", "pool");
    row("preallocated pool", "pool");
    row("torch.cuda peak", "allocated");
    row("", "whole_card");
}

void TestHardwareWords::memoryKinds()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, kind);
    QCOMPARE(QByteArray::fromStdString(std::string(keyOf(words::memoryKind(text.toStdString())))), kind);
}

void TestHardwareWords::memoryUnits_data()
{
    QTest::addColumn<double>("figure");
    QTest::addColumn<QByteArray>("unit");
    QTest::addColumn<double>("gibibytes");
    constexpr double decimal = 1e9 / 1073741824.0;
    QTest::newRow("decimal") << 40.0 << QByteArray("GB (1e9)") << 40.0 * decimal;
    QTest::newRow("as printed") << 40.0 << QByteArray("GB as printed") << 40.0;
    QTest::newRow("beyond the card") << 81.0 << QByteArray("GB as printed") << 81.0 * decimal;
    QTest::newRow("GB") << 40.0 << QByteArray("GB") << 40.0;
    QTest::newRow("GiB") << 81.0 << QByteArray("GiB") << 81.0;
    QTest::newRow("from MiB") << 27.7 << QByteArray("GiB (from MiB)") << 27.7;
    QTest::newRow("MiB") << 1024.0 << QByteArray("MiB") << 1.0;
    QTest::newRow("MB") << 2048.0 << QByteArray("MB (smi)") << 2.0;
    QTest::newRow("nothing") << 40.0 << QByteArray() << 40.0;
}

void TestHardwareWords::memoryUnits()
{
    QFETCH(double, figure);
    QFETCH(QByteArray, unit);
    QFETCH(double, gibibytes);
    QCOMPARE(toGib(words::memoryFigure(figure, unit.toStdString(), gib(79.15))), gibibytes);
}

OCTOPLAN_TEST(TestHardwareWords);

#include "tst_hardwarewords.moc"
