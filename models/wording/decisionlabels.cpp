// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Words of what is varied around a comparison.
#include "labeltable.h"
#include "values/decision.h"
#include "values/sweepanswers.h"

OCTOPLAN_WORDS(BreakEvenAxis,
               {QT_TRANSLATE_NOOP("BreakEvenAxis", "Amount of work"), QT_TRANSLATE_NOOP("BreakEvenAxis", "Tokens"),
                QT_TRANSLATE_NOOP("BreakEvenAxis", "What each costs for so many tokens")},
               {QT_TRANSLATE_NOOP("BreakEvenAxis", "Days rented"), QT_TRANSLATE_NOOP("BreakEvenAxis", "Days"),
                QT_TRANSLATE_NOOP("BreakEvenAxis", "What a billion tokens cost on each when rented for so long")},
               {QT_TRANSLATE_NOOP("BreakEvenAxis", "Utilisation"), nullptr,
                QT_TRANSLATE_NOOP("BreakEvenAxis", "What each costs when rented hours work for that share")},
               {QT_TRANSLATE_NOOP("BreakEvenAxis", "Price"), nullptr,
                QT_TRANSLATE_NOOP("BreakEvenAxis", "What each costs when the recommended one has another price")})

OCTOPLAN_WORDS(Uncertainty,
               {QT_TRANSLATE_NOOP("Uncertainty", "Speed"), nullptr,
                QT_TRANSLATE_NOOP("Uncertainty", "Its tokens per second, over the 80 % interval")},
               {QT_TRANSLATE_NOOP("Uncertainty", "Price"), nullptr,
                QT_TRANSLATE_NOOP("Uncertainty", "Its price a month, at least a tenth down and up")},
               {QT_TRANSLATE_NOOP("Uncertainty", "Utilisation"), nullptr,
                QT_TRANSLATE_NOOP("Uncertainty", "The share of rented hours that work")},
               {QT_TRANSLATE_NOOP("Uncertainty", "Set-up"), nullptr,
                QT_TRANSLATE_NOOP("Uncertainty", "Rented hours before the work begins")},
               {QT_TRANSLATE_NOOP("Uncertainty", "Migration"), nullptr,
                QT_TRANSLATE_NOOP("Uncertainty", "People's days to port the code to CANN")},
               {QT_TRANSLATE_NOOP("Uncertainty", "Amount of work"), nullptr,
                QT_TRANSLATE_NOOP("Uncertainty", "Half to twice the tokens")},
               {QT_TRANSLATE_NOOP("Uncertainty", "Billing"), nullptr,
                QT_TRANSLATE_NOOP("Uncertainty", "Pro rata against whole months")},
               {QT_TRANSLATE_NOOP("Uncertainty", "Host and PCIe"), nullptr,
                QT_TRANSLATE_NOOP("Uncertainty", "A badly set up host against one with peer-to-peer transfers")})

OCTOPLAN_WORDS(SweepFigure,
               {QT_TRANSLATE_NOOP("SweepFigure", "Cost"), nullptr,
                QT_TRANSLATE_NOOP("SweepFigure", "What the whole job costs")},
               {QT_TRANSLATE_NOOP("SweepFigure", "Days"), nullptr,
                QT_TRANSLATE_NOOP("SweepFigure", "Rented days of the whole job")},
               {QT_TRANSLATE_NOOP("SweepFigure", "Cost of 1 B tokens"), nullptr,
                QT_TRANSLATE_NOOP("SweepFigure", "What a billion tokens cost")},
               {QT_TRANSLATE_NOOP("SweepFigure", "Tokens per second"), QT_TRANSLATE_NOOP("SweepFigure", "Tokens/s"),
                QT_TRANSLATE_NOOP("SweepFigure", "Of all servers together")})
