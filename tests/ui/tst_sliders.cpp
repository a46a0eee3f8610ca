// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"
#include "widgets/stopslider.h"
#include "widgets/valuefield.h"
#include "widgets/valueslider.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace octoplan;

class TestSliders : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keysMoveTheValue_data();
    void keysMoveTheValue();
    void mouseDrags();
    void doubleClickResets();
    void typedTextIsTaken();
    void nonsenseIsPutBack();
    void settingIsSilent();
    void wheelNeedsFocus();
    void speaksItsValue();
    void disabledSaysWhy();
    void stopsThatAreOffAreSkipped();

private:
    std::unique_ptr<ValueSlider> m_slider;
};

void TestSliders::init()
{
    m_slider = std::make_unique<ValueSlider>();
    m_slider->setLabel(QStringLiteral("Length"));
    m_slider->setScale({1, 1000, true, Grid::Digits}, 0.5, 5000);
    m_slider->setText({[](double v) { return QString::number(v) + QStringLiteral(" m"); },
                       [](const QString& text) -> std::optional<double> {
                           bool read = false;
                           const double v = text.chopped(text.endsWith(u'm') ? 1 : 0).toDouble(&read);
                           return read ? std::optional(v) : std::nullopt;
                       }});
    m_slider->setTicks({{1, "1"}, {10, "10"}, {100, "100"}, {1000, "1000"}});
    m_slider->setDefaultValue(30);
    m_slider->setValue(20);
    m_slider->resize(260, m_slider->sizeHint().height());
    m_slider->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_slider.get()));
}

void TestSliders::cleanup() { m_slider.reset(); }

void TestSliders::keysMoveTheValue_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<double>("value");
    QTest::newRow("right") << Qt::Key_Right << 21.0;
    QTest::newRow("up") << Qt::Key_Up << 21.0;
    QTest::newRow("left") << Qt::Key_Left << 19.0;
    QTest::newRow("page up") << Qt::Key_PageUp << 100.0;
    QTest::newRow("page down") << Qt::Key_PageDown << 10.0;
    QTest::newRow("home") << Qt::Key_Home << 1.0;
    QTest::newRow("end") << Qt::Key_End << 1000.0;
    QTest::newRow("delete") << Qt::Key_Delete << 30.0;
}

void TestSliders::keysMoveTheValue()
{
    QFETCH(Qt::Key, key);
    const QSignalSpy edited(m_slider.get(), &ValueSlider::valueEdited);
    QTest::keyClick(m_slider->track(), key);
    QTEST(m_slider->value(), "value");
    QCOMPARE(edited.size(), 1);
}

void TestSliders::mouseDrags()
{
    SliderTrack* track = m_slider->track();
    const QSignalSpy started(m_slider.get(), &ValueSlider::dragStarted);
    const QSignalSpy finished(m_slider.get(), &ValueSlider::dragFinished);
    const QSignalSpy edited(m_slider.get(), &ValueSlider::valueEdited);
    QTest::mousePress(track, Qt::LeftButton, {}, QPoint(track->width() / 4, 10));
    QVERIFY(m_slider->isDragging());
    for (int x = track->width() / 4; x <= track->width(); x += 10)
        QTest::mouseMove(track, QPoint(x, 10));
    QTest::mouseRelease(track, Qt::LeftButton, {}, QPoint(track->width(), 10));
    QVERIFY(!m_slider->isDragging());
    QCOMPARE(m_slider->value(), 1000.0);
    QVERIFY(edited.size() > 10);
    QCOMPARE(started.size(), 1);
    QCOMPARE(finished.size(), 1);
}

void TestSliders::doubleClickResets()
{
    QTest::mouseDClick(m_slider->track(), Qt::LeftButton, {}, QPoint(200, 10));
    QCOMPARE(m_slider->value(), 30.0);
}

void TestSliders::typedTextIsTaken()
{
    m_slider->editor()->setFocus();
    m_slider->editor()->selectAll();
    QTest::keyClicks(m_slider->editor(), QStringLiteral("2500"));
    QTest::keyClick(m_slider->editor(), Qt::Key_Return);
    QCOMPARE(m_slider->value(), 2500.0); // beyond the track, within the limits
    QCOMPARE(m_slider->editor()->text(), QStringLiteral("2500 m"));
    QCOMPARE(m_slider->track()->place(), 1.0);
}

void TestSliders::nonsenseIsPutBack()
{
    m_slider->editor()->setFocus();
    m_slider->editor()->selectAll();
    QTest::keyClicks(m_slider->editor(), QStringLiteral("many"));
    QTest::keyClick(m_slider->editor(), Qt::Key_Return);
    QCOMPARE(m_slider->value(), 20.0);
    QCOMPARE(m_slider->editor()->text(), QStringLiteral("20 m"));
}

void TestSliders::settingIsSilent()
{
    const QSignalSpy edited(m_slider.get(), &ValueSlider::valueEdited);
    m_slider->setValue(500);
    QCOMPARE(m_slider->editor()->text(), QStringLiteral("500 m"));
    QCOMPARE(edited.size(), 0);
}

void TestSliders::wheelNeedsFocus()
{
    SliderTrack* track = m_slider->track();
    const auto turn = [track] {
        QWheelEvent wheel(QPointF(50, 10), track->mapToGlobal(QPointF(50, 10)), {}, QPoint(0, 120), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(track, &wheel);
    };
    m_slider->editor()->setFocus();
    turn();
    QCOMPARE(m_slider->value(), 20.0);
    track->setFocus();
    turn();
    QCOMPARE(m_slider->value(), 21.0);
}

void TestSliders::speaksItsValue()
{
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(m_slider->track());
    QVERIFY(spoken);
    QCOMPARE(spoken->role(), QAccessible::Slider);
    QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Length"));
    QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("20 m"));
    QAccessibleValueInterface* value = spoken->valueInterface();
    QVERIFY(value);
    QCOMPARE(value->currentValue().toDouble(), 20.0);
    value->setCurrentValue(100);
    QCOMPARE(m_slider->value(), 100.0);
}

void TestSliders::disabledSaysWhy()
{
    m_slider->setDisabledBecause(QStringLiteral("no length here"));
    QVERIFY(!m_slider->isEnabled());
    QCOMPARE(m_slider->toolTip(), QStringLiteral("no length here"));
    QCOMPARE(m_slider->track()->accessibleDescription(), QStringLiteral("no length here"));
    m_slider->setDisabledBecause({});
    QVERIFY(m_slider->isEnabled());
}

void TestSliders::stopsThatAreOffAreSkipped()
{
    StopSlider stops;
    stops.setStops({{"a", {}, {}}, {"b", "b is off", {}}, {"c", {}, {}}, {"d", "d is off", {}}});
    stops.resize(300, 50);
    stops.show();
    const QSignalSpy chosen(&stops, &StopSlider::chosen);
    QTest::keyClick(stops.track(), Qt::Key_Right);
    QCOMPARE(stops.current(), 2);
    QTest::keyClick(stops.track(), Qt::Key_End);
    QCOMPARE(stops.current(), 2);
    QTest::mouseClick(stops.track(), Qt::LeftButton, {}, QPoint(stops.track()->width() - 8, 10));
    QCOMPARE(stops.current(), 2);
    QTest::keyClick(stops.track(), Qt::Key_Home);
    QCOMPARE(stops.current(), 0);
    QCOMPARE(chosen.size(), 2);
    QVERIFY(stops.track()->accessibleDescription().contains(QStringLiteral("b is off")));
}

OCTOPLAN_TEST(TestSliders);
#include "tst_sliders.moc"
