// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/directplot.h"

#include <qcustomplot.h>

namespace octoplan {

namespace {

class DirectPlot : public QCustomPlot {
public:
    DirectPlot() { mReplotting = true; } // so that its own drawing never begins

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (bufferDevicePixelRatio() != devicePixelRatioF()) // labels are cached as pictures
            setBufferDevicePixelRatio(devicePixelRatioF());
        QCPPainter painter(this);
        painter.fillRect(viewport(), mBackgroundBrush);
        draw(&painter);
    }
    void resizeEvent(QResizeEvent*) override { setViewport(rect()); }
};

} // namespace

std::unique_ptr<QCustomPlot> makeDirectPlot() { return std::make_unique<DirectPlot>(); }

} // namespace octoplan
