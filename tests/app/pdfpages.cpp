// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/pdfpages.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cmath>

namespace octoplan::test {

namespace {

bool put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QString unescaped(QString text)
{
    return text.replace(QStringLiteral("&lt;"), QStringLiteral("<"))
        .replace(QStringLiteral("&gt;"), QStringLiteral(">"))
        .replace(QStringLiteral("&quot;"), QStringLiteral("\""))
        .replace(QStringLiteral("&amp;"), QStringLiteral("&"));
}

double blurred(const QImage& image, int x, int y)
{
    double sum = 0.0;
    int count = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if (image.valid(x + dx, y + dy)) {
                sum += qGray(image.pixel(x + dx, y + dy));
                ++count;
            }
    return sum / count;
}

} // namespace

QString seenBy(const QString& program, const QByteArray& pdf, const QStringList& options)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("document.pdf"));
    if (!put(path, pdf))
        return {};
    QProcess process;
    QStringList all = options;
    all.replaceInStrings(QStringLiteral("FILE"), path);
    process.start(program, options.contains(QStringLiteral("FILE")) ? all : options + QStringList{path});
    process.waitForFinished();
    return process.exitCode() == 0 ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

QList<QImage> pagesOf(const QByteArray& pdf, int dotsPerInch)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("document.pdf"));
    if (!put(path, pdf))
        return {};
    QProcess process;
    process.start(QStringLiteral("pdftoppm"),
                  {QStringLiteral("-r"), QString::number(dotsPerInch), QStringLiteral("-gray"), QStringLiteral("-png"),
                   path, folder.filePath(QStringLiteral("page"))});
    process.waitForFinished();
    QList<QImage> pages;
    const QDir made(folder.path());
    for (const QString& name : made.entryList({QStringLiteral("page*.png")}, QDir::Files, QDir::Name))
        pages << QImage(made.filePath(name)).convertToFormat(QImage::Format_Grayscale8);
    return pages;
}

QList<Word> wordsOf(const QByteArray& pdf)
{
    const QString boxes = seenBy(QStringLiteral("pdftotext"), pdf,
                                 {QStringLiteral("-bbox"), QStringLiteral("FILE"), QStringLiteral("-")});
    static const QRegularExpression one(QStringLiteral(
        "<page |<word xMin=\"([-0-9.]+)\" yMin=\"([-0-9.]+)\" xMax=\"([-0-9.]+)\" yMax=\"([-0-9.]+)\">(.*?)</word>"));
    QList<Word> words;
    int page = 0;
    auto each = one.globalMatch(boxes);
    while (each.hasNext()) {
        const QRegularExpressionMatch found = each.next();
        if (found.captured(1).isEmpty()) {
            ++page;
            continue;
        }
        const auto at = [&found](int i) { return found.captured(i).toDouble(); };
        words << Word{page, QRectF(QPointF(at(1), at(2)), QPointF(at(3), at(4))), unescaped(found.captured(5))};
    }
    return words;
}

PictureDistance distanceOf(const QImage& a, const QImage& b)
{
    constexpr double farApart = 51.0;
    PictureDistance distance;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const double difference = std::abs(blurred(a, x, y) - blurred(b, x, y));
            distance.mean += difference;
            distance.far += difference > farApart ? 1.0 : 0.0;
        }
    const double pixels = std::max(1, a.width() * a.height());
    distance.mean /= pixels;
    distance.far /= pixels;
    return distance;
}

} // namespace octoplan::test
