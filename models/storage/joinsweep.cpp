// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/concat.h"
#include "formats/flipfinder.h"
#include "formats/say.h"
#include "outputfile.h"
#include "sweepfile.h"

#include <QFile>
#include <QFileInfo>

#include <map>

namespace octoplan {

namespace {

// Not kept open: there may be more parts than files that can be.
struct KnownPart {
    QString name;
    SweepPart head;
};

// Joins while problems are none: each step returns early else.
class Joiner {
public:
    Joiner(PointsDone done, StopAsked stop)
        : m_done(std::move(done))
        , m_stop(std::move(stop))
    {
    }

    JoinOutcome join(const QStringList& names, std::optional<SweepFormat> format, const QString& file)
    {
        for (const QString& name : names)
            if (!know(name))
                return m_outcome;
        checkComplete();
        if (m_outcome.problems.empty() && !m_outcome.error)
            write(format.value_or(m_parts.begin()->second.head.format), file);
        return m_outcome;
    }

private:
    bool know(const QString& name);
    void checkComplete();
    void write(SweepFormat format, const QString& file);
    [[nodiscard]] bool copy(const KnownPart& part, const SweepTable& table, SweepFormat format, OutputFile& out,
                            FlipFinder& flips);
    void add(const QString& name, std::string at, Message message)
    {
        m_outcome.problems.push_back({name, {std::move(at), Severity::Error, std::move(message)}});
    }

    PointsDone m_done;
    StopAsked m_stop;
    std::map<std::size_t, KnownPart> m_parts; // by their place
    std::optional<SweepPart> m_first;         // what the others have to agree with
    JoinOutcome m_outcome;
};

// False where the file cannot be read at all.
bool Joiner::know(const QString& name)
{
    QFile file(name);
    if (QFileInfo(name).isDir() || !file.open(QIODevice::ReadOnly)) {
        m_outcome.error = FileError{FileFault::CannotOpen, name, file.errorString()};
        return false;
    }
    PartHeadReading reading = readPartHead(file.readLine().toStdString());
    if (!reading.part) {
        add(name, "1:1", Message::verbatim(reading.fault));
        return true;
    }
    if (!m_first)
        m_first = reading.part;
    if (const std::string difference = partDifference(*reading.part, *m_first); !difference.empty()) {
        add(name, "1:1", Message::verbatim(difference));
        return true;
    }
    const std::size_t place = reading.part->part;
    const auto [there, isNew] = m_parts.try_emplace(place, KnownPart{name, std::move(*reading.part)});
    if (!isNew)
        add(name, "/part",
            say(QT_TRANSLATE_NOOP("Problem", "part %1 of %2 is there twice, also as %3, expected each once"), place + 1,
                there->second.head.parts, there->second.name.toStdString()));
    return true;
}

void Joiner::checkComplete()
{
    if (!m_first || !m_outcome.problems.empty())
        return;
    constexpr std::size_t mostListed = 50;
    std::string missing;
    std::size_t count = 0;
    for (std::size_t i = 0; i < m_first->parts; ++i)
        if (!m_parts.contains(i) && ++count <= mostListed)
            missing += concat(missing.empty() ? "" : ", ", i + 1);
    if (count > 0)
        add({}, "/part",
            say(QT_TRANSLATE_NOOP("Problem", "of %1 parts these are missing: %2; expected all"), m_first->parts,
                missing + (count > mostListed ? ", …" : "")));
}

bool Joiner::copy(const KnownPart& part, const SweepTable& table, SweepFormat format, OutputFile& out,
                  FlipFinder& flips)
{
    QFile file(part.name);
    if (!file.open(QIODevice::ReadOnly)) {
        m_outcome.error = FileError{FileFault::CannotOpen, part.name, file.errorString()};
        return false;
    }
    file.readLine(); // its head
    const PointRange range = partOf(table.origin().grid.size(), part.head.part, part.head.parts);
    for (std::size_t point = range.first; point < range.last; ++point) {
        if (m_stop && m_stop()) {
            m_outcome.stopped = true;
            return false;
        }
        const std::optional<PartPoint> read = readPartLine(file.readLine().toStdString(), table.columns().size());
        const std::optional<AnswerState> state = read ? table.stateOf(read->rows) : std::nullopt;
        if (!state || read->point != point) {
            add(part.name, concat(point - range.first + 2, ":1"),
                say(QT_TRANSLATE_NOOP("Problem", "expected the answers of point %1"), point));
            return false;
        }
        if (format == SweepFormat::Json)
            flips.add(point, *state, read->changes);
        if (!out.write(table.text(format, point, read->rows)))
            return true; // said by the commit
        if (m_done)
            m_done(point + 1);
    }
    if (file.readLine().toStdString() == partFoot(part.head) && file.atEnd())
        return true;
    add(part.name, concat(range.size() + 2, ":1"), say(QT_TRANSLATE_NOOP("Problem", "expected the end of the part")));
    return false;
}

void Joiner::write(SweepFormat format, const QString& file)
{
    const SweepTable table(m_first->origin);
    FlipFinder flips(table);
    OutputFile out(file);
    bool good = out.write(table.head(format));
    for (const auto& [place, part] : m_parts) {
        if (!good)
            break;
        if (!copy(part, table, format, out, flips))
            return;
    }
    static_cast<void>(out.write(table.foot(format, flips.text()))); // commit() says what went wrong
    m_outcome.error = out.commit();
}

} // namespace

JoinOutcome joinSweep(const QStringList& parts, std::optional<SweepFormat> format, const QString& file,
                      const PointsDone& done, const StopAsked& stop)
{
    return Joiner(done, stop).join(parts, format, file);
}

} // namespace octoplan
