// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/autosave.h"
#include "support/registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace octoplan;

namespace {

ScenarioFile work(const char* title)
{
    ScenarioFile file;
    Scenario scenario;
    scenario.title = title;
    file.title = title;
    file.scenarios = {scenario};
    return file;
}

} // namespace

class TestAutosave : public QObject {
    Q_OBJECT

private slots:
    void init();
    void recoversWhatACrashLeft();
    void leavesRunningProgramsAlone();
    void discardLeavesNothing();
    void newestFirst();
    void skipsWhatItCannotRead();
    void savesByItself();
    void zeroMeansNever();
    void saysWhenItFails();

private:
    std::unique_ptr<QTemporaryDir> m_root;
    QString m_folder;
};

void TestAutosave::init()
{
    m_root = std::make_unique<QTemporaryDir>();
    m_folder = m_root->filePath(QStringLiteral("not/there/yet"));
}

void TestAutosave::recoversWhatACrashLeft()
{
    {
        Autosave crashed(m_folder);
        crashed.noteChange(work("客服模型"), QStringLiteral("/home/a/b.octoplan"));
        QCOMPARE(crashed.writeNow(), std::nullopt);
    }
    const Autosave next(m_folder);
    const std::vector<Recovery> found = next.recoverable();
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].scenarios.scenarios, work("客服模型").scenarios);
    QCOMPARE(found[0].original, QStringLiteral("/home/a/b.octoplan"));
    QVERIFY(found[0].saved.isValid());
    QCOMPARE(next.recoverable().size(), std::size_t{1}); // looking takes nothing away
    Autosave::drop(found[0]);
    QVERIFY(next.recoverable().empty());
}

void TestAutosave::leavesRunningProgramsAlone()
{
    Autosave running(m_folder);
    running.noteChange(work("a"), {});
    QCOMPARE(running.writeNow(), std::nullopt);
    QVERIFY(Autosave(m_folder).recoverable().empty());
    QVERIFY(running.recoverable().empty());
}

void TestAutosave::discardLeavesNothing()
{
    Autosave autosave(m_folder);
    QCOMPARE(autosave.writeNow(), std::nullopt); // nothing to write
    QVERIFY(!QFileInfo::exists(autosave.file()));
    autosave.noteChange(work("a"), {});
    QCOMPARE(autosave.writeNow(), std::nullopt);
    QVERIFY(QFileInfo::exists(autosave.file()));
    autosave.discard();
    QCOMPARE(QDir(m_folder).entryList(QDir::Files | QDir::Hidden), QStringList());
    QCOMPARE(autosave.writeNow(), std::nullopt); // what was discarded is not written later
    QVERIFY(!QFileInfo::exists(autosave.file()));
}

void TestAutosave::newestFirst()
{
    const auto leave = [this](const char* title, const char* saved) {
        Autosave crashed(m_folder);
        crashed.noteChange(work(title), {});
        QCOMPARE(crashed.writeNow(), std::nullopt);
        TextReading copy = readText(crashed.file());
        QString text = QString::fromStdString(copy.text);
        static const QRegularExpression time(QStringLiteral("\"saved\":\"[^\"]*\""));
        text.replace(time, QStringLiteral("\"saved\":\"%1\"").arg(QLatin1String(saved)));
        QCOMPARE(writeText(crashed.file(), text.toStdString()), std::nullopt);
    };
    leave("old", "2026-01-01T00:00:00Z");
    leave("new", "2026-01-03T00:00:00Z");
    leave("middle", "2026-01-02T00:00:00Z");
    QStringList titles;
    for (const Recovery& r : Autosave(m_folder).recoverable())
        titles << QString::fromStdString(r.scenarios.scenarios[0].title);
    QCOMPARE(titles, (QStringList{"new", "middle", "old"}));
}

void TestAutosave::skipsWhatItCannotRead()
{
    QVERIFY(QDir().mkpath(m_folder));
    for (const char* text : {"", "{", "[]", "{\"scenario\": 5}", "{\"scenario\": \"{}\"}"}) {
        const QString name = QStringLiteral("autosave-%1.json").arg(qHash(QByteArray(text)));
        QCOMPARE(writeText(QDir(m_folder).filePath(name), text), std::nullopt);
    }
    QVERIFY(Autosave(m_folder).recoverable().empty());
}

void TestAutosave::savesByItself()
{
    Autosave autosave(m_folder);
    autosave.setInterval(std::chrono::milliseconds(1));
    autosave.noteChange(work("first"), {});
    autosave.noteChange(work("second"), {});
    QTRY_VERIFY(QFileInfo::exists(autosave.file()));
    QVERIFY(readText(autosave.file()).text.find("second") != std::string::npos);
}

void TestAutosave::zeroMeansNever()
{
    Autosave autosave(m_folder);
    autosave.setInterval(std::chrono::milliseconds(0));
    autosave.noteChange(work("a"), {});
    QCoreApplication::processEvents();
    QVERIFY(!QFileInfo::exists(autosave.file()));
}

void TestAutosave::saysWhenItFails()
{
    // A file where the folder should be.
    QCOMPARE(writeText(m_root->filePath(QStringLiteral("file")), "x"), std::nullopt);
    Autosave autosave(m_root->filePath(QStringLiteral("file/below")));
    autosave.noteChange(work("a"), {});
    const auto error = autosave.writeNow();
    QVERIFY(error);
    QCOMPARE(error->fault, FileFault::CannotWrite);
}

OCTOPLAN_TEST(TestAutosave);
#include "tst_autosave.moc"
