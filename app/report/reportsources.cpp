// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/reportsources.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace octoplan {

namespace {

struct Wanted {
    std::string_view key; // of a Figure
    SourceKind kind;
};

constexpr std::array wanted = {Wanted{"price_per_month", SourceKind::Price},
                               Wanted{"price_per_hour", SourceKind::HourlyPrice},
                               Wanted{"rates/nameplate_bf16", SourceKind::Nameplate},
                               Wanted{"rates/bf16", SourceKind::MatrixRate},
                               Wanted{"rates/fp8", SourceKind::Fp8Rate},
                               Wanted{"memory_usable", SourceKind::UsableMemory},
                               Wanted{"memory_bandwidth", SourceKind::MemoryBandwidth},
                               Wanted{"host_link_shared", SourceKind::HostLink},
                               Wanted{"all_reduce/8", SourceKind::AllReduce8}};

QString valueText(const Figure& figure, const Wording& w)
{
    const Numbers& n = w.numbers();
    if (figure.key.starts_with("price_per_")) {
        const Range<Money> money{yuan(figure.value.low), yuan(figure.value.likely), yuan(figure.value.high)};
        const QString range = n.moneyRange(money);
        return n.money(money.likely) + (range.isEmpty() ? range : QStringLiteral(" (%1)").arg(range));
    }
    QString text = n.decimal(figure.value.likely);
    if (const QString range = n.significantRange(figure.value); !range.isEmpty())
        text += QStringLiteral(" (%1)").arg(range);
    return (text + u' ' + QString::fromStdString(figure.unit)).trimmed();
}

void add(QList<SourceFigure>& all, const std::vector<Figure>& figures, std::size_t offering, const Catalog& catalog,
         const Wording& w)
{
    for (const Figure& figure : figures) {
        const auto found =
            std::find_if(wanted.begin(), wanted.end(), [&](const Wanted& one) { return one.key == figure.key; });
        if (found == wanted.end() || figure.value.likely <= 0.0)
            continue;
        const auto source = catalog.sources.find(figure.source);
        QString name = QString::fromStdString(source == catalog.sources.end() ? figure.source : source->second);
        if (!figure.date.empty() && !name.contains(QString::fromStdString(figure.date)))
            name += QStringLiteral(", ") + QString::fromStdString(figure.date);
        all << SourceFigure{found->kind, offering, valueText(figure, w), name, figure.confidence};
    }
}

} // namespace

QList<SourceFigure> sourceFigures(const Catalog& catalog, const Scenario& scenario, const Wording& wording)
{
    QList<SourceFigure> all;
    for (std::size_t i = 0; i < scenario.offerings.size(); ++i) {
        const OfferingChoice& choice = scenario.offerings[i];
        const Offering* offering = catalog.offering(choice.id);
        if (offering)
            add(all, offering->figures, i, catalog, wording);
        const std::string deviceId = choice.custom ? choice.custom->device
                                     : offering    ? offering->deviceId
                                                   : std::string();
        if (const Device* device = catalog.device(deviceId))
            add(all, device->figures, i, catalog, wording);
        if (const Interconnect* link = offering ? catalog.link(offering->linkId) : nullptr)
            add(all, link->figures, i, catalog, wording);
    }
    return all;
}

} // namespace octoplan
