// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <optional>
#include <string_view>

namespace octoplan {

enum class Language { English, Chinese };

// "en" and "zh_CN", as files, settings and the command line say it.
[[nodiscard]] QString keyOf(Language language);
// Also accepts what locales are called: "en_US", "zh-CN", "zh_Hans_CN.UTF-8".
[[nodiscard]] std::optional<Language> languageFromKey(QStringView key);
// Chinese for any Chinese locale, else English.
[[nodiscard]] Language languageOf(const QLocale& locale);
[[nodiscard]] Language systemLanguage();
// How the language calls itself, for a menu.
[[nodiscard]] QString nativeName(Language language);
// For sorting and calendars; numbers and money go through Numbers.
[[nodiscard]] QLocale localeOf(Language language);

} // namespace octoplan
