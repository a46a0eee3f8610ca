// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "articlemodel.h"

#include <algorithm>

namespace octoplan {

ArticleModel::ArticleModel(const Wording& wording, QObject* parent)
    : QAbstractTableModel(parent)
    , m_wording(wording)
{
}

void ArticleModel::fill()
{
    beginResetModel();
    m_rows.clear();
    for (std::size_t i = 0; i < m_article.claims.size(); ++i)
        if (!m_filter || m_article.claims[i].verdict == *m_filter)
            m_rows.push_back(i);
    endResetModel();
}

void ArticleModel::setArticle(const Article& article)
{
    m_article = article;
    fill();
}

void ArticleModel::setWording(const Wording& wording)
{
    m_wording = wording;
    fill();
}

void ArticleModel::setFilter(std::optional<ClaimVerdict> verdict)
{
    if (verdict == m_filter)
        return;
    m_filter = verdict;
    fill();
}

int ArticleModel::countOf(ClaimVerdict verdict) const
{
    return static_cast<int>(std::count_if(m_article.claims.begin(), m_article.claims.end(),
                                          [verdict](const ArticleClaim& claim) { return claim.verdict == verdict; }));
}

QString ArticleModel::title() const
{
    if (m_article.claims.empty())
        return {};
    return QStringLiteral("%1, %2, %3")
        .arg(inLanguage(m_article.title), QString::fromStdString(m_article.publisher),
             QString::fromStdString(m_article.date));
}

int ArticleModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ArticleModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString ArticleModel::inLanguage(const BilingualText& text) const
{
    return QString::fromStdString(m_wording.language() == Language::Chinese ? text.chinese : text.english);
}

QString ArticleModel::text(const ArticleClaim& claim, int column) const
{
    switch (column) {
    case Claim: return inLanguage(claim.claim);
    case Verdict: return m_wording.label(claim.verdict);
    case Ours: return inLanguage(claim.ours);
    case Reason: return inLanguage(claim.reason);
    default: return {};
    }
}

QVariant ArticleModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ArticleClaim& claim = m_article.claims[m_rows[static_cast<std::size_t>(index.row())]];
    switch (role) {
    case Qt::DisplayRole: return text(claim, index.column());
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignLeft | Qt::AlignTop);
    case VerdictRole: return static_cast<int>(claim.verdict);
    case Qt::ToolTipRole: {
        QStringList names;
        for (const std::string& name : claim.sources)
            names << QString::fromStdString(name);
        return m_wording.numbers().translation().translate("Article", "Sources: %1").arg(names.join(u"; "));
    }
    default: return {};
    }
}

QVariant ArticleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal)
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    const Translation& t = m_wording.numbers().translation();
    switch (section) {
    case Claim: return t.translate("Article", "The article says");
    case Verdict: return t.translate("Article", "Verdict");
    case Ours: return t.translate("Article", "Our figure");
    case Reason: return t.translate("Article", "Why");
    default: return {};
    }
}

} // namespace octoplan
