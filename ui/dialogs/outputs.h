// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/makereport.h"
#include "print/pdfreport.h"
#include "values/sweep.h"

#include <functional>
#include <memory>

namespace octoplan {

// What a person may choose about a report.
struct ReportWishes {
    std::set<ReportSection> sections = ReportInput{}.sections;
    Language language = Language::English;
    print::Paper paper = print::Paper::A4;
    friend bool operator==(const ReportWishes&, const ReportWishes&) = default;
};

// Writes a grid, for another thread: told how many points are done, asked whether to stop. Empty when done.
using SweepWriter =
    std::function<QString(const std::function<void(std::size_t)>& done, const std::function<bool()>& stop)>;

// A workbook, or one table as comma-separated values, where wanted with a byte order mark in front.
enum class TableFormat { Xlsx, Csv, CsvWithMark };

// What the window asks to be made of the present scenario. The program makes and writes it, all or nothing; an answer
// that is not empty says why it could not.
class Outputs {
public:
    Outputs() = default;
    Outputs(const Outputs&) = delete;
    Outputs& operator=(const Outputs&) = delete;
    virtual ~Outputs() = default;

    [[nodiscard]] virtual QString suggestedName() const = 0; // of a file, with folder, without suffix
    [[nodiscard]] virtual std::shared_ptr<const print::ReportPages> report(const ReportWishes& wishes) const = 0;
    // Stopped by `progress`, it writes nothing and has no fault.
    [[nodiscard]] virtual QString writePdf(const print::ReportPages& pages, print::Paper paper, const QString& path,
                                           const print::Progress& progress = {}) const = 0;
    [[nodiscard]] virtual QString writeTables(const QString& path, TableFormat format, Language language) const = 0;
    // For the present scenario, as JSON where the name ends so, else as CSV.
    [[nodiscard]] virtual SweepWriter sweepWriter(const SweepGrid& grid, const QString& path) const = 0;
};

} // namespace octoplan
