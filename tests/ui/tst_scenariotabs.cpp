// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/scenariotabs.h"

#include "benchmarks/windowsetup.h"
#include "support/registry.h"

using namespace octoplan;

// Several scenarios side by side, from the menu, the keyboard and the tabs, and through a file.
class TestScenarioTabs : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_setup.reset(); }
    void onlyWhereThereAreSeveral();
    void menu();
    void keyboard();
    void dragging();
    void throughAFile();
    void recovered();

private:
    [[nodiscard]] QAction* action(ActionId id) const { return m_setup->window.actions()[id]; }
    [[nodiscard]] ScenarioTabs* tabs() const { return m_setup->window.scenarioTabs(); }
    [[nodiscard]] QStringList labels() const
    {
        QStringList all;
        for (int i = 0; i < tabs()->count(); ++i)
            all << tabs()->tabToolTip(i);
        return all;
    }
    void threeScenarios()
    {
        std::vector<Scenario> all(3);
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i].title = std::string(1, static_cast<char>('a' + i));
        m_setup->session.setScenarios(std::move(all));
    }

    std::unique_ptr<benchmarks::WindowSetup> m_setup;
};

void TestScenarioTabs::init()
{
    m_setup = std::make_unique<benchmarks::WindowSetup>();
    m_setup->session.setScenario(benchmarks::pictureScenario());
    m_setup->window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_setup->window));
}

void TestScenarioTabs::onlyWhereThereAreSeveral()
{
    QVERIFY(!tabs()->isVisible());
    QVERIFY(!action(ActionId::CloseScenario)->isEnabled());
    action(ActionId::AddScenario)->trigger();
    QVERIFY(tabs()->isVisible());
    QCOMPARE(labels(), (QStringList{QStringLiteral("Customer-service model"), QStringLiteral("Scenario 2")}));
    QCOMPARE(tabs()->currentIndex(), 1);
    action(ActionId::Undo)->trigger();
    QVERIFY(!tabs()->isVisible());
}

void TestScenarioTabs::menu()
{
    action(ActionId::DuplicateScenario)->trigger();
    action(ActionId::DuplicateScenario)->trigger();
    QCOMPARE(labels(),
             (QStringList{QStringLiteral("Customer-service model"), QStringLiteral("Customer-service model (2)"),
                          QStringLiteral("Customer-service model (3)")}));
    QCOMPARE(m_setup->session.scenario().model, benchmarks::pictureScenario().model);
    QVERIFY(!action(ActionId::MoveScenarioRight)->isEnabled());
    action(ActionId::MoveScenarioLeft)->trigger();
    QCOMPARE(tabs()->currentIndex(), 1);
    QCOMPARE(tabs()->tabToolTip(1), QStringLiteral("Customer-service model (3)"));
    action(ActionId::NextScenario)->trigger();
    action(ActionId::NextScenario)->trigger(); // around the end
    QCOMPARE(tabs()->currentIndex(), 0);
    action(ActionId::PreviousScenario)->trigger();
    QCOMPARE(tabs()->currentIndex(), 2);
    action(ActionId::CloseScenario)->trigger();
    QCOMPARE(tabs()->count(), 2);
}

void TestScenarioTabs::keyboard()
{
    threeScenarios();
    tabs()->setFocus();
    QTest::keyClick(tabs(), Qt::Key_Right);
    QCOMPARE(m_setup->session.scenario().title, std::string("b"));
    QTest::keyClick(tabs(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(labels(), (QStringList{QStringLiteral("a"), QStringLiteral("c"), QStringLiteral("b")}));
    QCOMPARE(tabs()->currentIndex(), 2);
    QTest::keyClick(tabs(), Qt::Key_Delete);
    QCOMPARE(labels(), (QStringList{QStringLiteral("a"), QStringLiteral("c")}));
    QCOMPARE(tabs()->accessibleName(), QStringLiteral("Scenarios"));
}

void TestScenarioTabs::dragging()
{
    threeScenarios();
    tabs()->moveTab(0, 2); // as a drag does
    QCOMPARE(m_setup->session.scenarios().at(2).title, std::string("a"));
    QCOMPARE(m_setup->session.scenario().title, std::string("a"));
    QCOMPARE(labels(), (QStringList{QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("a")}));
    action(ActionId::Undo)->trigger();
    QCOMPARE(labels(), (QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
}

void TestScenarioTabs::throughAFile()
{
    threeScenarios();
    m_setup->session.showScenario(1);
    m_setup->session.setInput(InputId::GoalTokens, 3e9);
    m_setup->session.pinBaseline();
    const QString path = m_setup->folder.filePath(QStringLiteral("several.octoplan"));
    QCOMPARE(m_setup->documents.save(path), QString());
    QVERIFY(!m_setup->session.isDirty());
    m_setup->documents.startNew();
    QCOMPARE(m_setup->session.scenarios().size(), std::size_t(1));
    QCOMPARE(m_setup->documents.open(path), QString());
    QCOMPARE(labels(), (QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
    QCOMPARE(m_setup->session.scenarios().at(1).goal.tokens, 3e9);
    QVERIFY(m_setup->session.scenarios().at(1).baseline && !m_setup->session.scenarios().at(0).baseline);
    QVERIFY(!m_setup->session.baseline());
    m_setup->session.showScenario(1);
    QVERIFY(m_setup->session.baseline());
}

void TestScenarioTabs::recovered()
{
    const QString recovery = m_setup->folder.filePath(QStringLiteral("recovery"));
    ScenarioFile file;
    file.several = true;
    file.scenarios.resize(2);
    file.scenarios[1].title = "left behind";
    {
        Autosave crashed(recovery);
        crashed.noteChange(file, QString());
        QVERIFY(!crashed.writeNow());
    }
    QVERIFY(m_setup->documents.recover());
    QCOMPARE(tabs()->count(), 2);
    QCOMPARE(tabs()->tabToolTip(1), QStringLiteral("left behind"));
    QVERIFY(m_setup->session.isDirty());
}

OCTOPLAN_TEST(TestScenarioTabs);
#include "tst_scenariotabs.moc"
