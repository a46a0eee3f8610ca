// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/outputs.h"
#include "evidence/measuredrun.h"

#include <functional>
#include <memory>
#include <vector>

namespace octoplan {

class Documents;
struct MeasuredError;
class Session;

// What can be made of the session's scenario, written all or nothing.
class SessionOutputs : public Outputs {
public:
    // `runs` gives the published runs, once they are needed.
    SessionOutputs(const Session& session, const Documents& documents, std::function<std::vector<MeasuredRun>()> runs);
    ~SessionOutputs() override;

    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] std::shared_ptr<const print::ReportPages> report(const ReportWishes& wishes) const override;
    [[nodiscard]] QString writePdf(const print::ReportPages& pages, print::Paper paper, const QString& path,
                                   const print::Progress& progress = {}) const override;
    [[nodiscard]] QString writeTables(const QString& path, TableFormat format, Language language) const override;
    [[nodiscard]] SweepWriter sweepWriter(const SweepGrid& grid, const QString& path) const override;

private:
    [[nodiscard]] ReportInput input(const Wording& wording) const;

    // Of the present catalogue, kept while it lasts.
    [[nodiscard]] const std::vector<MeasuredError>& errors() const;

    const Session& m_session;
    const Documents& m_documents;
    std::function<std::vector<MeasuredRun>()> m_runs;
    struct Errors;
    mutable std::unique_ptr<Errors> m_errors;
};

} // namespace octoplan
