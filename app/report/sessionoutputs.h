// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/outputs.h"

namespace octoplan {

class Documents;
class Session;

// What can be made of the session's scenario, written all or nothing.
class SessionOutputs : public Outputs {
public:
    SessionOutputs(const Session& session, const Documents& documents);

    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] std::shared_ptr<const print::ReportPages> report(const ReportWishes& wishes) const override;
    [[nodiscard]] QString writePdf(const print::ReportPages& pages, print::Paper paper,
                                   const QString& path) const override;
    [[nodiscard]] QString writeSpreadsheet(const QString& path, Language language) const override;
    [[nodiscard]] SweepWriter sweepWriter(const SweepGrid& grid, const QString& path) const override;

private:
    [[nodiscard]] ReportInput input(const Wording& wording) const;

    const Session& m_session;
    const Documents& m_documents;
};

} // namespace octoplan
