// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "theme/fonts.h"

#include <QFontDatabase>
#include <QStringList>

namespace octoplan {

void addBundledFonts()
{
    for (const char* file : {"octoplan-sans-Regular.ttf", "octoplan-sans-SemiBold.ttf", "octoplan-sans-Bold.ttf",
                             "octoplan-sans-chinese.ttf"})
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/") + QLatin1String(file));
}

QFont bundledFont(int pixelSize, QFont::Weight weight)
{
    QFont font;
    font.setFamilies({QStringLiteral("Octoplan Sans"), QStringLiteral("Noto Sans CJK SC"),
                      QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("Octoplan Sans Chinese")});
    font.setPixelSize(pixelSize);
    font.setWeight(weight);
    return font;
}

} // namespace octoplan
