// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartexport.h"
#include "values/topology.h"
#include "widgets/cardframe.h"
#include "wording/wording.h"

class QLabel;

namespace octoplan {

class TopologyDrawing;

// One offering's devices and links, the bandwidth of its groups, and what its plan leans on.
class TopologyCard : public CardFrame {
    Q_OBJECT

public:
    explicit TopologyCard(QWidget* parent = nullptr);

    void setTopology(const Topology& topology, const OfferingResult& result, const Wording& wording);
    [[nodiscard]] TopologyDrawing* drawing() const { return m_drawing; }
    [[nodiscard]] QString leanedOnText() const;
    [[nodiscard]] ChartPicture picture(); // of the whole card, in the light theme

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void restyle();

    TopologyDrawing* m_drawing;
    QLabel* m_title;
    QLabel* m_link;
    QLabel* m_bandwidths;
    QLabel* m_leanedOn;
};

} // namespace octoplan
