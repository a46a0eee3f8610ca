// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support.h"

#include "decision/explain.h"
#include "decision/topology.h"
#include "evidence/collect.h"

#include <utility>

namespace octoplan {

struct Support::Found {
    Evidence evidence;
    std::vector<MeasuredError> errors;
};

Support::Support(const Session& session, Readers readers, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_readers(std::move(readers))
{
    connect(&session, &Session::catalogChanged, this, [this] {
        if (m_wanted)
            start();
    });
}

void Support::wantEvidence()
{
    if (!std::exchange(m_wanted, true))
        start();
}

void Support::start()
{
    m_job.start(
        [read = m_readers.runs, catalog = m_session.catalog()](const StopToken&) {
            const std::vector<MeasuredRun> runs = read();
            Evidence evidence = collectEvidence(runs, catalog);
            std::vector<MeasuredError> errors = measuredErrors(evidence, catalog);
            return std::make_shared<const Found>(Found{std::move(evidence), std::move(errors)});
        },
        [this](const std::shared_ptr<const Found>& found) {
            m_found = found;
            emit evidenceChanged();
        });
}

const Evidence* Support::evidence() const { return m_found ? &m_found->evidence : nullptr; }

std::vector<Expectation> Support::scenarioExpectations() const
{
    if (!m_found)
        return {};
    return expectations(m_session.scenario(), m_session.catalog(), m_found->errors);
}

const Article& Support::article()
{
    if (!m_article)
        m_article = m_readers.article();
    return *m_article;
}

std::optional<Explanation> Support::scenarioExplanation(std::size_t offering, const std::string& figure) const
{
    const std::vector<OfferingResult>& results = m_session.comparison().offerings;
    if (offering >= results.size())
        return std::nullopt;
    return explain(m_session.scenario(), m_session.catalog(), results[offering], figure);
}

std::vector<Topology> Support::scenarioTopologies() const
{
    return topologies(m_session.scenario(), m_session.catalog(), m_session.comparison());
}

} // namespace octoplan
