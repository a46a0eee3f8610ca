// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/registry.h"
#include "wording/translation.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace octoplan;

namespace {

struct Entry {
    QString context;
    QString source;
    QStringList texts; // one, or one a plural form
    bool unfinished = false;
};

QStringList readTexts(QXmlStreamReader& xml)
{
    QStringList forms;
    QString own;
    while (!xml.atEnd() && xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isCharacters())
            own += xml.text();
        else if (xml.isStartElement())
            forms << xml.readElementText();
    }
    return forms.isEmpty() ? QStringList{own} : forms;
}

QList<Entry> readMessages(QIODevice& device)
{
    QXmlStreamReader xml(&device);
    QList<Entry> all;
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            all << Entry{context, {}, {}, false};
        else if (xml.name() == u"source")
            all.last().source = xml.readElementText();
        else if (xml.name() == u"translation") {
            all.last().unfinished = xml.attributes().hasAttribute(QLatin1String("type"));
            all.last().texts = readTexts(xml);
        }
    }
    return xml.hasError() ? QList<Entry>() : all;
}

// "" where the message is sound, else what is wrong with it.
QString faultOf(const Entry& m)
{
    if (m.unfinished || m.texts.isEmpty())
        return QStringLiteral("is unfinished");
    static const QRegularExpression placeholder(QStringLiteral("%r?[0-9]|%n"));
    for (const QString& text : m.texts) {
        if (text.trimmed().isEmpty())
            return QStringLiteral("is empty");
        QSet<QString> wanted;
        QSet<QString> found;
        for (auto it = placeholder.globalMatch(m.source); it.hasNext();)
            wanted << it.next().captured();
        for (auto it = placeholder.globalMatch(text); it.hasNext();)
            found << it.next().captured();
        if (wanted != found)
            return QStringLiteral("has other placeholders");
        if (m.source.endsWith(u'…') != text.endsWith(u'…'))
            return QStringLiteral("differs in its ellipsis");
    }
    return {};
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void noFault_data();
    void noFault();
    void findsFaults_data();
    void findsFaults();
    void switchesTheApplication();
};

void TestTranslations::noFault_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("least");
    QTest::addRow("Chinese") << "octoplan_zh_CN.ts" << 300;
    QTest::addRow("English plurals") << "octoplan_en.ts" << 3;
}

void TestTranslations::noFault()
{
    QFETCH(QString, file);
    QFETCH(int, least);
    QFile ts(QStringLiteral(OCTOPLAN_SOURCE_DIR "/resources/translations/") + file);
    QVERIFY2(ts.open(QIODevice::ReadOnly), qPrintable(ts.errorString()));
    const QList<Entry> messages = readMessages(ts);
    QVERIFY(messages.size() >= least);
    QStringList faults;
    for (const Entry& message : messages) {
        const QString fault = faultOf(message);
        if (!fault.isEmpty())
            faults << QStringLiteral("%1: “%2” %3").arg(message.context, message.source, fault);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestTranslations::findsFaults_data()
{
    QTest::addColumn<Entry>("message");
    QTest::addColumn<bool>("sound");
    QTest::addRow("sound") << Entry{"", "%1 d", {"%1 天"}, false} << true;
    QTest::addRow("unfinished") << Entry{"", "Fits", {"放得下"}, true} << false;
    QTest::addRow("empty") << Entry{"", "Fits", {" "}, false} << false;
    QTest::addRow("lost placeholder") << Entry{"", "%1 of %2", {"%1"}, false} << false;
    QTest::addRow("one plural form empty") << Entry{"", "%n day(s)", {"%n day", ""}, false} << false;
    QTest::addRow("ellipsis") << Entry{"", "Open…", {"打开"}, false} << false;
}

void TestTranslations::findsFaults()
{
    QFETCH(Entry, message);
    QFETCH(bool, sound);
    QCOMPARE(faultOf(message).isEmpty(), sound);
}

void TestTranslations::switchesTheApplication()
{
    const auto fits = [] { return QCoreApplication::translate("Verdict", "Fits"); };
    ApplicationLanguage language;
    QCOMPARE(fits(), QStringLiteral("Fits"));
    language.install(Language::Chinese);
    QCOMPARE(fits(), QStringLiteral("放得下"));
    language.install(Language::English);
    QCOMPARE(fits(), QStringLiteral("Fits"));
}

OCTOPLAN_TEST(TestTranslations);
#include "tst_translations.moc"
