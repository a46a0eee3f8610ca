// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"
#include "theme/colours.h"
#include "theme/linetext.h"
#include "theme/palettes.h"
#include "widgets/chip.h"
#include "widgets/section.h"
#include "widgets/segmentedchoice.h"
#include "widgets/steadyheader.h"
#include "widgets/tabstrip.h"
#include "widgets/wraplabel.h"
#include "widgets/wrappedtext.h"

#include <QAbstractButton>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>

#include <cmath>

using namespace octoplan;

class TestWidgets : public QObject {
    Q_OBJECT

private slots:
    void segmentsByMouseAndKeys();
    void sectionFolds();
    void chipIsAsWideAsItsText();
    void labelKeepsItsLines();
    void labelShowsWholeSentences();
    void tabsCloseUp();
    void lineKeepsToItsRoom();
    void headerMeasuresAgain();
    void textStandsOut_data();
    void textStandsOut();
    void fillsStandOut();
    void palettesDiffer();
};

namespace {

double luminance(const QColor& colour)
{
    const auto channel = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) + 0.0722 * channel(colour.blueF());
}

// WCAG 2: from 1 to 21.
double contrast(const QColor& a, const QColor& b)
{
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace

void TestWidgets::segmentsByMouseAndKeys()
{
    SegmentedChoice choice;
    choice.setOptions({"one", "two", "three"});
    choice.setCurrent(0);
    choice.show();
    choice.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&choice));
    const QSignalSpy chosen(&choice, &SegmentedChoice::chosen);
    QTest::mouseClick(choice.option(2), Qt::LeftButton);
    QCOMPARE(choice.current(), 2);
    choice.option(2)->setFocus();
    QTest::keyClick(choice.option(2), Qt::Key_Left);
    QCOMPARE(choice.current(), 1);
    QCOMPARE(chosen.size(), 2);
    choice.setCurrent(0);
    QCOMPARE(chosen.size(), 2);
    choice.setOptions({"eins", "zwei", "drei"});
    QCOMPARE(choice.current(), 0);
}

void TestWidgets::sectionFolds()
{
    SectionBox section(SectionBox::Folding::Foldable);
    auto* inside = new QLabel(QStringLiteral("inside"));
    section.addWidget(inside);
    section.show();
    QVERIFY(!inside->isVisible());
    QTest::keyClick(section.header(), Qt::Key_Space);
    QVERIFY(inside->isVisible());
    QTest::mouseClick(section.header(), Qt::LeftButton);
    QVERIFY(!inside->isVisible());
}

void TestWidgets::chipIsAsWideAsItsText()
{
    Chip chip;
    chip.setContent({Tone::Positive, Glyph::Check, QStringLiteral("Fits")});
    const int narrow = chip.sizeHint().width();
    chip.setContent({Tone::Negative, Glyph::Cross, QStringLiteral("Does not fit at all")});
    QVERIFY(chip.sizeHint().width() > narrow + 40);
    QCOMPARE(chip.accessibleName(), QStringLiteral("Does not fit at all"));
}

void TestWidgets::labelKeepsItsLines()
{
    WrapLabel label(2, 3);
    label.resize(200, 60);
    label.setFullText(QStringLiteral("short"));
    const int two = label.sizeHint().height();
    label.setFullText(QString(QStringLiteral("many words ")).repeated(60));
    const int three = label.sizeHint().height();
    QVERIFY(three > two);
    QVERIFY(wrappedLines(label.accessibleName(), label.font(), 200, 3).count > 3);
    QCOMPARE(label.toolTip(), label.accessibleName());
}

void TestWidgets::labelShowsWholeSentences()
{
    WrapLabel label(2, 2);
    const QString first = QStringLiteral("One sentence of some length.");
    const QString second = QString(QStringLiteral("words and ")).repeated(40) + u'.';
    label.resize(300, 60);
    label.show();
    label.setSentences({first, second}, QStringLiteral(" "));
    QCOMPARE(label.shownText(), first);
    QCOMPARE(label.toolTip(), first + u' ' + second);
    label.setSentences({second, first}, QStringLiteral(" "));
    QCOMPARE(label.shownText(), label.toolTip()); // nothing fits whole: cut by an ellipsis
    label.setSentences({first, first}, QStringLiteral(" "));
    QCOMPARE(label.shownText(), first + u' ' + first);
    label.resize(120, 60);
    QVERIFY(label.shownText().size() <= first.size());
}

void TestWidgets::tabsCloseUp()
{
    TabStrip strip;
    for (const char* name : {"Details", "Time against cost", "Break-even", "What matters most", "Accuracy"})
        strip.addTab(QString::fromLatin1(name));
    strip.resize(2000, 30);
    strip.show();
    const int apart = strip.tabRect(4).right();
    strip.resize(apart - 20, 30);
    QCoreApplication::processEvents();
    QVERIFY(strip.tabRect(4).right() < apart - 20);
    QVERIFY(strip.tabRect(4).width() > QFontMetrics(strip.font()).horizontalAdvance(strip.tabText(4)));
}

void TestWidgets::textStandsOut_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
}

void TestWidgets::lineKeepsToItsRoom()
{
    QImage paper(300, 40, QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter painter(&paper);
    const QString text = QStringLiteral("A line of so many words ");
    const double whole = QFontMetricsF(painter.font()).horizontalAdvance(text);
    QVERIFY(std::abs(paintLine(painter, {0.0, 0.0}, text, 300.0) - whole) < 1.0); // the blank at its end counts
    const double room = whole / 2.0;
    const double used = paintLine(painter, {0.0, 20.0}, text, room);
    QVERIFY(used <= room && used > room / 2.0);
    QCOMPARE(paintLine(painter, {0.0, 20.0}, QString(), room), 0.0);
    painter.end();
    const auto inked = [&paper](const QRect& area) {
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                if (paper.pixel(x, y) != qRgb(255, 255, 255))
                    return true;
        return false;
    };
    QVERIFY(inked(QRect(0, 20, static_cast<int>(room), 20)));
    QVERIFY(!inked(QRect(static_cast<int>(room) + 2, 20, 298 - static_cast<int>(room), 20)));
}

void TestWidgets::headerMeasuresAgain()
{
    QStandardItemModel model(2, 1);
    model.setVerticalHeaderLabels({"a", "b"});
    QTableView table;
    table.setVerticalHeader(new SteadyHeader(Qt::Vertical));
    table.setModel(&model);
    const int narrow = table.verticalHeader()->sizeHint().width();
    model.setHeaderData(0, Qt::Vertical, QStringLiteral("a much longer label"));
    const int wide = table.verticalHeader()->sizeHint().width();
    QVERIFY(wide > narrow);
    QFont large = table.font();
    large.setPointSizeF(2.0 * large.pointSizeF());
    table.verticalHeader()->setFont(large);
    QVERIFY(table.verticalHeader()->sizeHint().width() > wide);
    QStandardItemModel other(1, 1);
    other.setVerticalHeaderLabels({"a"});
    table.setModel(&other);
    QVERIFY(table.verticalHeader()->sizeHint().width() < wide);
}

void TestWidgets::textStandsOut()
{
    QFETCH(QPalette, palette);
    constexpr double readable = 4.5;
    for (const auto role : {QPalette::Window, QPalette::Base}) {
        const QColor paper = palette.color(role);
        QVERIFY(contrast(palette.color(QPalette::Text), paper) >= readable);
        QVERIFY(contrast(palette.color(QPalette::Link), paper) >= readable);
        QVERIFY(contrast(mutedColour(palette), paper) >= readable);
        QVERIFY(contrast(limitColour(palette), paper) >= readable);
    }
    QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= readable);
    for (const Tone tone : {Tone::Positive, Tone::Caution, Tone::Negative, Tone::Neutral, Tone::Accent}) {
        const ToneColours colours = toneColours(tone, palette);
        QVERIFY(contrast(colours.text, colours.fill) >= readable);
    }
}

// Parts stand in an outline and beside each other's paper lines; offerings and cost lines stand alone.
void TestWidgets::fillsStandOut()
{
    for (const QPalette& palette : {lightPalette(), darkPalette()}) {
        const QColor paper = palette.color(QPalette::Base);
        for (int i = 0; i < 4; ++i)
            QVERIFY2(contrast(offeringColour(i, palette), paper) >= 2.9, qPrintable(QString::number(i)));
        QVERIFY(contrast(costBrush(CostLineId::Rent, palette).color(), paper) >= 3.0);
    }
}

void TestWidgets::palettesDiffer()
{
    QVERIFY(!isDark(lightPalette()));
    QVERIFY(isDark(darkPalette()));
    QVERIFY(partColour(MemoryPart::Weights, lightPalette()) != partColour(MemoryPart::Weights, darkPalette()));
}

OCTOPLAN_TEST(TestWidgets);
#include "tst_widgets.moc"
