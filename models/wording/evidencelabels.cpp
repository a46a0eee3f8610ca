// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Words of what supports the answers: measured runs, an article's claims, links.
#include "labeltable.h"
#include "values/article.h"
#include "values/evidence.h"
#include "values/topology.h"

OCTOPLAN_WORDS(ClaimVerdict, {QT_TRANSLATE_NOOP("ClaimVerdict", "Right")},
               {QT_TRANSLATE_NOOP("ClaimVerdict", "Misleading"), nullptr,
                QT_TRANSLATE_NOOP("ClaimVerdict", "The arithmetic holds, the conclusion does not follow")},
               {QT_TRANSLATE_NOOP("ClaimVerdict", "Wrong")})

OCTOPLAN_WORDS(EvidenceFigure,
               {QT_TRANSLATE_NOOP("EvidenceFigure", "Speed"), nullptr,
                QT_TRANSLATE_NOOP("EvidenceFigure", "Tokens per second of one device")},
               {QT_TRANSLATE_NOOP("EvidenceFigure", "Memory"), nullptr,
                QT_TRANSLATE_NOOP("EvidenceFigure", "Peak of one device, as the source counts it")})

OCTOPLAN_WORDS(Collective, {QT_TRANSLATE_NOOP("Collective", "nothing")},
               {QT_TRANSLATE_NOOP("Collective", "all-reduce")},
               {QT_TRANSLATE_NOOP("Collective", "all-gather and reduce-scatter")},
               {QT_TRANSLATE_NOOP("Collective", "all-to-all")}, {QT_TRANSLATE_NOOP("Collective", "point to point")})
