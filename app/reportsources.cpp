// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "reportsources.h"

#include <set>

namespace octoplan {

namespace {

class Lines {
public:
    Lines(const Catalog& catalog, const Wording& wording)
        : m_catalog(catalog)
        , m_wording(wording)
    {
    }

    template <class Thing>
    void add(const Thing* thing)
    {
        if (!thing || !m_seen.insert(thing->id).second)
            return;
        for (const Figure& figure : thing->figures)
            m_lines << line(QString::fromStdString(thing->name), figure);
    }

    [[nodiscard]] QList<SourceLine> take() { return std::move(m_lines); }

private:
    [[nodiscard]] SourceLine line(const QString& owner, const Figure& figure) const
    {
        const Numbers& n = m_wording.numbers();
        const QString range = n.significantRange(figure.value);
        QString value = n.decimal(figure.value.likely) + u' ' + QString::fromStdString(figure.unit);
        if (!range.isEmpty())
            value += QStringLiteral(" (%1)").arg(range);
        const auto source = m_catalog.sources.find(figure.source);
        return {m_wording.offeringName(owner.toStdString()) + QStringLiteral(": ") +
                    QString::fromStdString(figure.key).replace(u'_', u' '),
                value.trimmed(),
                QString::fromStdString(source == m_catalog.sources.end() ? figure.source : source->second),
                QString::fromStdString(figure.date), figure.confidence};
    }

    const Catalog& m_catalog;
    const Wording& m_wording;
    std::set<std::string> m_seen;
    QList<SourceLine> m_lines;
};

} // namespace

QList<SourceLine> sourceLines(const Catalog& catalog, const Scenario& scenario, const Wording& wording)
{
    Lines lines(catalog, wording);
    for (const OfferingChoice& choice : scenario.offerings) {
        const Offering* offering = catalog.offering(choice.id);
        lines.add(offering);
        const std::string deviceId = choice.custom ? choice.custom->device
                                     : offering    ? offering->deviceId
                                                   : std::string();
        lines.add(catalog.device(deviceId));
        if (offering)
            lines.add(catalog.link(offering->linkId));
    }
    return lines.take();
}

} // namespace octoplan
