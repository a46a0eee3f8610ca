// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tables/workbookreader.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace octoplan::test {

namespace {

QByteArray part(const QString& archive, const QString& name)
{
    QProcess process;
    process.start(QStringLiteral("unzip"), {QStringLiteral("-p"), archive, name});
    process.waitForFinished();
    return process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0 ? process.readAllStandardOutput()
                                                                                   : QByteArray();
}

QStringList sharedStrings(const QByteArray& xml)
{
    QStringList strings;
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement) {
            if (reader.name() == u"si")
                strings << QString();
            else if (reader.name() == u"t")
                strings.last() += reader.readElementText();
        }
    return strings;
}

ReadCell readCell(QXmlStreamReader& reader, const QStringList& strings)
{
    ReadCell cell;
    cell.isText = reader.attributes().value(QLatin1String("t")) == u"s";
    while (reader.readNextStartElement()) {
        const bool isFormula = reader.name() == u"f";
        const QString text = reader.readElementText();
        if (isFormula)
            cell.formula = text;
        else if (cell.isText)
            cell.text = strings.value(text.toInt());
        else
            cell.number = text.toDouble();
    }
    return cell;
}

ReadSheet readSheet(const QByteArray& xml, const QString& name, const QStringList& strings)
{
    ReadSheet sheet;
    sheet.name = name;
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement) {
            const QString at = reader.attributes().value(QLatin1String("r")).toString();
            if (reader.name() == u"pane")
                sheet.frozenRows = reader.attributes().value(QLatin1String("ySplit")).toInt();
            else if (reader.name() == u"c")
                sheet.cells.insert(at, readCell(reader, strings));
        }
    return sheet;
}

} // namespace

ReadSheet* ReadWorkbook::sheet(const QString& name)
{
    for (ReadSheet& one : sheets)
        if (one.name == name)
            return &one;
    return nullptr;
}

ReadWorkbook readWorkbook(const QByteArray& bytes)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("book.xlsx")));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return {};
    file.close();
    ReadWorkbook book;
    const QStringList strings = sharedStrings(part(file.fileName(), QStringLiteral("xl/sharedStrings.xml")));
    QXmlStreamReader reader(part(file.fileName(), QStringLiteral("xl/workbook.xml")));
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"sheet") {
            const QString path = QStringLiteral("xl/worksheets/sheet%1.xml").arg(book.sheets.size() + 1);
            book.sheets << readSheet(part(file.fileName(), path),
                                     reader.attributes().value(QLatin1String("name")).toString(), strings);
        }
    for (int i = 1;; ++i) {
        const QByteArray chart = part(file.fileName(), QStringLiteral("xl/charts/chart%1.xml").arg(i));
        if (chart.isEmpty())
            return book;
        book.charts << chart;
    }
}

} // namespace octoplan::test
