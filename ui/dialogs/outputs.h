// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/makereport.h"
#include "print/pdfreport.h"

#include <memory>

namespace octoplan {

// What a person may choose about a report.
struct ReportWishes {
    std::set<ReportSection> sections = ReportInput{}.sections;
    Language language = Language::English;
    print::Paper paper = print::Paper::A4;
    friend bool operator==(const ReportWishes&, const ReportWishes&) = default;
};

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
    [[nodiscard]] virtual QString writePdf(const print::ReportPages& pages, print::Paper paper,
                                           const QString& path) const = 0;
    [[nodiscard]] virtual QString writeSpreadsheet(const QString& path, Language language) const = 0;
};

} // namespace octoplan
