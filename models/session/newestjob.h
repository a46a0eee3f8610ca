// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <atomic>
#include <functional>
#include <memory>
#include <utility>

namespace octoplan {

// Tells running work that nobody waits for its result any more.
class StopToken {
public:
    [[nodiscard]] bool stopRequested() const { return m_stop->load(std::memory_order_relaxed); }

private:
    template <class Result>
    friend class NewestJob;
    void requestStop() const { m_stop->store(true, std::memory_order_relaxed); }
    std::shared_ptr<std::atomic_bool> m_stop = std::make_shared<std::atomic_bool>(false);
};

// One job in the background of which only the newest counts. A start while another runs asks that one to stop and takes
// its place as soon as it does; work that was overtaken before it began never runs. Results arrive in the thread of the
// owner, which needs an event loop. Work must not throw: it returns its errors.
template <class Result>
class NewestJob {
public:
    using Work = std::function<Result(const StopToken&)>;
    using Done = std::function<void(const Result&)>;

    NewestJob()
    {
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this] { finished(); });
    }
    ~NewestJob()
    {
        m_watcher.disconnect();
        cancel();
        m_watcher.waitForFinished();
    }
    NewestJob(const NewestJob&) = delete;
    NewestJob& operator=(const NewestJob&) = delete;

    void start(Work work, Done done)
    {
        m_token.requestStop();
        m_next = {std::move(work), std::move(done)};
        if (!m_busy)
            launch();
    }

    // No result arrives any more.
    void cancel()
    {
        m_token.requestStop();
        m_next = {};
    }

    [[nodiscard]] bool isRunning() const { return m_busy; }

private:
    void launch()
    {
        m_token = StopToken();
        m_done = std::move(m_next.second);
        m_busy = true;
        m_watcher.setFuture(
            QtConcurrent::run([work = std::exchange(m_next.first, nullptr), token = m_token] { return work(token); }));
    }

    void finished()
    {
        m_busy = false;
        const bool wanted = !m_token.stopRequested();
        const Result result = m_watcher.result();
        const Done done = std::exchange(m_done, nullptr);
        if (m_next.first)
            launch();
        if (wanted && done)
            done(result); // last: it may start the next one
    }

    QFutureWatcher<Result> m_watcher;
    StopToken m_token;
    std::pair<Work, Done> m_next;
    Done m_done;
    bool m_busy = false;
};

} // namespace octoplan
