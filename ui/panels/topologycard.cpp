// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/topologycard.h"

#include "charts/chartmenu.h"
#include "charts/topologydrawing.h"
#include "theme/colours.h"
#include "theme/palettes.h"
#include "theme/typescale.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace octoplan {

namespace {

QString gbps(double value, const Wording& w) { return w.numbers().bandwidth(gbPerSecond(value)); }

QString linkText(const Topology& topology, const Wording& w)
{
    QString text = w.label(topology.link);
    if (topology.nominal)
        text += QStringLiteral(" · ") +
                TopologyCard::tr("%1 GB/s nominal", "bandwidth").arg(w.numbers().decimal(*topology.nominal));
    return text;
}

// A row for each size of a group: "2 devices  18 GB/s"; figures that were not measured stand after "about".
QString bandwidthTable(const Topology& topology, const Wording& w)
{
    QString rows;
    for (const GroupBandwidth& group : topology.groups) {
        const QString figure = group.measured ? gbps(group.allReduce.likely, w)
                                              : TopologyCard::tr("about %1").arg(gbps(group.allReduce.likely, w));
        rows += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align='right'>%2</td></tr>")
                    .arg(TopologyCard::tr("%n devices", nullptr, group.size), figure);
    }
    return QStringLiteral("<table cellspacing='0' cellpadding='1' width='100%'>%1</table>").arg(rows);
}

QString sourcesText(const Topology& topology, const Wording& w)
{
    QStringList lines;
    for (const GroupBandwidth& group : topology.groups)
        lines << TopologyCard::tr("%n devices", nullptr, group.size) + QStringLiteral(": ") +
                     w.numbers().significantRange(group.allReduce) + QStringLiteral(" GB/s, ") +
                     QString::fromStdString(group.source);
    return lines.join(u'\n');
}

QString leanText(const LeanedOn& leaned, bool runs, const Wording& w)
{
    if (!runs)
        return TopologyCard::tr("No plan runs here.");
    if (leaned.collective == Collective::None)
        return TopologyCard::tr("Its plan needs no link.");
    if (leaned.collective == Collective::PointToPoint)
        return TopologyCard::tr("Its plan leans on sending from stage to stage: %1.").arg(gbps(leaned.bandwidth, w));
    if (leaned.bandwidth <= 0.0)
        return TopologyCard::tr("Its plan leans on %1 over %2 devices, across servers.")
            .arg(w.label(leaned.collective), w.numbers().count(leaned.group));
    return TopologyCard::tr("Its plan leans on %1 over %2 devices: %3.")
        .arg(w.label(leaned.collective), w.numbers().count(leaned.group), gbps(leaned.bandwidth, w));
}

} // namespace

TopologyCard::TopologyCard(QWidget* parent)
    : CardFrame(parent)
    , m_drawing(new TopologyDrawing(this))
    , m_title(new QLabel(this))
    , m_link(new QLabel(this))
    , m_bandwidths(new QLabel(this))
    , m_leanedOn(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(5);
    for (QLabel* label : {m_title, m_link})
        column->addWidget(label);
    column->addWidget(m_drawing);
    for (QLabel* label : {m_bandwidths, m_leanedOn})
        column->addWidget(label);
    column->addStretch();
    for (QLabel* label : {m_link, m_leanedOn})
        label->setWordWrap(true);
}

void TopologyCard::setTopology(const Topology& topology, const OfferingResult& result, const Wording& w)
{
    const int group = topology.leanedOn.group;
    m_drawing->setContent({topology.link, topology.devices, group > 1 && group < topology.devices ? group : 0,
                           static_cast<int>(topology.offering), tr("CPU"), QStringLiteral("NVSwitch")});
    m_title->setFont(styled(font(), TextStyle::Strong));
    m_title->setText(w.offeringName(result.name));
    restyle();
    m_link->setText(linkText(topology, w));
    m_bandwidths->setText(bandwidthTable(topology, w));
    m_bandwidths->setToolTip(sourcesText(topology, w));
    m_leanedOn->setText(leanText(topology.leanedOn, result.plan && result.time, w));
    m_drawing->setAccessibleName(tr("Devices and links"));
    m_drawing->setAccessibleDescription(linkText(topology, w) + u'\n' + sourcesText(topology, w) + u'\n' +
                                        m_leanedOn->text());
}

void TopologyCard::restyle()
{
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, mutedColour(palette()));
    for (QLabel* label : {m_link, m_bandwidths})
        label->setPalette(quiet);
}

QString TopologyCard::leanedOnText() const { return m_leanedOn->text(); }

ChartPicture TopologyCard::picture()
{
    return pictureOf(*this, [this](bool light) {
        setPalette(light ? lightPalette() : QPalette()); // an empty one is the application's again
        restyle();
    });
}

void TopologyCard::contextMenuEvent(QContextMenuEvent* event)
{
    showChartMenu({this, picture(), m_title->text(), {}}, event->globalPos());
}

} // namespace octoplan
