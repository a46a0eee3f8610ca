// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/sweepspec.h"
#include "storage/sweepfile.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

using namespace octoplan;
using namespace octoplan::test;

Q_DECLARE_METATYPE(octoplan::SweepFormat)

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

SweepWork workOver(const std::vector<const char*>& vary, unsigned jobs = 2)
{
    SweepWork work{sampleScenario("llama-2-13b"), sampleCatalog(), {}, {}, jobs, {}};
    for (const char* text : vary)
        work.grid.axes.push_back(axisFromText(text).axis);
    return work;
}

SweepOrigin originOf(const SweepWork& work) { return sweepOrigin("0.1", work.scenario, work.catalog, work.grid, {}); }

} // namespace

class TestSweepFile : public QObject {
    Q_OBJECT

private slots:
    void init();
    void sameBytes_data();
    void sameBytes();
    void joinsInTheFormatAskedFor();
    void refuses_data();
    void refuses();
    void damagedPartsWriteNothing_data();
    void damagedPartsWriteNothing();
    void stoppedLeavesWhatWasThere();
    void tellsWhatCannotBeWritten();
    void countsPoints();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    QStringList writeParts(const SweepWork& work, SweepFormat format, std::size_t parts, const QString& prefix) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSweepFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

QStringList TestSweepFile::writeParts(const SweepWork& work, SweepFormat format, std::size_t parts,
                                      const QString& prefix) const
{
    QStringList files;
    for (std::size_t part = 0; part < parts; ++part) {
        files << path(prefix + QString::number(part));
        if (!writeSweepPart(work, {originOf(work), format, part, parts}, files.back(), {}).isDone())
            return {};
    }
    return files;
}

void TestSweepFile::sameBytes_data()
{
    QTest::addColumn<QStringList>("vary");
    QTest::addColumn<SweepFormat>("format");
    const QStringList line{"parameters=1e9:2e11:23"}, grid{"task=full,lora,serve", "sequence_length=512:65536:4"};
    QTest::newRow("line, csv") << line << SweepFormat::Csv;
    QTest::newRow("line, json") << line << SweepFormat::Json;
    QTest::newRow("grid, csv") << grid << SweepFormat::Csv;
    QTest::newRow("grid, json") << grid << SweepFormat::Json;
}

void TestSweepFile::sameBytes()
{
    QFETCH(QStringList, vary);
    QFETCH(SweepFormat, format);
    SweepWork work = workOver({}, 1);
    for (const QString& text : vary)
        work.grid.axes.push_back(axisFromText(text.toStdString()).axis);
    const SweepOrigin origin = originOf(work);
    QVERIFY(writeSweep(work, origin, format, path("whole"), {}).isDone());
    const QByteArray whole = contents(path("whole"));
    QVERIFY(whole.size() > 1000);
    for (const unsigned jobs : {2U, 7U}) {
        work.jobs = jobs;
        QVERIFY(writeSweep(work, origin, format, path("again"), {}).isDone());
        QCOMPARE(contents(path("again")), whole);
    }
    for (const std::size_t parts : {std::size_t(1), std::size_t(2), std::size_t(5), origin.grid.size() + 3}) {
        QStringList files = writeParts(work, format, parts, QStringLiteral("part"));
        std::reverse(files.begin(), files.end());
        const JoinOutcome joined = joinSweep(files, std::nullopt, path("joined"), {}, {});
        QVERIFY(joined.problems.empty() && !joined.error);
        QCOMPARE(contents(path("joined")), whole);
    }
}

void TestSweepFile::joinsInTheFormatAskedFor()
{
    const SweepWork work = workOver({"days=1:9:3"});
    const QStringList files = writeParts(work, SweepFormat::Csv, 2, QStringLiteral("part"));
    QVERIFY(writeSweep(work, originOf(work), SweepFormat::Json, path("whole"), {}).isDone());
    QVERIFY(joinSweep(files, SweepFormat::Json, path("joined"), {}, {}).problems.empty());
    QCOMPARE(contents(path("joined")), contents(path("whole")));
}

void TestSweepFile::refuses_data()
{
    QTest::addColumn<QStringList>("parts");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("message");
    QTest::newRow("missing") << QStringList{"a0", "a2"} << ""
                             << "of 3 parts these are missing: 2;";
    QTest::newRow("more missing") << QStringList{"a1"} << ""
                                  << "of 3 parts these are missing: 1, 3;";
    QTest::newRow("doubled") << QStringList{"a0", "a1", "a2", "a1"} << "a1"
                             << "part 2 of 3 is there twice";
    QTest::newRow("other grid") << QStringList{"a0", "grid1", "a2"} << "grid1"
                                << "another grid";
    QTest::newRow("other number") << QStringList{"a0", "two1", "a2"} << "two1"
                                  << "number of parts is 2, expected 3";
    QTest::newRow("other scenario") << QStringList{"a0", "scenario1", "a2"} << "scenario1"
                                    << "the scenario is sha256:";
    QTest::newRow("other format") << QStringList{"a0", "json1", "a2"} << "json1"
                                  << "the format is json, expected csv";
    QTest::newRow("no part") << QStringList{"a0", "none", "a2"} << "none"
                             << "no part of a sweep";
}

void TestSweepFile::refuses()
{
    QFETCH(QStringList, parts);
    QFETCH(QString, at);
    QFETCH(QString, message);
    const SweepWork work = workOver({"days=1:9:6"});
    writeParts(work, SweepFormat::Csv, 3, QStringLiteral("a"));
    writeParts(work, SweepFormat::Csv, 2, QStringLiteral("two"));
    writeParts(work, SweepFormat::Json, 3, QStringLiteral("json"));
    writeParts(workOver({"days=1:9:7"}), SweepFormat::Csv, 3, QStringLiteral("grid"));
    SweepWork other = work;
    other.scenario.rental.servers = 2;
    writeParts(other, SweepFormat::Csv, 3, QStringLiteral("scenario"));
    QCOMPARE(writeText(path("none"), "{}\n"), std::nullopt);
    for (QString& part : parts)
        part = path(part);
    const JoinOutcome outcome = joinSweep(parts, std::nullopt, path("joined"), {}, {});
    QCOMPARE(outcome.problems.size(), std::size_t(1));
    QCOMPARE(outcome.problems[0].file, at.isEmpty() ? QString() : path(at));
    QVERIFY2(QString::fromStdString(outcome.problems[0].problem.message.english()).contains(message),
             outcome.problems[0].problem.message.english().c_str());
    QVERIFY(!QFile::exists(path("joined")));
}

void TestSweepFile::damagedPartsWriteNothing_data()
{
    QTest::addColumn<int>("cut"); // bytes from the end
    QTest::addColumn<QByteArray>("tail");
    QTest::addColumn<QString>("at");
    QTest::newRow("without its end") << 10 << QByteArray() << "5:1";
    QTest::newRow("within a point") << 200 << QByteArray() << "4:1";
    QTest::newRow("with more") << 0 << QByteArray("{}\n") << "5:1";
}

void TestSweepFile::damagedPartsWriteNothing()
{
    QFETCH(int, cut);
    QFETCH(QByteArray, tail);
    QFETCH(QString, at);
    const QStringList files = writeParts(workOver({"days=1:9:6"}), SweepFormat::Csv, 2, QStringLiteral("a"));
    const QByteArray whole = contents(files[1]);
    QCOMPARE(writeText(files[1], (whole.chopped(cut) + tail).toStdString()), std::nullopt);
    QCOMPARE(writeText(path("joined"), "as it was"), std::nullopt);
    const JoinOutcome outcome = joinSweep(files, std::nullopt, path("joined"), {}, {});
    QCOMPARE(outcome.problems.size(), std::size_t(1));
    QCOMPARE(outcome.problems[0].file, files[1]);
    QCOMPARE(QString::fromStdString(outcome.problems[0].problem.at), at);
    QCOMPARE(contents(path("joined")), QByteArray("as it was"));
}

void TestSweepFile::stoppedLeavesWhatWasThere()
{
    QCOMPARE(writeText(path("table"), "as it was"), std::nullopt);
    SweepWork work = workOver({"days=0.01:3650:100000"});
    std::atomic<bool> stop{false};
    work.stop = [&stop] { return stop.load(); };
    const PointsDone stopSoon = [&stop](std::size_t done) { stop = done > 20; };
    const SweepOutcome outcome = writeSweep(work, originOf(work), SweepFormat::Csv, path("table"), stopSoon);
    QVERIFY(outcome.stopped && !outcome.error);
    stop = false;
    const SweepPart part{originOf(work), SweepFormat::Csv, 0, 2};
    QVERIFY(writeSweepPart(work, part, path("part"), stopSoon).stopped);
    QCOMPARE(contents(path("table")), QByteArray("as it was"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{"table"});
}

void TestSweepFile::tellsWhatCannotBeWritten()
{
    const SweepWork work = workOver({"days=1:9:3"});
    for (const QString& name : {QStringLiteral("no/folder"), QStringLiteral(".")}) {
        const SweepOutcome outcome = writeSweep(work, originOf(work), SweepFormat::Csv, path(name), {});
        QVERIFY(outcome.error && !outcome.stopped);
        QCOMPARE(outcome.error->fault, FileFault::CannotWrite);
    }
    const JoinOutcome absent = joinSweep({path("absent")}, std::nullopt, path("joined"), {}, {});
    QVERIFY(absent.error);
    QCOMPARE(absent.error->fault, FileFault::CannotOpen);
}

void TestSweepFile::countsPoints()
{
    const SweepWork work = workOver({"days=1:9:10"}, 3);
    std::vector<std::size_t> seen;
    const SweepPart part{originOf(work), SweepFormat::Csv, 1, 3};
    QVERIFY(writeSweepPart(work, part, path("part"), [&seen](std::size_t done) { seen.push_back(done); }).isDone());
    QCOMPARE(seen, (std::vector<std::size_t>{1, 2, 3}));
}

OCTOPLAN_TEST(TestSweepFile);
#include "tst_sweepfile.moc"
