// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/roles.h"
#include "values/article.h"
#include "wording/wording.h"

#include <QAbstractTableModel>

#include <optional>

namespace octoplan {

// An article's claims beside our figures, all or those of one verdict. VerdictRole in every column is an int of
// ClaimVerdict; the tool tip names the sources.
class ArticleModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Claim, Verdict, Ours, Reason, ColumnCount };

    explicit ArticleModel(const Wording& wording, QObject* parent = nullptr);
    void setArticle(const Article& article);
    void setWording(const Wording& wording);
    void setFilter(std::optional<ClaimVerdict> verdict);

    [[nodiscard]] int countOf(ClaimVerdict verdict) const;
    [[nodiscard]] int countOfAll() const { return static_cast<int>(m_article.claims.size()); }
    [[nodiscard]] QString title() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void fill();
    [[nodiscard]] QString inLanguage(const BilingualText& text) const;
    [[nodiscard]] QString text(const ArticleClaim& claim, int column) const;

    Wording m_wording;
    Article m_article;
    std::optional<ClaimVerdict> m_filter;
    std::vector<std::size_t> m_rows; // of the claims that are shown
};

} // namespace octoplan
