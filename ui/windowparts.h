// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace octoplan {

class Appearance;
class ApplicationLanguage;
class Documents;
class Outputs;
class Session;
class Settings;
class Support;

// What the window works with; it owns none of them.
struct WindowParts {
    Session& session;
    Settings& settings;
    Appearance& appearance;
    ApplicationLanguage& language;
    Documents& documents;
    Support& support;
    const Outputs* outputs = nullptr; // without it nothing is exported, and no command says so
};

} // namespace octoplan
