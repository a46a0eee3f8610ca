// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "language.h"

namespace octoplan {

QString keyOf(Language language)
{
    return language == Language::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

std::optional<Language> languageFromKey(QStringView key)
{
    const auto names = [key](QStringView code) {
        return key.startsWith(code, Qt::CaseInsensitive) &&
               (key.size() == code.size() || !key.at(code.size()).isLetterOrNumber());
    };
    if (names(u"en"))
        return Language::English;
    if (names(u"zh"))
        return Language::Chinese;
    return std::nullopt;
}

Language languageOf(const QLocale& locale)
{
    return locale.language() == QLocale::Chinese ? Language::Chinese : Language::English;
}

Language systemLanguage() { return languageOf(QLocale::system()); }

QString nativeName(Language language)
{
    return language == Language::Chinese ? QStringLiteral("简体中文") : QStringLiteral("English");
}

QLocale localeOf(Language language)
{
    return language == Language::Chinese ? QLocale(QLocale::Chinese, QLocale::China)
                                         : QLocale(QLocale::English, QLocale::UnitedStates);
}

} // namespace octoplan
