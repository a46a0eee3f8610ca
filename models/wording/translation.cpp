// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace octoplan {

namespace {

QString fileOf(Language language) { return QStringLiteral(":/i18n/octoplan_%1.qm").arg(keyOf(language)); }

} // namespace

Translation::Translation(Language language)
    : m_language(language)
{
    auto texts = std::make_shared<QTranslator>();
    if (!texts->load(fileOf(language)))
        qWarning("the texts of language %s are not in this program", qUtf8Printable(keyOf(language)));
    m_texts = std::move(texts);
}

QString Translation::translate(const char* context, const char* source, const char* comment) const
{
    const QString text = m_texts->translate(context, source, comment);
    return text.isEmpty() ? QString::fromUtf8(source) : text;
}

QString Translation::translate(const char* context, const char* source, const char* comment, int n) const
{
    QString text = m_texts->translate(context, source, comment, n);
    if (text.isEmpty())
        text = QString::fromUtf8(source);
    return text.replace(QLatin1String("%n"), localeOf(m_language).toString(n));
}

ApplicationLanguage::ApplicationLanguage() = default;

ApplicationLanguage::~ApplicationLanguage() = default; // a translator removes itself from the application

void ApplicationLanguage::install(Language language)
{
    const auto replace = [](std::unique_ptr<QTranslator>& translator, const QString& file, const QString& folder) {
        translator.reset();
        auto loaded = std::make_unique<QTranslator>();
        if (!loaded->load(file, folder))
            return false;
        translator = std::move(loaded);
        return QCoreApplication::installTranslator(translator.get());
    };
    QLocale::setDefault(localeOf(language));
    // Absent where the distribution's Qt texts are not installed: standard buttons then stay English.
    replace(m_qt, QStringLiteral("qtbase_") + keyOf(language), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    if (!replace(m_own, fileOf(language), {}))
        qWarning("the texts of language %s are not in this program", qUtf8Printable(keyOf(language)));
}

} // namespace octoplan
