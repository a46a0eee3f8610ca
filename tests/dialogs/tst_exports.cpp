// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "benchmarks/windowsetup.h"
#include "dialogs/pagepreview.h"
#include "dialogs/pageprogress.h"
#include "dialogs/reportdialog.h"
#include "panels/answerpanel.h"
#include "panels/sentencepanel.h"
#include "print/printing.h"
#include "support/registry.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPrinter>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

using namespace octoplan;

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QPushButton* button(const QWidget& dialog, const QString& text)
{
    for (QPushButton* one : dialog.findChildren<QPushButton*>())
        if (one->text().remove(u'&').startsWith(text))
            return one;
    return nullptr;
}

} // namespace

// What leaves the window: report, print, spreadsheet, clipboard.
class TestExports : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_setup.reset(); }
    void previewFollowsTheChoices();
    void nothingChosenNothingWritten();
    void saysWhyItCannotPrint();
    void asksToSaveAndToPrint();
    void fitsASmallScreenByKeyboard();
    void previewIsPaperInTheDark();
    void pdfIsWrittenOrNothing();
    void stoppedWritesNothing();
    void spreadsheetIsWrittenOrNothing();
    void namesAFileByTheTitle();
    void printsEveryPage();
    void commandsAreThere();
    void withoutOutputsNoCommand();
    void summaryIsTextAndHtml();

private:
    [[nodiscard]] std::unique_ptr<ReportDialog> dialog(const QString& printingFault = {}) const
    {
        auto made = std::make_unique<ReportDialog>(m_setup->outputs, ReportWishes{}, printingFault, nullptr);
        made->show();
        return made;
    }

    std::unique_ptr<benchmarks::WindowSetup> m_setup;
};

void TestExports::init()
{
    m_setup = std::make_unique<benchmarks::WindowSetup>();
    m_setup->session.setScenario(benchmarks::pictureScenario());
}

void TestExports::previewFollowsTheChoices()
{
    const auto open = dialog();
    const int all = open->pages()->count();
    QVERIFY(all >= 3);
    QCOMPARE(open->preview()->pageAt(0), 0);
    const auto boxes = open->findChildren<QCheckBox*>();
    QCOMPARE(boxes.size(), 4);
    boxes[3]->click();
    QVERIFY(open->pages()->count() < all);
    QCOMPARE(open->wishes().sections.size(), std::size_t(3));
    const auto choices = open->findChildren<QComboBox*>();
    QCOMPARE(choices.size(), 2);
    const QString english = open->pages()->report().pageOf;
    choices[0]->setCurrentIndex(static_cast<int>(Language::Chinese));
    QVERIFY(open->pages()->report().pageOf != english);
    const QSizeF a4 = open->pages()->format().size;
    choices[1]->setCurrentIndex(static_cast<int>(print::Paper::Letter));
    QVERIFY(open->pages()->format().size != a4);
}

void TestExports::nothingChosenNothingWritten()
{
    const auto open = dialog();
    for (QCheckBox* box : open->findChildren<QCheckBox*>())
        box->click();
    QVERIFY(!open->pages());
    QVERIFY(!button(*open, QStringLiteral("Export PDF"))->isEnabled());
    QVERIFY(!button(*open, QStringLiteral("Print"))->isEnabled());
    open->findChildren<QCheckBox*>()[1]->click();
    QVERIFY(open->pages());
    QVERIFY(button(*open, QStringLiteral("Export PDF"))->isEnabled());
}

void TestExports::saysWhyItCannotPrint()
{
    const auto open = dialog(QStringLiteral("no printer"));
    const QPushButton* print = button(*open, QStringLiteral("Print"));
    QVERIFY(!print->isEnabled());
    QCOMPARE(print->toolTip(), QStringLiteral("no printer"));
    const auto labels = open->findChildren<QLabel*>();
    QVERIFY(
        std::any_of(labels.begin(), labels.end(), [](const QLabel* l) { return l->text().contains("no printer"); }));
    QVERIFY(button(*open, QStringLiteral("Export PDF"))->isEnabled());
}

void TestExports::asksToSaveAndToPrint()
{
    const auto open = dialog();
    QSignalSpy saves(open.get(), &ReportDialog::saveRequested);
    QSignalSpy prints(open.get(), &ReportDialog::printRequested);
    QTest::keyClick(open.get(), Qt::Key_Return);
    QCOMPARE(saves.count(), 1);
    open->preferPrinting();
    QTest::keyClick(open.get(), Qt::Key_Return);
    QCOMPARE(prints.count(), 1);
    QVERIFY(open->isVisible());
}

void TestExports::fitsASmallScreenByKeyboard()
{
    for (const QString language : {"en", "zh_CN"}) {
        m_setup->setLanguage(language);
        const auto open = dialog(QStringLiteral("no printer"));
        QVERIFY(open->minimumSizeHint().width() <= 1000 && open->minimumSizeHint().height() <= 660);
        QVERIFY(open->width() <= 1024 && open->height() <= 700);
        for (QWidget* control : open->findChildren<QWidget*>())
            if (qobject_cast<QComboBox*>(control) || qobject_cast<PagePreview*>(control))
                QVERIFY(!control->accessibleName().isEmpty());
        PagePreview* preview = open->preview();
        preview->setFocus();
        QTest::keyClick(preview, Qt::Key_PageDown);
        QVERIFY(preview->verticalScrollBar()->value() > 0);
    }
}

void TestExports::previewIsPaperInTheDark()
{
    m_setup->appearance.setScheme(Scheme::Dark);
    const auto open = dialog();
    const QImage picture = open->preview()->grab().toImage();
    QCOMPARE(picture.pixelColor(picture.width() / 2, 18), QColor(Qt::white));
}

void TestExports::pdfIsWrittenOrNothing()
{
    const auto pages = m_setup->outputs.report({});
    const QString path = m_setup->folder.filePath(QStringLiteral("a.pdf"));
    QCOMPARE(m_setup->outputs.writePdf(*pages, print::Paper::A4, path), QString());
    QVERIFY(contents(path).startsWith("%PDF"));
    const QString nowhere = m_setup->folder.filePath(QStringLiteral("no/folder/a.pdf"));
    QVERIFY(!m_setup->outputs.writePdf(*pages, print::Paper::A4, nowhere).isEmpty());
    QVERIFY(!QFile::exists(nowhere));
}

void TestExports::stoppedWritesNothing()
{
    const auto pages = m_setup->outputs.report({});
    const QString path = m_setup->folder.filePath(QStringLiteral("stopped.pdf"));
    QList<int> told;
    const auto stop = [&told](int done, int) { return (told << done).size() < 3; };
    QCOMPARE(m_setup->outputs.writePdf(*pages, print::Paper::A4, path, stop), QString());
    QCOMPARE(told, QList<int>({0, 1, 2}));
    QVERIFY(!QFile::exists(path));
    PageProgress progress(QStringLiteral("pages"), m_setup->window);
    const print::Progress function = progress.asFunction();
    QVERIFY(function(0, 4));
    progress.findChild<QPushButton*>()->click();
    QVERIFY(!function(1, 4));
    QVERIFY(progress.wasStopped());
}

void TestExports::spreadsheetIsWrittenOrNothing()
{
    const QString path = m_setup->folder.filePath(QStringLiteral("a.xlsx"));
    QCOMPARE(m_setup->outputs.writeTables(path, TableFormat::Xlsx, Language::Chinese), QString());
    QVERIFY(contents(path).startsWith("PK"));
    QVERIFY(!m_setup->outputs.writeTables(m_setup->folder.path(), TableFormat::Xlsx, Language::English).isEmpty());
    const QString csv = m_setup->folder.filePath(QStringLiteral("a.csv"));
    QCOMPARE(m_setup->outputs.writeTables(csv, TableFormat::Csv, Language::English), QString());
    const QByteArray plain = contents(csv);
    QVERIFY(plain.startsWith("id,name,"));
    QCOMPARE(m_setup->outputs.writeTables(csv, TableFormat::CsvWithMark, Language::English), QString());
    QCOMPARE(contents(csv), "\xEF\xBB\xBF" + plain);
}

void TestExports::namesAFileByTheTitle()
{
    m_setup->session.edit(EditKind::Title, [](Scenario& s) { s.title = "Q1/Q2: \"model\""; });
    QVERIFY(m_setup->outputs.suggestedName().endsWith(QStringLiteral("/Q1-Q2- -model-")));
    const QString file = m_setup->folder.filePath(QStringLiteral("plan.octoplan"));
    QCOMPARE(m_setup->documents.save(file), QString());
    QCOMPARE(m_setup->outputs.suggestedName(), m_setup->folder.filePath(QStringLiteral("plan")));
}

void TestExports::printsEveryPage()
{
    const auto pages = m_setup->outputs.report({});
    QPrinter printer;
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setPageOrientation(QPageLayout::Landscape);
    printer.setOutputFileName(m_setup->folder.filePath(QStringLiteral("printed.pdf")));
    QVERIFY(print::printPages(*pages, printer));
    const QByteArray printed = contents(printer.outputFileName());
    QCOMPARE(printed.count("/Type /Page\n"), pages->count());
    printer.setFromTo(2, 2);
    QVERIFY(print::printPages(*pages, printer));
    QCOMPARE(contents(printer.outputFileName()).count("/Type /Page\n"), 1);
}

void TestExports::commandsAreThere()
{
    Actions& actions = m_setup->window.actions();
    QCOMPARE(actions[ActionId::ExportPdf]->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_E));
    QCOMPARE(actions[ActionId::Present]->shortcut(), QKeySequence(Qt::Key_F5));
    for (const ActionId id : {ActionId::ExportPdf, ActionId::ExportSpreadsheet, ActionId::Print, ActionId::CopySummary})
        QVERIFY(actions[id]->isVisible());
    QStringList keys;
    for (const QAction* action : actions.all())
        if (!action->shortcut().isEmpty())
            keys << action->shortcut().toString();
    QCOMPARE(keys.removeDuplicates(), 0);
}

void TestExports::withoutOutputsNoCommand()
{
    MainWindow bare({m_setup->session, m_setup->settings, m_setup->appearance, m_setup->language, m_setup->documents,
                     m_setup->support});
    for (const ActionId id : {ActionId::ExportPdf, ActionId::ExportSpreadsheet, ActionId::Print})
        QVERIFY(!bare.actions()[id]->isVisible());
}

void TestExports::summaryIsTextAndHtml()
{
    m_setup->window.actions()[ActionId::CopySummary]->trigger();
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    const AnswerText answer = answerText(m_setup->session.comparison(), Wording());
    QVERIFY(copied->text().startsWith(answer.headline + u'\n'));
    QVERIFY(copied->html().contains(QStringLiteral("<b>") + answer.headline.toHtmlEscaped()));
    for (const OfferingResult& r : m_setup->session.comparison().offerings) {
        QVERIFY(copied->text().contains(QString::fromStdString(r.name)));
        QVERIFY(copied->html().contains(QString::fromStdString(r.name)));
    }
    for (const QString& reason : answer.reasons)
        QVERIFY(copied->text().contains(reason));
}

OCTOPLAN_TEST(TestExports);
#include "tst_exports.moc"
