// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/comparisonmodel.h"

namespace octoplan {

enum class AnswerSection { Headline, Reason, WouldChange, Flag };

// The answer as a list of sentences: headline, reasons, what would change it, then what to know about each offering.
// SectionRole says which; flags carry the roles of their offering.
class ReasonsModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit ReasonsModel(const Wording& wording, QObject* parent = nullptr);
    void setComparison(const Comparison& comparison);
    void setWording(const Wording& wording);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Line {
        AnswerSection section;
        int offering; // -1: of the whole answer
        QString text;
        friend bool operator==(const Line&, const Line&) = default;
    };
    [[nodiscard]] std::vector<Line> lines() const;
    void update();

    Wording m_wording;
    Comparison m_comparison;
    std::vector<Line> m_lines;
};

} // namespace octoplan
