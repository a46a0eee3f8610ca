// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/detailsmodel.h"

class QMimeData;

namespace octoplan {

// The answer for a mail or a document: headline, reasons and what would change it, then the table of figures.
[[nodiscard]] QString summaryText(const DetailsModel& figures);
[[nodiscard]] QString summaryHtml(const DetailsModel& figures);
[[nodiscard]] QMimeData* summaryMimeData(const DetailsModel& figures); // both; the caller owns it

} // namespace octoplan
