// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "reasonsmodel.h"

#include "offeringdata.h"

namespace octoplan {

ReasonsModel::ReasonsModel(const Wording& wording, QObject* parent)
    : QAbstractListModel(parent)
    , m_wording(wording)
{
}

void ReasonsModel::setComparison(const Comparison& comparison)
{
    m_comparison = comparison;
    m_wording = m_wording.inCurrencyOf(comparison);
    update();
}

void ReasonsModel::setWording(const Wording& wording)
{
    m_wording = wording.inCurrencyOf(m_comparison);
    update();
}

std::vector<ReasonsModel::Line> ReasonsModel::lines() const
{
    if (m_comparison.offerings.empty())
        return {};
    const AnswerText answer = answerText(m_comparison, m_wording);
    std::vector<Line> all{{AnswerSection::Headline, -1, answer.headline}};
    for (const QString& text : answer.reasons)
        all.push_back({AnswerSection::Reason, -1, text});
    for (const QString& text : answer.wouldChangeIf)
        all.push_back({AnswerSection::WouldChange, -1, text});
    for (std::size_t i = 0; i < m_comparison.offerings.size(); ++i)
        for (const QString& text : m_wording.sentences(m_comparison.offerings[i].flags))
            all.push_back({AnswerSection::Flag, static_cast<int>(i), text});
    return all;
}

void ReasonsModel::update()
{
    std::vector<Line> next = lines();
    if (next == m_lines)
        return;
    const bool sameShape = next.size() == m_lines.size();
    if (!sameShape)
        beginResetModel();
    m_lines = std::move(next);
    if (sameShape)
        emit dataChanged(index(0), index(rowCount() - 1));
    else
        endResetModel();
}

int ReasonsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant ReasonsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return line.text;
    if (role == SectionRole)
        return static_cast<int>(line.section);
    if (line.offering < 0)
        return {};
    const OfferingResult& result = m_comparison.offerings[static_cast<std::size_t>(line.offering)];
    return detail::offeringData({m_comparison, result, nullptr, line.offering, m_wording}, role);
}

} // namespace octoplan
