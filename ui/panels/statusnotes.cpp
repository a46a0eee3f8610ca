// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/statusnotes.h"

#include <QCoreApplication>

namespace octoplan {

namespace {

QString say(const char* text) { return QCoreApplication::translate("StatusLine", text); }

} // namespace

QString catalogNote(const Scenario& scenario, const Comparison& comparison, const Wording& wording)
{
    QStringList notes{
        say(QT_TRANSLATE_NOOP("StatusLine", "Prices of %1")).arg(QString::fromStdString(comparison.catalogDate))};
    for (const OfferingResult& result : comparison.offerings) {
        if (!result.id.starts_with("ascend-910b"))
            continue;
        const auto host = scenario.rental.hosts.find(result.id);
        const AscendBin bin = host == scenario.rental.hosts.end() ? AscendBin::Measured : host->second.bin;
        notes << say(QT_TRANSLATE_NOOP("StatusLine", "910B bin: %1")).arg(wording.label(bin));
        break;
    }
    return notes.join(QStringLiteral(" · "));
}

QString planNote(const Comparison& comparison, const Wording& wording)
{
    return say(QT_TRANSLATE_NOOP("StatusLine", "%1 plans considered"))
        .arg(wording.numbers().count(static_cast<double>(comparison.plansConsidered)));
}

} // namespace octoplan
