// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/xyscene.h"

#include <QStringList>

class QCPAxis;

namespace octoplan {

// Range, ticks and title of a numeric axis in the words of a scene.
void applyAxis(QCPAxis& axis, const XyAxis& scene);
// One row a name, from the top; row i lies at i, and half a row is free above.
void applyRows(QCPAxis& axis, const QStringList& names);

} // namespace octoplan
