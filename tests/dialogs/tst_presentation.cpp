// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/windowsetup.h"
#include "charts/xychart.h"
#include "panels/presentation.h"
#include "support/registry.h"

#include <QLabel>
#include <QPointer>
#include <QScreen>
#include <QStackedWidget>
#include <QTest>

#include <algorithm>

using namespace octoplan;

class TestPresentation : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_setup.reset(); }
    void arrowsWalk();
    void escapeReturnsToTheSameState();
    void slidersMoveThePresentationAlone();
    void decisionsComeWithTheMoves();
    void servingHasNoTimeAgainstCost();
    void typeGrowsWithTheScreen();
    void nothingIsCut_data();
    void nothingIsCut();

private:
    [[nodiscard]] Presentation* present() const
    {
        m_setup->window.actions()[ActionId::Present]->trigger();
        return m_setup->window.findChild<Presentation*>();
    }

    std::unique_ptr<benchmarks::WindowSetup> m_setup;
};

void TestPresentation::init()
{
    m_setup = std::make_unique<benchmarks::WindowSetup>();
    m_setup->session.setScenario(benchmarks::pictureScenario());
    m_setup->window.show();
}

void TestPresentation::arrowsWalk()
{
    Presentation* shown = present();
    QVERIFY(shown && shown->isFullScreen());
    QCOMPARE(shown->slideCount(), 7);
    QStringList titles;
    for (int i = 0; i < 7; ++i) {
        QCOMPARE(shown->slide(), i);
        titles << shown->accessibleName();
        QTest::keyClick(shown, Qt::Key_Right);
    }
    QCOMPARE(shown->slide(), 6); // the end is the end
    QCOMPARE(titles.removeDuplicates(), 0);
    QTest::keyClick(shown, Qt::Key_PageUp); // as remotes do
    QCOMPARE(shown->slide(), 5);
    QTest::keyClick(shown, Qt::Key_Home);
    QTest::keyClick(shown, Qt::Key_Left);
    QCOMPARE(shown->slide(), 0);
}

void TestPresentation::escapeReturnsToTheSameState()
{
    const Scenario before = m_setup->session.scenario();
    const QByteArray geometry = m_setup->window.saveGeometry();
    const QPointer<Presentation> shown = present();
    QTest::keyClick(shown, Qt::Key_Right);
    QTest::keyClick(shown, Qt::Key_Escape);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!shown);
    QVERIFY(m_setup->window.isVisible());
    QCOMPARE(m_setup->session.scenario(), before);
    QCOMPARE(m_setup->window.saveGeometry(), geometry);
    QVERIFY(!m_setup->session.isDirty());
}

void TestPresentation::slidersMoveThePresentationAlone()
{
    const Scenario before = m_setup->session.scenario();
    Presentation* shown = present();
    QVERIFY(!shown->slidersShown());
    QTest::keyClick(shown, Qt::Key_Plus); // nothing to move yet
    QCOMPARE(shown->scenario(), before);
    QTest::keyClick(shown, Qt::Key_V);
    QVERIFY(shown->slidersShown());
    QTest::keyClick(shown, Qt::Key_3); // days
    QTest::keyClick(shown, Qt::Key_Minus);
    QVERIFY(shown->scenario().constraints.deadlineDays < before.constraints.deadlineDays);
    QTest::keyClick(shown, Qt::Key_1);
    const auto headline = [shown] {
        return shown->findChild<QStackedWidget*>()->widget(0)->findChildren<QLabel*>().front()->text();
    };
    const QString first = headline();
    for (int i = 0; i < 200 && headline() == first; ++i)
        QTest::keyClick(shown, Qt::Key_Plus); // until the answer is another
    QVERIFY(headline() != first);
    QCOMPARE(shown->slide(), 0);
    QCOMPARE(m_setup->session.scenario(), before);
    QVERIFY(!m_setup->session.isDirty());
}

void TestPresentation::decisionsComeWithTheMoves()
{
    m_setup->session.setRestMilliseconds(0);
    Presentation* shown = present();
    const auto chart = [shown] { // the one with crossings
        const auto all = shown->findChildren<XyChart*>();
        return *std::find_if(all.begin(), all.end() - 1,
                             [](XyChart* c) { return c->accessibleName() == u"Break-even"; });
    };
    QTRY_VERIFY_WITH_TIMEOUT(chart()->accessibleName() == u"Break-even", 30000);
    const double before = chart()->scene().marks.front().at;
    QTest::keyClick(shown, Qt::Key_V);
    QTest::keyClick(shown, Qt::Key_2); // work
    QTest::keyClick(shown, Qt::Key_Plus);
    QTRY_VERIFY_WITH_TIMEOUT(chart()->scene().marks.front().at > before, 30000);
}

void TestPresentation::servingHasNoTimeAgainstCost()
{
    m_setup->session.edit(EditKind::Task, [](Scenario& s) { s.job.task = Task::Serve; });
    QCOMPARE(present()->slideCount(), 6);
}

void TestPresentation::typeGrowsWithTheScreen()
{
    Presentation slides(m_setup->session, Wording());
    slides.setAttribute(Qt::WA_DeleteOnClose, false);
    const auto largest = [&slides](QSize size) {
        slides.resize(size);
        slides.show();
        int pixels = 0;
        for (const QLabel* label : slides.findChildren<QLabel*>())
            pixels = std::max(pixels, label->font().pixelSize());
        return pixels;
    };
    const int small = largest({1280, 720});
    QVERIFY(small >= 30);
    QVERIFY(largest({2560, 1440}) >= small * 2 - 2);
}

void TestPresentation::nothingIsCut_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const char* language : {"en", "zh_CN"})
        for (const QSize size : {QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080)})
            QTest::addRow("%s %d", language, size.width()) << QString(language) << size;
}

void TestPresentation::nothingIsCut()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    m_setup->setLanguage(language);
    Presentation slides(m_setup->session, Wording(*languageFromKey(language)));
    slides.setAttribute(Qt::WA_DeleteOnClose, false);
    slides.resize(size);
    slides.show();
    for (int i = 0; i < slides.slideCount(); ++i) {
        slides.showSlide(i);
        QCoreApplication::processEvents();
        QCOMPARE(slides.size(), size); // no slide needs more
        for (const QLabel* label : slides.findChildren<QLabel*>())
            if (label->isVisible() && !label->text().isEmpty())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
    }
}

OCTOPLAN_TEST(TestPresentation);
#include "tst_presentation.moc"
