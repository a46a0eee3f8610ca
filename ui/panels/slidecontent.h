// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/offeringsmodel.h"
#include "values/scenario.h"

class QLabel;

// The words on slides, in sizes that are told in units of the body's type.
namespace octoplan {

enum class Ink { Plain, Strong, Quiet };

[[nodiscard]] QLabel* slideLabel(const QString& text, double size, Ink ink = Ink::Plain);
[[nodiscard]] double sizeOfSlideLabel(const QLabel& label); // 0: of another kind

// What is on the slide goes; the answer's words and the key figures of each offering come.
void fillAnswerSlide(QWidget& slide, const OfferingsModel& offerings, const Wording& wording);
// The tables that the report shows: model and inputs.
void fillAssumptionsSlide(QWidget& slide, const Scenario& scenario, const Comparison& comparison,
                          const Wording& wording);

} // namespace octoplan
