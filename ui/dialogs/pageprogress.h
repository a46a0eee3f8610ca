// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/reportpages.h"

#include <QProgressDialog>

namespace octoplan {

// How far the pages are, over the window that asked for them, with a button to stop. Seen only where it takes a while.
class PageProgress : public QProgressDialog {
    Q_OBJECT

public:
    PageProgress(const QString& text, QWidget& over);

    [[nodiscard]] print::Progress asFunction();
    [[nodiscard]] bool wasStopped() const { return wasCanceled(); }
};

} // namespace octoplan
