// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/texttable.h"
#include "support/registry.h"

#include <QTest>

using namespace octoplan;

class TestTextTable : public QObject {
    Q_OBJECT

private slots:
    void widths_data();
    void widths();
    void aligned();
};

void TestTextTable::widths_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("columns");
    QTest::newRow("empty") << "" << 0;
    QTest::newRow("Latin") << "H100 ×8 – ¥" << 11;
    QTest::newRow("Chinese") << "昇腾 910B" << 9;
    QTest::newRow("full-width signs") << "（，）" << 6;
    QTest::newRow("combining") << QString::fromUtf8("e\xcc\x81") << 1;
    QTest::newRow("beyond the basic plane") << QString::fromUcs4(U"\U00020000", 1) << 2;
}

void TestTextTable::widths()
{
    QFETCH(QString, text);
    QFETCH(int, columns);
    QCOMPARE(columnsOf(text), columns);
}

void TestTextTable::aligned()
{
    TextTable table;
    table.addColumn({});
    table.addColumn(QString::fromUtf8("昇腾"), Alignment::Right);
    table.addRow({QString::fromUtf8("显存"), "1"});
    table.addRow({"ab", "12345"});
    table.addRow({"last"});
    table.addRow({"two", "1\n22"});
    const QStringList lines = table.text().split('\n');
    QCOMPARE(lines.size(), 8);
    QCOMPARE(lines[0], QString::fromUtf8("       昇腾"));
    QCOMPARE(lines[1], QString::fromUtf8("────  ─────"));
    QCOMPARE(lines[2], QString::fromUtf8("显存      1"));
    QCOMPARE(lines[3], QString("ab    12345"));
    QCOMPARE(lines[4], QString("last"));
    QCOMPARE(lines[5], QString("two       1"));
    QCOMPARE(lines[6], QString("         22"));
}

OCTOPLAN_TEST(TestTextTable);
#include "tst_texttable.moc"
