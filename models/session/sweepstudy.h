// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/newestjob.h"
#include "session/session.h"
#include "values/sweepanswers.h"

#include <memory>

namespace octoplan {

// A grid over inputs of the session's scenario, answered in the background. The newest grid counts; when the scenario
// changes the answers are gone at once, and new ones are sought when the hand rests.
class SweepStudy : public QObject {
    Q_OBJECT

public:
    explicit SweepStudy(const Session& session, QObject* parent = nullptr);

    void start(const SweepGrid& grid);
    void cancel(); // no answers come, until another start or change of the scenario

    [[nodiscard]] bool isRunning() const { return m_running; }
    // Of the present grid and scenario; null until they are there.
    [[nodiscard]] const std::shared_ptr<const SweepAnswers>& answers() const { return m_answers; }
    [[nodiscard]] std::size_t done() const { return m_done ? m_done->load() : 0; }
    [[nodiscard]] std::size_t total() const { return m_grid ? m_grid->size() : 0; }

signals:
    void changed(); // started, ended, or gone
    void progressed();

private:
    void run();
    void drop();

    const Session& m_session;
    std::optional<SweepGrid> m_grid;
    std::shared_ptr<const SweepAnswers> m_answers;
    std::shared_ptr<std::atomic<std::size_t>> m_done;
    QTimer m_look; // at the progress
    bool m_running = false;
    NewestJob<std::shared_ptr<const SweepAnswers>> m_job;
};

} // namespace octoplan
