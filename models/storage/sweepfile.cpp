// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sweepfile.h"

#include "formats/flipfinder.h"
#include "formats/say.h"
#include "outputfile.h"
#include "scenariofile.h"

namespace octoplan {

namespace {

// `stopped` by a person, or by a write that failed.
SweepOutcome finish(OutputFile& out, bool whole, bool written)
{
    if (!written)
        return {false, out.commit()};
    if (!whole)
        return {true, std::nullopt};
    return {false, out.commit()};
}

} // namespace

SweepOrigin sweepOrigin(const std::string& program, const Scenario& scenario, const Catalog& catalog,
                        const SweepGrid& grid, Problems notes)
{
    SweepOrigin origin{program,
                       scenarioHash(scenario, catalog).toStdString(),
                       catalog.date,
                       scenario.rental.currency,
                       scenario.job.task,
                       {},
                       grid,
                       std::move(notes)};
    for (const OfferingChoice& choice : scenario.offerings)
        origin.offerings.push_back(choice.id);
    bool taskVaries = false;
    for (const SweepAxis& axis : grid.axes)
        taskVaries = taskVaries || (axis.choice && axis.choice->id == ChoiceInputId::Task);
    for (const SweepAxis& axis : grid.axes)
        if (axis.number && !taskVaries && !hasEffect(scenario, axis.number->id))
            origin.problems.push_back(
                {std::string(axis.number->key), Severity::Note,
                 say(QT_TRANSLATE_NOOP("Problem",
                                       "the task and goal do not use it, so that it changes nothing when varied"))});
    return origin;
}

SweepOutcome writeSweep(const SweepWork& work, const SweepOrigin& origin, SweepFormat format, const QString& file,
                        const PointsDone& done)
{
    const SweepTable table(origin);
    FlipFinder flips(table);
    OutputFile out(file);
    SweepWork all = work;
    all.points = {0, work.grid.size()};
    bool written = out.write(table.head(format));
    const bool whole = written && sweep(
                                      all,
                                      [&](std::size_t point, const Comparison& comparison) {
                                          return table.text(format, point, table.rows(point, comparison));
                                      },
                                      [&](const SweptPoint<std::string>& swept) {
                                          if (format == SweepFormat::Json)
                                              flips.add(swept.point, swept.state, swept.changes);
                                          written = out.write(swept.made);
                                          if (done)
                                              done(swept.point + 1);
                                          return written;
                                      });
    written = written && (!whole || out.write(table.foot(format, flips.text())));
    return finish(out, whole, written);
}

SweepOutcome writeSweepPart(const SweepWork& work, const SweepPart& part, const QString& file, const PointsDone& done)
{
    const SweepTable table(part.origin);
    OutputFile out(file);
    SweepWork some = work;
    some.points = partOf(work.grid.size(), part.part, part.parts);
    bool written = out.write(partHead(part));
    const bool whole =
        written &&
        sweep(
            some, [&](std::size_t point, const Comparison& comparison) { return table.rows(point, comparison); },
            [&](SweptPoint<std::vector<SweepRow>>&& swept) {
                written = out.write(partLine({swept.point, std::move(swept.changes), std::move(swept.made)}));
                if (done)
                    done(swept.point - some.points.first + 1);
                return written;
            });
    written = written && (!whole || out.write(partFoot(part)));
    return finish(out, whole, written);
}

} // namespace octoplan
