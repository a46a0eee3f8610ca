// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/files.h"
#include "support/registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace octoplan;

class TestFiles : public QObject {
    Q_OBJECT

private slots:
    void init();
    void keepsEveryByte();
    void cannotOpen_data();
    void cannotOpen();
    void refusesLargeFiles_data();
    void refusesLargeFiles();
    void failureLeavesTheOldFile();
    void cannotWrite();
    void writesIntoDevices();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFiles::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void TestFiles::keepsEveryByte()
{
    const std::string text("\xef\xbb\xbf{\r\n\0\xff 中文}", 17);
    QCOMPARE(writeText(path("方案.octoplan"), text), std::nullopt);
    const TextReading reading = readText(path("方案.octoplan"));
    QCOMPARE(reading.error, std::nullopt);
    QCOMPARE(reading.text, text);
    QCOMPARE(writeText(path("方案.octoplan"), ""), std::nullopt);
    QCOMPARE(readText(path("方案.octoplan")).text, std::string());
}

void TestFiles::cannotOpen_data()
{
    QTest::addColumn<QString>("name");
    QTest::addRow("absent") << "absent.octoplan";
    QTest::addRow("no such folder") << "no/such/folder.octoplan";
    QTest::addRow("a folder") << ".";
}

void TestFiles::cannotOpen()
{
    QFETCH(QString, name);
    const QString file = m_folder->filePath(name);
    const TextReading reading = readText(file);
    QVERIFY(reading.error);
    QCOMPARE(reading.error->fault, FileFault::CannotOpen);
    QCOMPARE(reading.error->file, file);
    QVERIFY(reading.text.empty());
}

void TestFiles::refusesLargeFiles_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("refused");
    QTest::addRow("below") << 99 << false;
    QTest::addRow("at the limit") << 100 << false;
    QTest::addRow("above") << 101 << true;
}

void TestFiles::refusesLargeFiles()
{
    QFETCH(int, size);
    QFETCH(bool, refused);
    QCOMPARE(writeText(path("file"), std::string(static_cast<std::size_t>(size), 'x')), std::nullopt);
    const TextReading reading = readText(path("file"), 100);
    QCOMPARE(reading.error.has_value(), refused);
    if (refused)
        QCOMPARE(reading.error->fault, FileFault::TooLarge);
    else
        QCOMPARE(reading.text.size(), static_cast<std::size_t>(size));
}

void TestFiles::failureLeavesTheOldFile()
{
    QCOMPARE(writeText(path("file"), "old"), std::nullopt);
    // A folder in the way of the name cannot be replaced; the file beside it must not suffer.
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
    const auto error = writeText(path("folder"), "new");
    QVERIFY(error);
    QCOMPARE(error->fault, FileFault::CannotWrite);
    QCOMPARE(readText(path("file")).text, std::string("old"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("file")});
}

void TestFiles::cannotWrite()
{
    const auto error = writeText(path("no/such/folder/file"), "text");
    QVERIFY(error);
    QCOMPARE(error->fault, FileFault::CannotWrite);
    QVERIFY(!error->detail.isEmpty());
}

// A pipe with a reader stands for /dev/null too, which no test may put at risk.
void TestFiles::writesIntoDevices()
{
#ifdef Q_OS_UNIX
    const QByteArray pipe = QFile::encodeName(path("pipe"));
    QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
    const int reader = open(pipe.constData(), O_RDONLY | O_NONBLOCK);
    QVERIFY(reader >= 0);
    QCOMPARE(writeText(path("pipe"), "text"), std::nullopt);
    char read4[4] = {};
    QCOMPARE(read(reader, read4, sizeof read4), ssize_t{4});
    close(reader);
    QCOMPARE(QByteArray(read4, 4), QByteArray("text"));
    QVERIFY(!QFileInfo(path("pipe")).isFile());
#else
    QSKIP("no pipes in the file system");
#endif
}

OCTOPLAN_TEST(TestFiles);
#include "tst_files.moc"
