// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/sweepoptions.h"

#include "commandline/commandline.h"
#include "decision/inorder.h"
#include "formats/sweepspec.h"

#include <QCommandLineParser>

namespace octoplan {

namespace {

constexpr unsigned mostJobs = 1024;
constexpr std::size_t mostParts = 100'000;

QString readGrid(const QCommandLineParser& parser, SweepWishes& wishes)
{
    for (const QString& text : parser.values("vary")) {
        AxisReading reading = axisFromText(text.toStdString());
        if (!reading.fault.empty())
            return QStringLiteral("--vary %1: %2").arg(text, QString::fromStdString(reading.fault));
        if (!reading.note.empty())
            wishes.notes.push_back(
                {std::string(reading.axis.number->key), Severity::Note, Message::verbatim(reading.note)});
        wishes.grid.axes.push_back(std::move(reading.axis));
    }
    const std::string fault = gridFault(wishes.grid);
    return fault.empty() ? QString() : QStringLiteral("--vary: ") + QString::fromStdString(fault);
}

QString readShard(const QString& text, SweepWishes& wishes)
{
    const QStringList numbers = text.split(u'/');
    bool partRead = false, partsRead = false;
    const std::size_t part = numbers.value(0).toUInt(&partRead);
    wishes.parts = numbers.value(1).toUInt(&partsRead);
    if (numbers.size() != 2 || !partRead || !partsRead || part < 1 || part > wishes.parts || wishes.parts > mostParts)
        return QStringLiteral("--shard is \"%1\", expected K/N with K from 1 to N, and N at most %2")
            .arg(text)
            .arg(mostParts);
    wishes.part = part - 1;
    return {};
}

} // namespace

QString sweepInputs(const QString& lineBreak)
{
    QStringList lines;
    QString group;
    for (const std::string& key : sweepableKeys()) {
        const QString name = QString::fromStdString(key);
        if (lines.isEmpty() || name.section(u'/', 0, 0) != group)
            lines << name;
        else
            lines.back() += QStringLiteral(", ") + name;
        group = name.section(u'/', 0, 0);
    }
    return lines.join(lineBreak);
}

QString readSweepValues(const QCommandLineParser& parser, Options& options)
{
    SweepWishes& wishes = options.sweep;
    wishes.join = parser.isSet("join");
    wishes.formatGiven = parser.isSet("format");
    wishes.jobs = allJobs();
    if (wishes.join) {
        for (const char* other : {"vary", "shard", "jobs", "catalog"})
            if (parser.isSet(other))
                return QStringLiteral("--join takes no --%1").arg(other);
        return {};
    }
    if (const QString fault = readGrid(parser, wishes); !fault.isEmpty())
        return fault;
    if (parser.isSet("jobs")) {
        bool read = false;
        wishes.jobs = parser.value("jobs").toUInt(&read);
        if (!read || wishes.jobs < 1 || wishes.jobs > mostJobs)
            return QStringLiteral("--jobs is \"%1\", expected a whole number from 1 to %2")
                .arg(parser.value("jobs"))
                .arg(mostJobs);
    }
    return parser.isSet("shard") ? readShard(parser.value("shard"), wishes) : QString();
}

} // namespace octoplan
