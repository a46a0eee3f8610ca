// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/systemscheme.h"

#include <QObject>

// Which palette the program wears: the system's choice, or one made by hand.
namespace octoplan {

enum class Scheme { System, Light, Dark };

// "system", "light" or "dark"; anything else is the system's.
[[nodiscard]] Scheme schemeFromKey(const QString& key);

class Appearance : public QObject {
    Q_OBJECT

public:
    explicit Appearance(Scheme scheme = Scheme::System, QObject* parent = nullptr);

    [[nodiscard]] Scheme scheme() const { return m_scheme; }
    void setScheme(Scheme scheme);

private:
    void setSystemDark(bool dark);
    void apply();

    SystemScheme m_system;
    Scheme m_scheme = Scheme::System;
    bool m_systemDark = false;
};

} // namespace octoplan
