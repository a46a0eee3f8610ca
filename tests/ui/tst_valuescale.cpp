// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"
#include "widgets/valuescale.h"

#include <cmath>

using namespace octoplan;

class TestValueScale : public QObject {
    Q_OBJECT

private slots:
    void placesGoBackAndForth_data();
    void placesGoBackAndForth();
    void steps_data();
    void steps();
    void endsHold();
};

namespace {

const ValueScale linear{0, 100, false, Grid::Digits};
const ValueScale decades{1e8, 1e12, true, Grid::Digits};
const ValueScale powers{512, 131072, true, Grid::PowersOfTwo};
const ValueScale whole{1, 64, true, Grid::Whole};

} // namespace

void TestValueScale::placesGoBackAndForth_data()
{
    QTest::addColumn<ValueScale>("scale");
    QTest::addColumn<double>("value");
    QTest::newRow("linear") << linear << 37.0;
    QTest::newRow("a tenth of a decade") << decades << 1.3e10;
    QTest::newRow("power") << powers << 4096.0;
    QTest::newRow("three halves of a power") << powers << 6144.0;
    QTest::newRow("whole") << whole << 7.0;
    QTest::newRow("lowest") << decades << 1e8;
    QTest::newRow("highest") << powers << 131072.0;
}

void TestValueScale::placesGoBackAndForth()
{
    QFETCH(ValueScale, scale);
    QFETCH(double, value);
    const double place = scale.toFraction(value);
    QVERIFY(place >= 0.0 && place <= 1.0);
    QVERIFY(std::abs(scale.fromFraction(place) / value - 1.0) < 1e-9);
}

void TestValueScale::steps_data()
{
    QTest::addColumn<ValueScale>("scale");
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("up");
    QTest::addColumn<double>("down");
    QTest::newRow("second digit") << decades << 1.3e10 << 1.4e10 << 1.2e10;
    QTest::newRow("finer below a power of ten") << decades << 1e10 << 1.1e10 << 9.9e9;
    QTest::newRow("onto the grid") << decades << 1.302e10 << 1.4e10 << 1.3e10;
    QTest::newRow("power") << powers << 4096.0 << 6144.0 << 3072.0;
    QTest::newRow("between powers") << powers << 6144.0 << 8192.0 << 4096.0;
    QTest::newRow("off the grid") << powers << 5000.0 << 6144.0 << 4096.0;
    QTest::newRow("whole") << whole << 7.0 << 8.0 << 6.0;
    QTest::newRow("linear") << linear << 50.0 << 51.0 << 49.0;
    QTest::newRow("at the ends") << whole << 64.0 << 64.0 << 63.0;
}

void TestValueScale::steps()
{
    QFETCH(ValueScale, scale);
    QFETCH(double, from);
    QTEST(scale.next(from, 1) + 0.0, "up");
    QTEST(scale.next(from, -1) + 0.0, "down");
}

void TestValueScale::endsHold()
{
    QCOMPARE(decades.toFraction(1.0), 0.0);
    QCOMPARE(decades.toFraction(1e15), 1.0);
    QCOMPARE(decades.fromFraction(-3.0), 1e8);
    QCOMPARE(decades.fromFraction(3.0), 1e12);
}

OCTOPLAN_TEST(TestValueScale);
#include "tst_valuescale.moc"
