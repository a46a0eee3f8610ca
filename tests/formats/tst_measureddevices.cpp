// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/catalog.h"
#include "formats/jsontext.h"
#include "support/registry.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>

using namespace octoplan;
using nlohmann::json;

namespace {

std::string sourceFile(const char* path)
{
    QFile file(QStringLiteral(OCTOPLAN_SOURCE_DIR "/") + QLatin1String(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

bool hasSpeed(const json& run)
{
    if (!run.contains("measured") || !run["measured"].is_object())
        return false;
    const json& measured = run["measured"];
    for (const char* key : {"tokens_per_s_per_device", "samples_per_s_total", "step_time_s", "tflops_per_device"})
        if (measured.contains(key) && measured[key].is_number())
            return true;
    return false;
}

} // namespace

class TestMeasuredDevices : public QObject {
    Q_OBJECT

private slots:
    void catalogueSaysWhatTheRunsHave();
};

void TestMeasuredDevices::catalogueSaysWhatTheRunsHave()
{
    std::map<std::string, int> most;
    for (const json& run : json::parse(sourceFile("resources/measured/runs.json"))) {
        int& known = most[run["hardware"]["device"].get<std::string>()];
        if (hasSpeed(run))
            known = std::max(known, run["hardware"].value("devices", 1));
    }
    QVERIFY(most.size() > 10);
    const auto reading = catalogFromJson(sourceFile("resources/catalog.json"));
    QVERIFY(reading.catalog);
    for (const Device& device : reading.catalog->devices)
        QCOMPARE(device.measuredDevices.value_or(-1), most[device.id]);
}

OCTOPLAN_TEST(TestMeasuredDevices);

#include "tst_measureddevices.moc"
