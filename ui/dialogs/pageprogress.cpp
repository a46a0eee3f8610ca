// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/pageprogress.h"

namespace octoplan {

namespace {

constexpr int notice = 300; // milliseconds before it is shown

} // namespace

PageProgress::PageProgress(const QString& text, QWidget& over)
    : QProgressDialog(&over)
{
    setWindowModality(Qt::WindowModal);
    setLabelText(text);
    setCancelButtonText(tr("Stop"));
    setMinimumDuration(notice);
}

print::Progress PageProgress::asFunction()
{
    return [this](int done, int all) {
        setMaximum(all);
        setValue(done); // lets the button be pressed
        return !wasCanceled();
    };
}

} // namespace octoplan
