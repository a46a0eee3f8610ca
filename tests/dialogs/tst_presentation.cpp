// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/windowsetup.h"
#include "panels/presentation.h"
#include "support/registry.h"

#include <QLabel>
#include <QPointer>
#include <QScreen>
#include <QTest>

using namespace octoplan;

class TestPresentation : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_setup.reset(); }
    void arrowsWalk();
    void escapeReturnsToTheSameState();
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
    QCOMPARE(shown->slideCount(), 5);
    QStringList titles;
    for (int i = 0; i < 5; ++i) {
        QCOMPARE(shown->slide(), i);
        titles << shown->accessibleName();
        QTest::keyClick(shown, Qt::Key_Right);
    }
    QCOMPARE(shown->slide(), 4); // the end is the end
    QCOMPARE(titles.removeDuplicates(), 0);
    QTest::keyClick(shown, Qt::Key_Left);
    QCOMPARE(shown->slide(), 3);
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

void TestPresentation::servingHasNoTimeAgainstCost()
{
    m_setup->session.edit(EditKind::Task, [](Scenario& s) { s.job.task = Task::Serve; });
    QCOMPARE(present()->slideCount(), 4);
}

void TestPresentation::typeGrowsWithTheScreen()
{
    const Session& session = m_setup->session;
    Presentation slides(session.scenario(), session.comparison(), Wording());
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
    const Session& session = m_setup->session;
    Presentation slides(session.scenario(), session.comparison(), Wording(*languageFromKey(language)));
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
