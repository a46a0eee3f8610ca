// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wording/language.h"

#include <QTranslator>

#include <memory>

namespace octoplan {

// The texts of one language. A value: independent of what the application has installed, so a Chinese report can be
// made from an English window. Sources are English, so English needs only its plural forms.
class Translation {
public:
    explicit Translation(Language language = Language::English);

    [[nodiscard]] Language language() const { return m_language; }
    // The text for an English source; the source itself where there is none. lupdate finds calls by this name.
    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment = nullptr) const;
    // The plural form for n, with %n replaced.
    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment, int n) const;

private:
    Language m_language;
    std::shared_ptr<const QTranslator> m_texts;
};

// Makes tr() of the whole application speak a language, Qt's own dialogs included; again for a switch at run time.
// Widgets then receive LanguageChange.
class ApplicationLanguage {
public:
    ApplicationLanguage();
    ~ApplicationLanguage();
    void install(Language language);

private:
    std::unique_ptr<QTranslator> m_own;
    std::unique_ptr<QTranslator> m_qt;
};

} // namespace octoplan
