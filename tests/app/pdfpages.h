// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QRectF>
#include <QStringList>

// What the programs of poppler-utils see in a PDF.
namespace octoplan::test {

// The output of a program over the document, such as pdftotext with "-layout"; empty where it is missing or fails.
[[nodiscard]] QString seenBy(const QString& program, const QByteArray& pdf, const QStringList& options = {});
// Its pages in grey.
[[nodiscard]] QList<QImage> pagesOf(const QByteArray& pdf, int dotsPerInch);

struct Word {
    int page = 0;
    QRectF box; // in points
    QString text;
};
[[nodiscard]] QList<Word> wordsOf(const QByteArray& pdf);

// How far two pictures of one size are apart once both are blurred by a pixel.
struct PictureDistance {
    double mean = 0.0; // of 255
    double far = 0.0;  // share of the pixels that differ by more than a fifth of the range
};
[[nodiscard]] PictureDistance distanceOf(const QImage& a, const QImage& b);

} // namespace octoplan::test
