// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenariofile.h"

#include "formats/canonical.h"

#include <QCryptographicHash>

namespace octoplan {

ScenarioLoading loadScenarios(const QString& name)
{
    TextReading reading = readText(name);
    if (reading.error)
        return {std::nullopt, {}, std::move(reading.error)};
    ScenarioReading scenarios = scenariosFromJson(reading.text);
    return {std::move(scenarios.file), std::move(scenarios.problems), std::nullopt};
}

std::optional<FileError> saveScenarios(const QString& name, const ScenarioFile& scenarios)
{
    return writeText(name, scenariosToJson(scenarios));
}

QString scenarioHash(const Scenario& scenario, const Catalog& catalog)
{
    const QByteArray text = QByteArray::fromStdString(canonicalText(scenario, catalog));
    return QLatin1String("sha256:") +
           QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

} // namespace octoplan
