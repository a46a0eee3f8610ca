// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/windowsetup.h"
#include "charts/heatchart.h"
#include "charts/xychart.h"
#include "dialogs/sweepaxiseditor.h"
#include "dialogs/sweepdialog.h"
#include "support/registry.h"
#include "widgets/segmentedchoice.h"
#include "widgets/valuefield.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>

using namespace octoplan;

namespace {

QByteArray fileText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// As a person does it.
void choose(QComboBox* box, const QString& text)
{
    const int index = box->findText(text);
    box->setCurrentIndex(index);
    emit box->activated(index);
}

void type(QWidget* field, const QString& text)
{
    field->setFocus();
    QTest::keySequence(field, QKeySequence::SelectAll);
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

QPushButton* sweepButton(const QWidget& dialog, const QString& text)
{
    for (QPushButton* one : dialog.findChildren<QPushButton*>())
        if (one->text().remove(u'&').startsWith(text))
            return one;
    return nullptr;
}

} // namespace

class TestSweepDialog : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void opensFromTheMenu();
    void linesOfOneInput();
    void mapOfTwoInputs();
    void rangeByKeyboard();
    void wrongRangesAreSaid();
    void showsNothingStale();
    void stopsAndGoesOn();
    void exportsWhatTheCommandWrites();
    void stoppedExportLeavesNothing();
    void fitsInBothLanguages();

private:
    [[nodiscard]] const SweepAnswers& answers() const { return *m_dialog->study().answers(); }

    std::unique_ptr<benchmarks::WindowSetup> m_setup;
    std::unique_ptr<SweepDialog> m_dialog;
};

void TestSweepDialog::init()
{
    m_setup = std::make_unique<benchmarks::WindowSetup>();
    m_setup->session.setScenario(benchmarks::pictureScenario());
    m_setup->session.setRestMilliseconds(0);
    m_dialog = std::make_unique<SweepDialog>(m_setup->session, &m_setup->outputs, nullptr);
    m_dialog->editor(0)->count()->setValue(9);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    QTRY_VERIFY(m_dialog->study().answers());
}

void TestSweepDialog::cleanup()
{
    m_dialog.reset();
    m_setup.reset();
}

void TestSweepDialog::opensFromTheMenu()
{
    m_setup->window.show();
    QAction* action = m_setup->window.actions()[ActionId::Sweep];
    QVERIFY(m_setup->window.actions().menu(MenuId::Scenario)->actions().contains(action));
    action->trigger();
    action->trigger();
    QCOMPARE(m_setup->window.findChildren<SweepDialog*>().size(), 1);
    auto* dialog = m_setup->window.findChild<SweepDialog*>();
    QVERIFY(dialog->isVisible() && !dialog->isModal());
    dialog->close();
    QTRY_VERIFY(m_setup->window.findChildren<SweepDialog*>().isEmpty());
}

void TestSweepDialog::linesOfOneInput()
{
    QCOMPARE(answers().grid.size(), std::size_t(9));
    QCOMPARE(answers().grid.axes[0].number->id, InputId::GoalTokens);
    QVERIFY(m_dialog->lines()->isVisible() && !m_dialog->map()->isVisible());
    QVERIFY(m_dialog->lines()->scene().lines.size() >= 3);
    const QString cost = m_dialog->lines()->scene().title;
    QTest::mouseClick(m_dialog->figures()->option(static_cast<int>(SweepFigure::Days)), Qt::LeftButton);
    QVERIFY(m_dialog->lines()->scene().title != cost);
}

void TestSweepDialog::mapOfTwoInputs()
{
    choose(m_dialog->editor(1)->inputs(), QStringLiteral("Precision"));
    QVERIFY(!m_dialog->editor(1)->from()->isVisible());
    QTRY_VERIFY(m_dialog->study().answers());
    QVERIFY(m_dialog->map()->isVisible() && !m_dialog->lines()->isVisible());
    QVERIFY(!m_dialog->figures()->isVisible());
    QCOMPARE(m_dialog->map()->scene().rows, static_cast<int>(choiceCount<Precision>));
    choose(m_dialog->editor(1)->inputs(), QStringLiteral("none"));
    QTRY_VERIFY(m_dialog->study().answers());
    QVERIFY(m_dialog->lines()->isVisible());
}

void TestSweepDialog::rangeByKeyboard()
{
    choose(m_dialog->editor(0)->inputs(), QStringLiteral("Servers"));
    type(m_dialog->editor(0)->from(), QStringLiteral("2"));
    type(m_dialog->editor(0)->to(), QStringLiteral("5"));
    type(m_dialog->editor(0)->count(), QStringLiteral("50"));
    QTRY_VERIFY(m_dialog->study().answers());
    QCOMPARE(answers().grid.axes[0].values, (std::vector<double>{2, 3, 4, 5}));
    QVERIFY(m_dialog->isVisible()); // Return closed nothing
    type(m_dialog->editor(0)->to(), QStringLiteral("999"));
    QTRY_VERIFY(m_dialog->study().answers());
    QCOMPARE(answers().grid.axes[0].values.back(), 64.0);
    type(m_dialog->editor(0)->to(), QStringLiteral("many"));
    QCOMPARE(m_dialog->editor(0)->to()->text(), QStringLiteral("64"));
}

void TestSweepDialog::wrongRangesAreSaid()
{
    type(m_dialog->editor(0)->from(), QStringLiteral("900 B"));
    QVERIFY(!m_dialog->study().answers() && !m_dialog->study().isRunning());
    QVERIFY(!m_dialog->lines()->isVisible());
    const auto says = [this](const QString& words) {
        const auto labels = m_dialog->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&words](const QLabel* label) {
            return label->isVisible() && label->text().contains(words);
        });
    };
    QVERIFY(says(QStringLiteral("end above where it begins")));
    QVERIFY(!sweepButton(*m_dialog, QStringLiteral("Export CSV"))->isEnabled());
    choose(m_dialog->editor(0)->inputs(), QStringLiteral("Servers"));
    choose(m_dialog->editor(1)->inputs(), QStringLiteral("Servers"));
    QVERIFY(says(QStringLiteral("two different inputs")));
    choose(m_dialog->editor(0)->inputs(), QStringLiteral("Training days"));
    choose(m_dialog->editor(1)->inputs(), QStringLiteral("Tokens"));
    m_dialog->editor(0)->count()->setValue(2000);
    m_dialog->editor(1)->count()->setValue(2000);
    QVERIFY(says(QStringLiteral("4,000,000 points")));
}

void TestSweepDialog::showsNothingStale()
{
    m_setup->session.setInput(InputId::SequenceLength, 32768);
    QVERIFY(!m_dialog->lines()->isVisible());
    QTRY_VERIFY(m_dialog->study().answers());
    QVERIFY(m_dialog->lines()->isVisible());
    QCOMPARE(answers().first,
             compare(answers().grid.scenarioAt(m_setup->session.scenario(), 0), m_setup->session.catalog()));
}

void TestSweepDialog::stopsAndGoesOn()
{
    m_dialog->editor(0)->count()->setValue(100'000);
    QTRY_VERIFY(m_dialog->study().done() > 0);
    const auto* progress = m_dialog->findChild<QProgressBar*>();
    QVERIFY(progress->isVisible());
    QTest::mouseClick(sweepButton(*m_dialog, QStringLiteral("Stop")), Qt::LeftButton);
    QVERIFY(!m_dialog->study().isRunning() && !progress->isVisible());
    m_dialog->editor(0)->count()->setValue(5);
    QTRY_VERIFY(m_dialog->study().answers());
    QCOMPARE(answers().size(), std::size_t(5));
}

void TestSweepDialog::exportsWhatTheCommandWrites()
{
    for (const char* suffix : {"csv", "json"}) {
        const QString path = m_setup->folder.filePath(QStringLiteral("grid.") + QLatin1String(suffix));
        m_dialog->exportTo(path);
        QVERIFY(m_dialog->isWriting());
        QTRY_VERIFY(!m_dialog->isWriting());
        QVERIFY(m_dialog->note().contains(QStringLiteral("was written")));
        QVERIFY(fileText(path).startsWith(suffix[0] == 'c' ? "point,goal/tokens,winner"
                                                           : "{\n\"format\": \"octoplan-sweep\""));
        QCOMPARE(fileText(path).count("h100-80g-x8") >= 9, true);
    }
    m_dialog->exportTo(m_setup->folder.filePath(QStringLiteral("no/folder.csv")));
    QTRY_VERIFY(!m_dialog->isWriting());
    QVERIFY(m_dialog->note().contains(QStringLiteral("was not written")));
}

void TestSweepDialog::stoppedExportLeavesNothing()
{
    m_dialog->editor(0)->count()->setValue(100'000);
    const QString path = m_setup->folder.filePath(QStringLiteral("grid.csv"));
    m_dialog->exportTo(path);
    QTest::mouseClick(sweepButton(*m_dialog, QStringLiteral("Stop")), Qt::LeftButton);
    QVERIFY(!m_dialog->isWriting());
    QVERIFY(m_dialog->note().contains(QStringLiteral("nothing was written")));
    m_dialog.reset(); // waits for what was begun
    QVERIFY(!QFile::exists(path));
}

void TestSweepDialog::fitsInBothLanguages()
{
    for (const QString language : {"zh_CN", "en"}) {
        const QString before = m_dialog->windowTitle();
        m_setup->setLanguage(language);
        QCoreApplication::processEvents();
        QVERIFY(m_dialog->windowTitle() != before);
        QVERIFY(m_dialog->minimumSizeHint().width() <= 1000 && m_dialog->minimumSizeHint().height() <= 660);
        for (QWidget* control : m_dialog->findChildren<QWidget*>())
            if (qobject_cast<QComboBox*>(control) || qobject_cast<ValueField*>(control) ||
                qobject_cast<QSpinBox*>(control) || qobject_cast<QProgressBar*>(control))
                QVERIFY(!control->accessibleName().isEmpty());
    }
}

OCTOPLAN_TEST(TestSweepDialog);
#include "tst_sweepdialog.moc"
