// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sweepstudy.h"

#include "decision/sweepanswers.h"

namespace octoplan {

namespace {

constexpr int lookEvery = 50; // milliseconds

// One core is the window's.
unsigned backgroundJobs() { return std::max(1U, allJobs() - 1); }

} // namespace

SweepStudy::SweepStudy(const Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, &SweepStudy::progressed);
    connect(&session, &Session::scenarioChanged, this, &SweepStudy::drop);
    connect(&session, &Session::catalogChanged, this, &SweepStudy::drop);
    connect(&session, &Session::rested, this, [this] {
        if (m_grid && !m_answers && !m_running)
            run();
    });
}

void SweepStudy::start(const SweepGrid& grid)
{
    m_grid = grid;
    run();
}

void SweepStudy::cancel()
{
    m_grid.reset();
    drop();
}

void SweepStudy::drop()
{
    m_job.cancel();
    m_look.stop();
    m_running = false;
    m_answers.reset();
    emit changed();
}

void SweepStudy::run()
{
    m_answers.reset();
    m_running = true;
    m_done = std::make_shared<std::atomic<std::size_t>>(0);
    m_look.start();
    SweepWork work{m_session.scenario(), m_session.catalog(), *m_grid, {0, m_grid->size()}, backgroundJobs(), {}};
    m_job.start(
        [work = std::move(work), done = m_done](const StopToken& token) mutable {
            work.stop = [token] { return token.stopRequested(); };
            auto answers = sweepAnswers(work, [&done](std::size_t points) { *done = points; });
            return answers ? std::make_shared<const SweepAnswers>(std::move(*answers)) : nullptr;
        },
        [this](const std::shared_ptr<const SweepAnswers>& answers) {
            m_look.stop();
            m_running = false;
            m_answers = answers;
            emit changed();
        });
    emit changed();
}

} // namespace octoplan
