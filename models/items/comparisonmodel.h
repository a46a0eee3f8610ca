// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/roles.h"
#include "values/comparison.h"
#include "values/difference.h"
#include "values/explanation.h"
#include "wording/wording.h"

#include <QAbstractTableModel>

#include <functional>
#include <memory>
#include <utility>

namespace octoplan {

// A table over a comparison that is pushed in. While rows and columns stay what they are, a push only says dataChanged,
// so views keep selection and scroll position and a slider can push at every move.
class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit ComparisonModel(const Wording& wording, QObject* parent = nullptr);

    void setComparison(const Comparison& comparison);
    // What DifferenceRole and its like compare with, offering by id; nothing to compare with by default.
    void setBaseline(const std::optional<Comparison>& baseline);
    void setWording(const Wording& wording); // on a switch of language
    // How a figure of an offering comes about, by its key; asked only when somebody wants to know.
    using Explain = std::function<std::optional<Explanation>(std::size_t offering, const std::string& figure)>;
    void setExplain(Explain explain) { m_explain = std::move(explain); }
    [[nodiscard]] const Comparison& comparison() const { return m_comparison; }
    [[nodiscard]] const std::optional<Comparison>& baseline() const { return m_baseline; }
    [[nodiscard]] const Wording& wording() const { return m_wording; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    // What stands in each row and column; a change of either resets the model.
    struct Layout {
        std::vector<std::string> rows;
        std::vector<std::string> columns;
        friend bool operator==(const Layout&, const Layout&) = default;
    };
    [[nodiscard]] virtual Layout layoutOf(const Comparison& comparison) const = 0;
    [[nodiscard]] static std::vector<std::string> offeringIds(const Comparison& comparison);

    [[nodiscard]] const OfferingResult* offering(int index) const;
    // Null without a baseline, or where it does not hold the offering.
    [[nodiscard]] const OfferingDifference* difference(int index) const;
    [[nodiscard]] const OfferingResult* baselineOf(int index) const;
    // Formula, numbers and sources; empty where nobody can tell.
    [[nodiscard]] QString explained(int offering, const std::string& figure) const;
    // Any role of an offering; the header of its column or the item of its row.
    [[nodiscard]] QVariant offeringData(int index, int role) const;

private:
    enum class Change { Values, Words };
    void sayChanged(Change what);
    void findDifferences();

    Wording m_wording;
    Explain m_explain;
    Comparison m_comparison;
    std::optional<Comparison> m_baseline;
    std::vector<OfferingDifference> m_differences; // of m_comparison, with a baseline
    Layout m_layout;
};

} // namespace octoplan
