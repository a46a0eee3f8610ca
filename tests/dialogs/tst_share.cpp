// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/windowsetup.h"
#include "formats/catalogused.h"
#include "panels/differencesbar.h"
#include "storage/scenariofile.h"
#include "support/registry.h"

#include <QPushButton>
#include <QSignalSpy>

using namespace octoplan;

// A file that leaves one desk and is opened on another.
class TestShare : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_setup = std::make_unique<benchmarks::WindowSetup>();
        m_setup->window.show();
        m_file = m_setup->folder.filePath(QStringLiteral("shared.octoplan"));
    }
    void cleanup() { m_setup.reset(); }
    void openedWithTheSameFiguresNothingIsSaid();
    void otherFiguresAreSaidAndUsed();
    void presentFiguresWithOneButton();
    void changesOfTheFileAreUsed();
    void anotherFileForgetsThem();

private:
    [[nodiscard]] DifferencesBar* bar() const { return m_setup->window.findChild<DifferencesBar*>(); }
    [[nodiscard]] Money h100Rent() const
    {
        return m_setup->session.comparison().offerings.back().pricePerMonth.value_or(Range<Money>()).likely;
    }
    // As someone saved it whose catalogue had another price.
    void saveElsewhere(double price)
    {
        Catalog theirs = m_setup->session.catalog();
        for (Offering& offering : theirs.offerings)
            if (offering.id == "h100-80g-x8")
                for (Figure& figure : offering.figures)
                    if (figure.key == "price_per_month")
                        figure.value = {price, price, price};
        ScenarioFile file;
        file.scenarios = {benchmarks::pictureScenario()};
        file.catalogUsed = usedCatalog(file.scenarios, theirs);
        QVERIFY(!saveScenarios(m_file, file));
    }

    std::unique_ptr<benchmarks::WindowSetup> m_setup;
    QString m_file;
};

void TestShare::openedWithTheSameFiguresNothingIsSaid()
{
    m_setup->session.setScenario(benchmarks::pictureScenario());
    const Comparison before = m_setup->session.comparison();
    QCOMPARE(m_setup->documents.save(m_file), QString());
    QCOMPARE(m_setup->documents.open(m_file), QString());
    QVERIFY(m_setup->session.comparison() == before);
    QVERIFY(!bar()->isVisible());
    const auto saved = loadScenarios(m_file).file;
    QVERIFY(saved && saved->catalogUsed.find(m_setup->session.catalog().date) != std::string::npos);
}

void TestShare::otherFiguresAreSaidAndUsed()
{
    saveElsewhere(70000);
    QCOMPARE(m_setup->documents.open(m_file), QString());
    QCOMPARE(h100Rent().fen, yuan(70000).fen);
    QVERIFY(bar()->isVisible());
    QVERIFY2(bar()->text().contains(QStringLiteral("¥70,000")), qPrintable(bar()->text()));
    QVERIFY(bar()->text().contains(QStringLiteral("¥84,480")));
    QVERIFY(!m_setup->session.isDirty());
    // Saved again, it says the same to the next one.
    QCOMPARE(m_setup->documents.save(m_file), QString());
    m_setup->documents.startNew();
    QCOMPARE(m_setup->documents.open(m_file), QString());
    QCOMPARE(h100Rent().fen, yuan(70000).fen);
    m_setup->setLanguage(QStringLiteral("zh_CN"));
    QVERIFY(bar()->text().contains(QStringLiteral("存档时")));
}

void TestShare::presentFiguresWithOneButton()
{
    saveElsewhere(70000);
    QCOMPARE(m_setup->documents.open(m_file), QString());
    QSignalSpy wanted(bar(), &DifferencesBar::presentFiguresWanted);
    const auto buttons = bar()->findChildren<QPushButton*>();
    buttons[1]->click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(h100Rent().fen, yuan(84480).fen);
    QVERIFY(!bar()->isVisible());
    QVERIFY(m_setup->session.isDirty());
}

void TestShare::changesOfTheFileAreUsed()
{
    ScenarioFile file;
    file.scenarios = {benchmarks::pictureScenario()};
    file.catalogChanges = R"({"offerings": {"h100-80g-x8": {"price_per_month": 60000}}})";
    QVERIFY(!saveScenarios(m_file, file));
    QCOMPARE(m_setup->documents.open(m_file), QString());
    QCOMPARE(h100Rent().fen, yuan(60000).fen);
    QVERIFY(bar()->isVisible());
    bar()->findChildren<QPushButton*>()[2]->click(); // keep the file's
    QVERIFY(!bar()->isVisible());
    QCOMPARE(h100Rent().fen, yuan(60000).fen);
}

void TestShare::anotherFileForgetsThem()
{
    saveElsewhere(70000);
    QCOMPARE(m_setup->documents.open(m_file), QString());
    m_setup->documents.startNew();
    QCOMPARE(h100Rent().fen, yuan(84480).fen);
    QVERIFY(!bar()->isVisible());
}

OCTOPLAN_TEST(TestShare);
#include "tst_share.moc"
