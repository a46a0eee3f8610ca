// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/recentfiles.h"
#include "support/registry.h"

#include <QFile>
#include <QTemporaryDir>

using namespace octoplan;

class TestRecentFiles : public QObject {
    Q_OBJECT

private slots:
    void newestFirstAndOnce();
    void oneFileHasOneName();
    void keepsTheLimit();
    void forgetsWhatIsGone();
};

void TestRecentFiles::newestFirstAndOnce()
{
    QStringList files;
    for (const char* name : {"/x/a", "/x/b", "/x/a"})
        files = withRecentFile(files, QString::fromLatin1(name));
    QCOMPARE(files, (QStringList{"/x/a", "/x/b"}));
}

void TestRecentFiles::oneFileHasOneName()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a.octoplan")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QStringList files =
        withRecentFile(withRecentFile({}, file.fileName()), folder.filePath(QStringLiteral("./a.octoplan")));
    QCOMPARE(files.size(), 1);
}

void TestRecentFiles::keepsTheLimit()
{
    QStringList files;
    for (int i = 0; i < 30; ++i)
        files = withRecentFile(files, QStringLiteral("/x/%1").arg(i));
    QCOMPARE(files.size(), mostRecentFiles);
    QCOMPARE(files.first(), QStringLiteral("/x/29"));
}

void TestRecentFiles::forgetsWhatIsGone()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a.octoplan")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(existingFiles({file.fileName(), folder.path(), folder.filePath(QStringLiteral("b"))}),
             QStringList{file.fileName()});
}

OCTOPLAN_TEST(TestRecentFiles);
#include "tst_recentfiles.moc"
