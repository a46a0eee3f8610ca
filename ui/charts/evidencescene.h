// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/xyscene.h"
#include "wording/wording.h"

#include <QHash>

namespace octoplan {

class EvidenceModel;

// Measured against predicted, both logarithmic, with the diagonal and the band of 20 % around it. A point's id is its
// row. Devices of an offering take its colour and sign, by their names; the others are neutral dots.
[[nodiscard]] XyScene evidenceScene(const EvidenceModel& model, const Wording& wording,
                                    const QHash<QString, int>& offeringOfDevice);

} // namespace octoplan
