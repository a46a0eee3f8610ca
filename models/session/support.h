// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/measuredrun.h"
#include "session/newestjob.h"
#include "session/session.h"
#include "values/article.h"
#include "values/evidence.h"
#include "values/explanation.h"
#include "values/topology.h"

#include <memory>

namespace octoplan {

// What stands behind a session's answers: measured runs beside their predictions, worked out in the background once
// they are wanted; an article's claims; how the devices are linked.
class Support : public QObject {
    Q_OBJECT

public:
    // Called when first needed; that of the runs in another thread.
    struct Readers {
        std::function<std::vector<MeasuredRun>()> runs;
        std::function<Article()> article;
    };

    explicit Support(const Session& session, Readers readers, QObject* parent = nullptr);

    void wantEvidence();
    [[nodiscard]] const Evidence* evidence() const; // null until it is there
    // For the session's scenario and each of its offerings; empty until there is evidence.
    [[nodiscard]] std::vector<Expectation> scenarioExpectations() const;

    [[nodiscard]] const Article& article();
    // How a figure of an offering of the session's comparison comes about; decision/explain.h names the keys.
    [[nodiscard]] std::optional<Explanation> scenarioExplanation(std::size_t offering, const std::string& figure) const;
    // Of the session's scenario and comparison.
    [[nodiscard]] std::vector<Topology> scenarioTopologies() const;

signals:
    void evidenceChanged();

private:
    struct Found;
    void start();

    const Session& m_session;
    Readers m_readers;
    std::optional<Article> m_article;
    std::shared_ptr<const Found> m_found;
    bool m_wanted = false;
    NewestJob<std::shared_ptr<const Found>> m_job;
};

} // namespace octoplan
