// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/decide.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace octoplan {

// Work is handed out in bunches of so many, and no thread begins a bunch that is more than so many bunches for each
// thread ahead of what was taken: that bounds the memory, however long the work.
inline constexpr std::size_t bunchSize = 8;
inline constexpr std::size_t bunchesAhead = 4;

[[nodiscard]] constexpr std::size_t mostWaiting(unsigned jobs) { return jobs * bunchesAhead * bunchSize; }

// As many threads as the machine runs at once.
[[nodiscard]] inline unsigned allJobs() { return std::max(1U, std::thread::hardware_concurrency()); }

// work(i) for first <= i < last in so many threads; take(i, result) in ascending order in the calling thread. False
// where `stop` or take(), by returning false, ended it early; work that was begun is finished and dropped. Neither may
// throw.
template <class Work, class Take>
class InOrder {
public:
    using Result = std::invoke_result_t<Work&, std::size_t>;

    InOrder(std::size_t first, std::size_t last, Work work, Take take, StopAsked stop)
        : m_first(first)
        , m_last(last)
        , m_bunches((last - first + bunchSize - 1) / bunchSize)
        , m_work(std::move(work))
        , m_take(std::move(take))
        , m_stop(std::move(stop))
    {
    }

    bool run(unsigned jobs)
    {
        m_ahead = jobs * bunchesAhead;
        std::vector<std::jthread> threads;
        for (unsigned i = 0; i < jobs && i < m_bunches; ++i)
            threads.emplace_back([this] { produce(); });
        const bool done = consume();
        {
            const std::lock_guard lock(m_mutex);
            m_ended = true;
        }
        m_room.notify_all();
        return done;
    }

private:
    [[nodiscard]] bool stopped() const { return m_stop && m_stop(); }
    [[nodiscard]] std::size_t begin(std::size_t bunch) const { return std::min(m_last, m_first + bunch * bunchSize); }

    void produce()
    {
        while (const std::optional<std::size_t> bunch = nextBunch()) {
            std::vector<Result> results;
            results.reserve(bunchSize);
            for (std::size_t i = begin(*bunch); i < begin(*bunch + 1) && !stopped(); ++i)
                results.push_back(m_work(i));
            const std::lock_guard lock(m_mutex);
            m_waiting.emplace(*bunch, std::move(results));
            m_ready.notify_one();
        }
    }

    std::optional<std::size_t> nextBunch()
    {
        std::unique_lock lock(m_mutex);
        m_room.wait(lock, [this] { return m_ended || m_next == m_bunches || m_next < m_taken + m_ahead; });
        if (m_ended || m_next == m_bunches)
            return std::nullopt;
        return m_next++;
    }

    // Empty where the work was stopped.
    std::optional<std::vector<Result>> nextResults()
    {
        constexpr auto stopLook = std::chrono::milliseconds(50);
        std::unique_lock lock(m_mutex);
        while (!m_ready.wait_for(lock, stopLook, [this] { return m_waiting.contains(m_taken); }))
            if (stopped())
                return std::nullopt;
        std::vector<Result> results = std::move(m_waiting.extract(m_taken).mapped());
        ++m_taken;
        m_room.notify_one();
        return results;
    }

    bool consume()
    {
        for (std::size_t bunch = 0; bunch < m_bunches; ++bunch) {
            std::optional<std::vector<Result>> results = nextResults();
            if (!results || results->size() < begin(bunch + 1) - begin(bunch) || stopped())
                return false;
            for (std::size_t i = 0; i < results->size(); ++i)
                if (!m_take(begin(bunch) + i, std::move((*results)[i])))
                    return false;
        }
        return true;
    }

    const std::size_t m_first, m_last, m_bunches;
    Work m_work;
    Take m_take;
    StopAsked m_stop;
    std::mutex m_mutex;
    std::condition_variable m_ready, m_room;
    std::map<std::size_t, std::vector<Result>> m_waiting; // bunches that are done and not taken
    std::size_t m_next = 0, m_taken = 0, m_ahead = 0;
    bool m_ended = false;
};

} // namespace octoplan
