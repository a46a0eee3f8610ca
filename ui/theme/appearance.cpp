// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "theme/appearance.h"

#include "theme/flatstyle.h"
#include "theme/fonts.h"
#include "theme/palettes.h"
#include "theme/typescale.h"

#include <QApplication>

namespace octoplan {

Scheme schemeFromKey(const QString& key)
{
    return key == u"dark" ? Scheme::Dark : key == u"light" ? Scheme::Light : Scheme::System;
}

Appearance::Appearance(Scheme scheme, QObject* parent)
    : QObject(parent)
    , m_scheme(scheme)
    , m_systemDark(isDark(QApplication::palette()))
{
#ifdef Q_OS_LINUX
    QApplication::setStyle(new FlatStyle);
#endif
    addBundledFonts();
    QApplication::setFont(bodyFont(QApplication::font()));
    connect(&m_system, &SystemScheme::darkChanged, this, &Appearance::setSystemDark);
    apply();
}

void Appearance::setScheme(Scheme scheme)
{
    if (m_scheme == scheme)
        return;
    m_scheme = scheme;
    apply();
}

void Appearance::setSystemDark(bool dark)
{
    m_systemDark = dark;
    if (m_scheme == Scheme::System)
        apply();
}

void Appearance::apply()
{
    const bool dark = m_scheme == Scheme::Dark || (m_scheme == Scheme::System && m_systemDark);
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
}

} // namespace octoplan
