// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace octoplan {

void showAbout(QWidget* parent);

} // namespace octoplan
