// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/sweep.h"
#include "formats/sweeppart.h"
#include "storage/files.h"

// Grids as files. Rows go out as they are answered, so memory does not grow with the grid, and a file is there only
// when it is whole.
namespace octoplan {

// What the answers will be of; notes are added where a varied input can change nothing.
[[nodiscard]] SweepOrigin sweepOrigin(const std::string& program, const Scenario& scenario, const Catalog& catalog,
                                      const SweepGrid& grid, Problems notes);

using PointsDone = std::function<void(std::size_t)>; // in the calling thread

struct SweepOutcome {
    bool stopped = false;
    std::optional<FileError> error;
    [[nodiscard]] bool isDone() const { return !stopped && !error; }
};

// The whole grid, whatever the work's range of points.
[[nodiscard]] SweepOutcome writeSweep(const SweepWork& work, const SweepOrigin& origin, SweepFormat format,
                                      const QString& file, const PointsDone& done);
[[nodiscard]] SweepOutcome writeSweepPart(const SweepWork& work, const SweepPart& part, const QString& file,
                                          const PointsDone& done);

// What is wrong with parts, each with its file; of a part that is missing the file is empty.
struct PartProblem {
    QString file;
    Problem problem;
};

struct JoinOutcome {
    std::vector<PartProblem> problems;
    bool stopped = false;
    std::optional<FileError> error; // of reading or writing
};

// The very bytes that writeSweep() gives, in the format that the parts were asked in, or in `format`. Parts come in any
// order. Nothing is written where there are problems.
[[nodiscard]] JoinOutcome joinSweep(const QStringList& parts, std::optional<SweepFormat> format, const QString& file,
                                    const PointsDone& done, const StopAsked& stop);

} // namespace octoplan
