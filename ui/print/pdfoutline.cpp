// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/pdfoutline.h"

#include "print/textbox.h"

#include <QRegularExpression>

#include <map>

namespace octoplan::print {

namespace {

// A text string: UTF-16 with a byte order mark, in hexadecimal.
QByteArray textString(const QString& text)
{
    QByteArray hex = "<FEFF";
    for (const QChar c : printable(text).left(1000))
        hex += QByteArray::number(c.unicode(), 16).rightJustified(4, '0').toUpper();
    return hex + '>';
}

QByteArray captured(const QByteArray& pdf, const char* pattern)
{
    const QRegularExpression expression(QString::fromLatin1(pattern));
    return expression.match(QString::fromLatin1(pdf)).captured(1).toLatin1();
}

struct Structure {
    int size = 0;
    int info = 0;
    int root = 0;
    int pages = 0;
    QByteArray crossReference;
    QList<QByteArray> pageObjects;
    [[nodiscard]] bool valid() const
    {
        return size > 0 && info > 0 && root > 0 && pages > 0 && !crossReference.isEmpty() && !pageObjects.isEmpty();
    }
};

Structure structureOf(const QByteArray& pdf)
{
    Structure s;
    const QByteArray trailer = pdf.mid(pdf.lastIndexOf("trailer"));
    s.size = captured(trailer, "/Size (\\d+)").toInt();
    s.info = captured(trailer, "/Info (\\d+) 0 R").toInt();
    s.root = captured(trailer, "/Root (\\d+) 0 R").toInt();
    s.crossReference = captured(trailer, "startxref\\s+(\\d+)");
    const qsizetype catalog = pdf.indexOf("/Type /Catalog");
    s.pages = captured(pdf.mid(catalog, 200), "/Pages (\\d+) 0 R").toInt();
    const qsizetype kids = pdf.indexOf("/Kids");
    const QByteArray list = pdf.mid(kids, pdf.indexOf(']', kids) - kids);
    auto each = QRegularExpression(QStringLiteral("(\\d+) 0 R")).globalMatch(QString::fromLatin1(list));
    while (each.hasNext())
        s.pageObjects << each.next().captured(1).toLatin1();
    return s;
}

QByteArray dateString(const QDate& date)
{
    return "D:" + date.toString(QStringLiteral("yyyyMMdd")).toLatin1() + "000000Z";
}

// Bookmarks: one item a section, all below one root.
std::map<int, QByteArray> outlineObjects(const Structure& s, const ReportPages& pages)
{
    std::map<int, QByteArray> objects;
    const int root = s.size;
    const auto count = static_cast<int>(pages.sectionPages().size());
    const auto reference = [](int n) { return QByteArray::number(n) + " 0 R"; };
    objects[root] = "<< /Type /Outlines /First " + reference(root + 1) + " /Last " + reference(root + count) +
                    " /Count " + QByteArray::number(count) + " >>";
    for (int i = 0; i < count; ++i) {
        const qsizetype page = pages.sectionPages()[static_cast<std::size_t>(i)];
        QByteArray item = "<< /Title " + textString(pages.report().sections[i].title) + " /Parent " + reference(root) +
                          " /Dest [" + s.pageObjects.value(page) + " 0 R /Fit]";
        if (i > 0)
            item += " /Prev " + reference(root + i);
        if (i + 1 < count)
            item += " /Next " + reference(root + i + 2);
        objects[root + 1 + i] = item + " >>";
    }
    return objects;
}

QByteArray infoObject(const Report& report, const QDate& date)
{
    return "<< /Title " + textString(report.title) + " /Author " + textString(report.author) + " /Subject " +
           textString(report.subject) + " /Creator " + textString(report.author) +
           " /Producer (Qt " QT_VERSION_STR ")" + " /CreationDate (" + dateString(date) + ") >>";
}

QByteArray incrementalUpdate(const Structure& s, const std::map<int, QByteArray>& objects, qsizetype offset)
{
    QByteArray body;
    QByteArray table = "xref\n";
    for (const auto& [number, object] : objects) {
        table += QByteArray::number(number) + " 1\n" +
                 QByteArray::number(offset + body.size()).rightJustified(10, '0') + " 00000 n \n";
        body += QByteArray::number(number) + " 0 obj\n" + object + "\nendobj\n";
    }
    const int size = std::max(s.size, objects.rbegin()->first + 1);
    return body + table + "trailer\n<<\n/Size " + QByteArray::number(size) + "\n/Info " + QByteArray::number(s.info) +
           " 0 R\n/Root " + QByteArray::number(s.root) + " 0 R\n/Prev " + s.crossReference + "\n>>\nstartxref\n" +
           QByteArray::number(offset + body.size()) + "\n%%EOF\n";
}

} // namespace

QByteArray withOutline(QByteArray pdf, const ReportPages& pages, const QDate& date)
{
    // The first Info stays in the file under the update, so its clock goes too, at equal length.
    const qsizetype clock = pdf.indexOf("/CreationDate (");
    const qsizetype end = pdf.indexOf(')', clock);
    const QByteArray stamp = dateString(date);
    const qsizetype start = clock + qsizetype(qstrlen("/CreationDate ("));
    if (clock >= 0 && end - start >= stamp.size())
        pdf.replace(start, end - start, stamp.leftJustified(end - start, '\''));
    const Structure s = structureOf(pdf);
    if (!s.valid() || pages.sectionPages().empty())
        return pdf;
    std::map<int, QByteArray> objects = outlineObjects(s, pages);
    objects[s.info] = infoObject(pages.report(), date);
    objects[s.root] = "<< /Type /Catalog /Pages " + QByteArray::number(s.pages) + " 0 R /Outlines " +
                      QByteArray::number(s.size) +
                      " 0 R /PageMode /UseOutlines /ViewerPreferences << /DisplayDocTitle true >> >>";
    if (!pdf.endsWith('\n'))
        pdf += '\n';
    return pdf + incrementalUpdate(s, objects, pdf.size());
}

} // namespace octoplan::print
