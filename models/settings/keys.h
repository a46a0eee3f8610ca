// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/settings.h"

// The one table of settings.
namespace octoplan::setting {

// "system", "en" or "zh_CN".
inline const Setting<QString> language{"language", QStringLiteral("system"), [](const QString& v) {
                                           return QStringList{"system", "en", "zh_CN"}.contains(v);
                                       }};

// "system", "light" or "dark".
inline const Setting<QString> theme{"theme", QStringLiteral("system"), [](const QString& v) {
                                        return QStringList{"system", "light", "dark"}.contains(v);
                                    }};

// "a4" or "letter".
inline const Setting<QString> paper{"report/paper", QStringLiteral("a4"), [](const QString& v) {
                                        return QStringList{"a4", "letter"}.contains(v);
                                    }};

inline const Setting<QByteArray> windowGeometry{"window/geometry", {}};
inline const Setting<QByteArray> windowState{"window/state", {}};
inline const Setting<QByteArray> splitterState{"window/splitter", {}};
inline const Setting<int> currentTab{"window/tab", 0, [](const int& v) { return v >= 0 && v < 32; }};

inline const Setting<QStringList> recentFiles{"files/recent", {}, [](const QStringList& v) { return v.size() <= 64; }};
inline const Setting<QString> lastFolder{"files/folder", {}};
inline const Setting<QString> catalogFile{"files/catalog", {}}; // empty: the built-in catalogue

// Names of the input sections that stand open.
inline const Setting<QStringList> expandedSections{
    "inputs/expanded", {"model", "job", "time", "rental"}, [](const QStringList& v) { return v.size() <= 64; }};
inline const Setting<bool> expertInputs{"inputs/expert", false};

// Seconds between autosaves of a changed scenario; 0: never.
inline const Setting<int> autosaveSeconds{"files/autosave_seconds", 30,
                                          [](const int& v) { return v >= 0 && v <= 3600; }};

} // namespace octoplan::setting
