// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/evidencescene.h"

#include "charts/charttext.h"
#include "items/evidencemodel.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

constexpr double bandLow = 0.8, bandHigh = 1.2;
constexpr double room = 1.25; // beyond the outermost points

double valueAt(const EvidenceModel& model, int row, int column)
{
    return model.index(row, column).data(ValueRole).toDouble();
}

struct Extent {
    double low = 1.0, high = 10.0;
};

Extent extentOf(const EvidenceModel& model)
{
    Extent extent;
    for (int row = 0; row < model.rowCount(); ++row)
        for (const int column : {EvidenceModel::Measured, EvidenceModel::Predicted}) {
            const double value = valueAt(model, row, column);
            extent.low = row == 0 && column == EvidenceModel::Measured ? value : std::min(extent.low, value);
            extent.high = row == 0 && column == EvidenceModel::Measured ? value : std::max(extent.high, value);
        }
    return {extent.low / room, extent.high * room};
}

QString hintOf(const EvidenceModel& model, int row, const Wording& w)
{
    const auto text = [&](int column) { return model.index(row, column).data().toString(); };
    return chartText(w, QT_TRANSLATE_NOOP("Charts", "%1 on %2 × %3: measured %4, predicted %5, %6 (%7)"))
        .arg(text(EvidenceModel::Model), text(EvidenceModel::Devices), text(EvidenceModel::Device),
             text(EvidenceModel::Measured), text(EvidenceModel::Predicted), text(EvidenceModel::Error),
             text(EvidenceModel::Source));
}

void addPoints(XyScene& scene, const EvidenceModel& model, const Wording& w, const QHash<QString, int>& offerings)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        XyPoint point;
        point.at = {valueAt(model, row, EvidenceModel::Measured), valueAt(model, row, EvidenceModel::Predicted)};
        point.offering = offerings.value(model.index(row, EvidenceModel::Device).data().toString(), -1);
        point.hint = hintOf(model, row, w);
        point.id = row;
        point.small = true;
        scene.points << point;
    }
    // The four offerings above the crowd of others.
    std::stable_sort(scene.points.begin(), scene.points.end(),
                     [](const XyPoint& a, const XyPoint& b) { return a.offering < b.offering; });
}

// The devices of the four offerings that are there by name, all others together.
QList<XyKey> keysOf(const XyScene& scene, const QHash<QString, int>& offerings, const Wording& w)
{
    const auto shown = [&scene](int offering) {
        return std::any_of(scene.points.begin(), scene.points.end(),
                           [offering](const XyPoint& point) { return point.offering == offering; });
    };
    QList<XyKey> keys;
    for (auto it = offerings.begin(); it != offerings.end(); ++it)
        if (shown(it.value()))
            keys << XyKey{it.value(), w.offeringName(it.key().toStdString())};
    std::sort(keys.begin(), keys.end(), [](const XyKey& a, const XyKey& b) { return a.offering < b.offering; });
    if (shown(-1))
        keys << XyKey{-1, chartText(w, QT_TRANSLATE_NOOP("Charts", "other devices"))};
    return keys;
}

} // namespace

XyScene evidenceScene(const EvidenceModel& model, const Wording& w, const QHash<QString, int>& offeringOfDevice)
{
    const Numbers& n = w.numbers();
    const bool speed = model.figure() == EvidenceFigure::Speed;
    const Extent extent = extentOf(model);
    XyScene scene;
    scene.title = chartText(w, QT_TRANSLATE_NOOP("Charts", "Predicted against measured"));
    scene.subtitle = chartText(
        w, QT_TRANSLATE_NOOP("Charts", "on the line: exact; in the band: within 20 %; a click shows the run"));
    const auto text = [n](double v) { return n.decimal(v); };
    scene.x = {extent.low, extent.high, true,
               speed ? chartText(w, QT_TRANSLATE_NOOP("Charts", "measured, tokens/s of a device"))
                     : chartText(w, QT_TRANSLATE_NOOP("Charts", "measured peak, GiB of a device")),
               text};
    scene.y = {extent.low, extent.high, true, QString(), text};
    scene.bands << XyBand{{{extent.low, extent.low * bandLow},
                           {extent.high, extent.high * bandLow},
                           {extent.high, extent.high * bandHigh},
                           {extent.low, extent.low * bandHigh}}};
    XyLine exact;
    exact.points = {{extent.low, extent.low}, {extent.high, extent.high}};
    exact.thin = true;
    scene.lines << exact;
    addPoints(scene, model, w, offeringOfDevice);
    scene.keys = keysOf(scene, offeringOfDevice, w);
    return scene;
}

} // namespace octoplan
