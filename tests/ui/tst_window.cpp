// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/windowsetup.h"
#include "charts/costchart.h"
#include "charts/memorychart.h"
#include "panels/cardspanel.h"
#include "panels/choicerow.h"
#include "panels/detailstable.h"
#include "panels/inputslider.h"
#include "panels/offeringcard.h"
#include "panels/sentencepanel.h"
#include "support/registry.h"
#include "theme/palettes.h"
#include "widgets/segmentedchoice.h"
#include "widgets/stopslider.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

using namespace octoplan;

class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void draggingRepaintsAndIsOneUndo();
    void axesHoldDuringADrag();
    void cardsFollowTheComparison();
    void taskTurnsInputsOff();
    void daysSliderFollowsTheGoal();
    void languageSwitches();
    void themeSwitches();
    void startsInItsColours();
    void savesAndOpens();
    void refusesBadFiles();
    void importsAConfig();
    void copiesTableAndAnswer();
    void chartsSave_data();
    void chartsSave();
    void legendTogglesParts();
    void baselineShowsDifferences();
    void everyControlHasAName();
    void narrowWindowIsCompact();
    void dropsOfferings();

private:
    [[nodiscard]] InputSlider* slider(const char* key) const
    {
        return m_setup->window.findChild<InputSlider*>(QLatin1String(key));
    }
    [[nodiscard]] QAction* action(ActionId id) const { return m_setup->window.actions()[id]; }
    [[nodiscard]] QString headline() const { return m_setup->window.answer()->sentence()->text(); }

    std::unique_ptr<benchmarks::WindowSetup> m_setup;
};

void TestWindow::init()
{
    m_setup = std::make_unique<benchmarks::WindowSetup>();
    m_setup->session.setScenario(benchmarks::pictureScenario());
    m_setup->window.resize(1440, 900);
    m_setup->window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_setup->window));
}

void TestWindow::cleanup() { m_setup.reset(); }

void TestWindow::draggingRepaintsAndIsOneUndo()
{
    const QImage before = m_setup->window.grab().toImage();
    const Scenario start = m_setup->session.scenario();
    SliderTrack* track = slider("/model/parameters")->track();
    QTest::mousePress(track, Qt::LeftButton, {}, QPoint(track->width() / 2, 10));
    for (int x = track->width() / 2; x < track->width() - 20; x += 4)
        QTest::mouseMove(track, QPoint(x, 10));
    QTest::mouseRelease(track, Qt::LeftButton, {}, QPoint(track->width() - 20, 10));
    QCoreApplication::processEvents();
    QVERIFY(value(m_setup->session.scenario(), InputId::ModelParameters) > 1e11);
    QVERIFY(m_setup->window.grab().toImage() != before);
    QVERIFY(m_setup->session.isDirty());
    action(ActionId::Undo)->trigger();
    QCOMPARE(m_setup->session.scenario(), start);
    QVERIFY(!action(ActionId::Undo)->isEnabled());
    QVERIFY(action(ActionId::Redo)->isEnabled());
}

void TestWindow::axesHoldDuringADrag()
{
    MemoryChart* chart = m_setup->window.answer()->memoryChart();
    const double settled = chart->axisTop();
    SliderTrack* track = slider("/model/parameters")->track();
    QTest::mousePress(track, Qt::LeftButton, {}, QPoint(track->width() / 2, 10));
    QTest::mouseMove(track, QPoint(track->width() - 40, 10));
    const double grown = chart->axisTop();
    QVERIFY(grown > settled);
    QTest::mouseMove(track, QPoint(20, 10));
    QCOMPARE(chart->axisTop(), grown);
    QTest::mouseRelease(track, Qt::LeftButton, {}, QPoint(20, 10));
    QVERIFY(chart->axisTop() < grown);
}

void TestWindow::cardsFollowTheComparison()
{
    const auto& cards = m_setup->window.answer()->cards()->cards();
    const Comparison& comparison = m_setup->session.comparison();
    QCOMPARE(cards.size(), static_cast<qsizetype>(comparison.offerings.size()));
    for (qsizetype i = 0; i < cards.size(); ++i) {
        const auto place = static_cast<std::size_t>(i);
        QCOMPARE(cards[i]->content().verdict, comparison.offerings[place].verdict);
        QCOMPARE(cards[i]->isHighlighted(), comparison.answer.offering == place);
        QVERIFY(cards[i]->accessibleDescription().contains(cards[i]->content().verdictText));
    }
    m_setup->session.setInput(InputId::ModelParameters, 9e11);
    for (const OfferingCard* card : cards) {
        QVERIFY(!card->content().runs());
        QVERIFY(card->content().time.isEmpty());
        QVERIFY(!card->isHighlighted());
    }
}

void TestWindow::taskTurnsInputsOff()
{
    auto* task = m_setup->window.findChild<SegmentedChoice*>(QStringLiteral("/job/task"));
    auto* precision = m_setup->window.findChild<StopSlider*>(QStringLiteral("/job/precision"));
    QVERIFY(!slider("/job/lora_rank")); // made when the expert settings are opened
    m_setup->window.inputs()->setExpertOpen(true);
    QVERIFY(!slider("/job/lora_rank")->isEnabled());
    QVERIFY(!slider("/job/lora_rank")->toolTip().isEmpty());
    QVERIFY(!precision->stops()[static_cast<int>(Precision::Nf4)].offBecause.isEmpty());
    QTest::mouseClick(task->option(static_cast<int>(Task::Qlora)), Qt::LeftButton);
    QCOMPARE(m_setup->session.scenario().job.task, Task::Qlora);
    QVERIFY(slider("/job/lora_rank")->isEnabled());
    QVERIFY(precision->stops()[static_cast<int>(Precision::Nf4)].offBecause.isEmpty());
    QTest::keyClick(precision->track(), Qt::Key_End);
    QCOMPARE(m_setup->session.scenario().job.precision, Precision::Nf4);
    QTest::mouseClick(task->option(static_cast<int>(Task::Full)), Qt::LeftButton);
    QCOMPARE(m_setup->session.scenario().job.precision, Precision::Bf16);
    QTest::mouseClick(task->option(static_cast<int>(Task::Serve)), Qt::LeftButton);
    QVERIFY(!slider("/goal/tokens")->isEnabled());
    QVERIFY(slider("/job/serving/prompt_tokens")->isVisible());
}

void TestWindow::daysSliderFollowsTheGoal()
{
    auto* kind = m_setup->window.findChild<SegmentedChoice*>(QStringLiteral("/goal/kind"));
    auto* days = m_setup->window.findChild<InputSlider*>(QStringLiteral("days"));
    QCOMPARE(days->input(), InputId::DeadlineDays);
    QTest::keyClick(days->track(), Qt::Key_End);
    QCOMPARE(m_setup->session.scenario().constraints.deadlineDays, std::optional(180.0));
    QTest::mouseClick(kind->option(static_cast<int>(GoalKind::Days)), Qt::LeftButton);
    QCOMPARE(days->input(), InputId::GoalDays);
    QVERIFY(!slider("/goal/tokens")->isEnabled());
    QTest::keyClick(days->track(), Qt::Key_Home);
    QCOMPARE(m_setup->session.scenario().goal.days, 0.5);
}

void TestWindow::languageSwitches()
{
    const QString english = headline();
    action(ActionId::Chinese)->trigger();
    QVERIFY(headline() != english);
    QVERIFY(headline().contains(QStringLiteral("租")));
    QVERIFY(m_setup->window.actions().menu(MenuId::File)->title().startsWith(QStringLiteral("文件")));
    QCOMPARE(slider("/job/sequence_length")->label(), QStringLiteral("序列长度"));
    action(ActionId::English)->trigger();
    QCOMPARE(headline(), english);
}

void TestWindow::themeSwitches()
{
    QVERIFY(!isDark(m_setup->window.palette()));
    const QImage light = m_setup->window.grab().toImage();
    action(ActionId::DarkTheme)->trigger();
    QCoreApplication::processEvents();
    QVERIFY(isDark(m_setup->window.palette()));
    const QImage dark = m_setup->window.grab().toImage();
    const auto average = [](const QImage& image) {
        return image.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixelColor(0, 0).lightness();
    };
    QVERIFY(average(dark) < 90);
    QVERIFY(average(light) > 180);
    action(ActionId::LightTheme)->trigger();
    QCoreApplication::processEvents();
    QVERIFY(!isDark(m_setup->window.palette()));
}

// What nobody switched looks as after switching there and back.
void TestWindow::startsInItsColours()
{
    const auto picture = [this] {
        for (int turn = 0; turn < 3; ++turn)
            QCoreApplication::processEvents();
        return m_setup->window.answer()->memoryChart()->grab().toImage();
    };
    const QImage start = picture();
    action(ActionId::DarkTheme)->trigger();
    QVERIFY(picture() != start);
    action(ActionId::LightTheme)->trigger();
    QCOMPARE(picture(), start);
}

void TestWindow::savesAndOpens()
{
    const QString file = m_setup->folder.filePath(QStringLiteral("a.octoplan"));
    m_setup->session.setInput(InputId::SequenceLength, 8192);
    QVERIFY(m_setup->window.windowTitle().contains(QStringLiteral("Customer")));
    QVERIFY(m_setup->window.isWindowModified());
    QCOMPARE(m_setup->documents.save(file), QString());
    QVERIFY(!m_setup->window.isWindowModified());
    const Scenario saved = m_setup->session.scenario();
    m_setup->documents.startNew();
    QVERIFY(m_setup->session.scenario() != saved);
    m_setup->window.openFile(file);
    QCOMPARE(m_setup->session.scenario().job, saved.job);
    QCOMPARE(m_setup->session.scenario().goal, saved.goal);
    QCOMPARE(m_setup->documents.path(), file);
    QCOMPARE(m_setup->documents.recentFiles(), QStringList{file});
    QCOMPARE(m_setup->window.actions().menu(MenuId::Recent)->actions().size(), 1);
}

void TestWindow::refusesBadFiles()
{
    const Scenario before = m_setup->session.scenario();
    QFile file(m_setup->folder.filePath(QStringLiteral("bad.octoplan")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ \"format\": \"octoplan-scenario\", \"version\": 1, \"job\": { \"task\": \"dance\" } }");
    file.close();
    const QString problem = m_setup->documents.open(file.fileName());
    QVERIFY2(problem.contains(QStringLiteral("/job/task")), qPrintable(problem));
    QVERIFY(!m_setup->documents.open(m_setup->folder.filePath(QStringLiteral("none.octoplan"))).isEmpty());
    QCOMPARE(m_setup->session.scenario(), before);
}

void TestWindow::importsAConfig()
{
    QFile file(m_setup->folder.filePath(QStringLiteral("config.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"architectures": ["LlamaForCausalLM"], "model_type": "llama", "hidden_size": 2048,
        "intermediate_size": 5632, "num_hidden_layers": 22, "num_attention_heads": 32, "num_key_value_heads": 4,
        "vocab_size": 32000, "tie_word_embeddings": false})");
    file.close();
    m_setup->window.openFile(file.fileName());
    QCOMPARE(m_setup->session.scenario().model.source, ModelSource::Config);
    QCOMPARE(m_setup->session.comparison().model.layers, 22);
    action(ActionId::Undo)->trigger();
    QCOMPARE(m_setup->session.scenario().model.source, ModelSource::Preset);
}

void TestWindow::copiesTableAndAnswer()
{
    action(ActionId::CopyAnswer)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), headline());
    action(ActionId::CopyTable)->trigger();
    const QString table = QGuiApplication::clipboard()->text();
    QVERIFY(table.contains(QStringLiteral("H100")));
    QVERIFY(table.count(u'\n') > 10);
}

void TestWindow::chartsSave_data()
{
    QTest::addColumn<QByteArray>("suffix");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("png") << QByteArray("png") << QByteArray("\x89PNG");
    QTest::newRow("svg") << QByteArray("svg") << QByteArray("<?xml");
    QTest::newRow("pdf") << QByteArray("pdf") << QByteArray("%PDF");
    QTest::newRow("csv") << QByteArray("csv") << QByteArray(",RTX 4090");
}

void TestWindow::chartsSave()
{
    QFETCH(QByteArray, suffix);
    for (BarChart* chart : {static_cast<BarChart*>(m_setup->window.answer()->memoryChart()),
                            static_cast<BarChart*>(m_setup->window.answer()->costChart())}) {
        QFile file(m_setup->folder.filePath(QStringLiteral("chart.") + QLatin1String(suffix)));
        QCOMPARE(chart->saveTo(file.fileName()), QString());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.size() > 100);
        QFETCH(QByteArray, start);
        QVERIFY(bytes.startsWith(start));
    }
    QVERIFY(!m_setup->window.answer()->costChart()->saveTo(QStringLiteral("/nowhere/chart.png")).isEmpty());
}

void TestWindow::legendTogglesParts()
{
    MemoryChart* chart = m_setup->window.answer()->memoryChart();
    const int weights = static_cast<int>(MemoryPart::Weights);
    QTest::keyClick(chart, Qt::Key_1);
    QVERIFY(!chart->isPartShown(weights));
    QTest::keyClick(chart, Qt::Key_1);
    QVERIFY(chart->isPartShown(weights));
    chart->setFocus();
    QVERIFY(chart->accessibleDescription().contains(QStringLiteral("H100")));
}

void TestWindow::baselineShowsDifferences()
{
    const auto& cards = m_setup->window.answer()->cards()->cards();
    action(ActionId::PinBaseline)->trigger();
    m_setup->session.setInput(InputId::GoalTokens, 2 * m_setup->session.scenario().goal.tokens);
    QVERIFY(cards.back()->content().costDifference.startsWith(u'+'));
    QVERIFY(m_setup->window.answer()->sentence()->text().contains(QStringLiteral("Compared with A")));
    QVERIFY(!m_setup->window.answer()->grab().isNull()); // marks in the charts are painted
    action(ActionId::ClearBaseline)->trigger();
    QVERIFY(cards.back()->content().costDifference.isEmpty());
    QVERIFY(!m_setup->window.answer()->sentence()->text().contains(QStringLiteral("Compared with A")));
    action(ActionId::Undo)->trigger(); // pinned again
    QVERIFY(cards.back()->content().costDifference.startsWith(u'+'));
}

void TestWindow::everyControlHasAName()
{
    for (const QWidget* widget : m_setup->window.findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
            continue;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool container = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget()) ||
                               widget == m_setup->window.centralWidget() || widget->focusProxy() ||
                               qobject_cast<const QComboBox*>(widget->parentWidget());
        const bool named = container || !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        QVERIFY2(named, qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()),
                                                               widget->objectName())));
    }
}

void TestWindow::narrowWindowIsCompact()
{
    m_setup->window.resize(1024, 700);
    QCoreApplication::processEvents();
    QCOMPARE(m_setup->window.width(), 1024);
    for (const OfferingCard* card : m_setup->window.answer()->cards()->cards()) {
        QVERIFY(card->isCompact());
        QVERIFY(card->geometry().right() <= m_setup->window.answer()->cards()->width());
    }
    const QWidget* body = m_setup->window.answer()->widget();
    QTRY_VERIFY2(body->width() <= m_setup->window.answer()->viewport()->width(),
                 qPrintable(QString::number(body->minimumSizeHint().width())));
}

void TestWindow::dropsOfferings()
{
    const auto offerings = m_setup->window.actions().menu(MenuId::Offerings)->actions();
    QVERIFY(offerings.size() >= 5);
    offerings.front()->trigger();
    QCOMPARE(m_setup->window.answer()->cards()->cards().size(), 3);
    action(ActionId::Undo)->trigger();
    QCOMPARE(m_setup->window.answer()->cards()->cards().size(), 4);
}

OCTOPLAN_TEST(TestWindow);
#include "tst_window.moc"
