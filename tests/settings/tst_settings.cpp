// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/keys.h"
#include "support/registry.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace octoplan;

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void init();
    void fallbacks();
    void keepsValues();
    void garbage_data();
    void garbage();
    void refusesNonsense();
    void readsTextsAsTheirTypes();
    void saysWhatChanged();
    void saysWhenItCannotWrite();

private:
    void write(const QByteArray& text);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestSettings::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("octoplan.ini"));
}

void TestSettings::write(const QByteArray& text)
{
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

void TestSettings::fallbacks()
{
    const Settings settings(m_file);
    QCOMPARE(settings.value(setting::language), QStringLiteral("system"));
    QCOMPARE(settings.value(setting::recentFiles), QStringList());
    QCOMPARE(settings.value(setting::autosaveSeconds), 30);
    QCOMPARE(settings.value(setting::expertInputs), false);
}

void TestSettings::keepsValues()
{
    const QByteArray geometry("\x01\xd9\x00,;\"\n", 7);
    {
        Settings settings(m_file);
        settings.setValue(setting::language, QStringLiteral("zh_CN"));
        settings.setValue(setting::windowGeometry, geometry);
        settings.setValue(setting::recentFiles, {QStringLiteral("/tmp/单个文件, 甲.octoplan")});
        settings.setValue(setting::expandedSections, {});
        settings.setValue(setting::expertInputs, true);
        settings.setValue(setting::autosaveSeconds, 5);
        QVERIFY(settings.sync());
    }
    const Settings settings(m_file);
    QCOMPARE(settings.value(setting::language), QStringLiteral("zh_CN"));
    QCOMPARE(settings.value(setting::windowGeometry), geometry);
    QCOMPARE(settings.value(setting::recentFiles), QStringList{QStringLiteral("/tmp/单个文件, 甲.octoplan")});
    QCOMPARE(settings.value(setting::expandedSections), QStringList());
    QCOMPARE(settings.value(setting::expertInputs), true);
    QCOMPARE(settings.value(setting::autosaveSeconds), 5);
}

void TestSettings::garbage_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("not a settings file") << QByteArray("\x00\xff\xfe garbage \n[[[\n=\n", 20);
    QTest::addRow("unknown words") << QByteArray("[General]\nlanguage=klingon\ntheme=\n");
    QTest::addRow("wrong types") << QByteArray("[General]\nlanguage=@ByteArray(x)\ntheme=a, b\n[files]\n"
                                               "autosave_seconds=soon\n[inputs]\nexpert=perhaps\n[window]\ntab=-3\n");
    QTest::addRow("out of range") << QByteArray("[files]\nautosave_seconds=99999999999999\n[window]\ntab=1e9\n");
    QTest::addRow("broken variants") << QByteArray(
        "[General]\nlanguage=@Variant(\\0\\0\\0)\n[window]\ngeometry=@Rect(1)\n");
}

void TestSettings::garbage()
{
    QFETCH(QByteArray, text);
    write(text);
    const Settings settings(m_file);
    QCOMPARE(settings.value(setting::language), setting::language.fallback);
    QCOMPARE(settings.value(setting::theme), setting::theme.fallback);
    QCOMPARE(settings.value(setting::autosaveSeconds), setting::autosaveSeconds.fallback);
    QCOMPARE(settings.value(setting::expertInputs), setting::expertInputs.fallback);
    QCOMPARE(settings.value(setting::currentTab), setting::currentTab.fallback);
    QCOMPARE(settings.value(setting::windowGeometry), setting::windowGeometry.fallback);
}

void TestSettings::refusesNonsense()
{
    Settings settings(m_file);
    settings.setValue(setting::theme, QStringLiteral("dark"));
    settings.setValue(setting::theme, QStringLiteral("plaid"));
    QCOMPARE(settings.value(setting::theme), QStringLiteral("dark"));
    settings.reset(setting::theme);
    QCOMPARE(settings.value(setting::theme), QStringLiteral("system"));
}

void TestSettings::readsTextsAsTheirTypes()
{
    write("[inputs]\nexpert=1\n[files]\nautosave_seconds=\"12\"\nrecent=/only/one\nfolder=/a, b\n");
    const Settings settings(m_file);
    QCOMPARE(settings.value(setting::expertInputs), true);
    QCOMPARE(settings.value(setting::autosaveSeconds), 12);
    QCOMPARE(settings.value(setting::recentFiles), QStringList{QStringLiteral("/only/one")});
    QCOMPARE(settings.value(setting::lastFolder), QStringLiteral("/a, b"));
}

void TestSettings::saysWhatChanged()
{
    Settings settings(m_file);
    QSignalSpy changed(&settings, &Settings::changed);
    settings.setValue(setting::currentTab, 2);
    settings.setValue(setting::currentTab, 2);
    settings.setValue(setting::currentTab, -1);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed[0][0].toString(), QStringLiteral("window/tab"));
}

void TestSettings::saysWhenItCannotWrite()
{
    Settings settings(m_folder->filePath(QStringLiteral("octoplan.ini/below/a/file.ini")));
    write("[General]\n");
    settings.setValue(setting::currentTab, 2);
    QVERIFY(!settings.sync());
}

OCTOPLAN_TEST(TestSettings);
#include "tst_settings.moc"
