// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wording/wording.h"

namespace octoplan {

// Sentences after each other as the language sets them: Chinese full stops carry their own space, and names in Han
// characters stand without blanks around them.
[[nodiscard]] QString paragraph(const QStringList& sentences, const Wording& wording);

} // namespace octoplan
