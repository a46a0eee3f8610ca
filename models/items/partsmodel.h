// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/comparisonmodel.h"

namespace octoplan {

// Rows are all parts of a sum, columns are offerings: what a stacked chart draws. ValueRole is the height of one part.
// The horizontal header carries the roles of the offering, and of its whole bar: TotalRole, RangeLowRole,
// RangeHighRole, UsableRole, and against the baseline BaselineTotalRole and DifferenceRole. The vertical header carries
// the part's label, PartRole and ExplanationRole.
class PartsModel : public ComparisonModel {
    Q_OBJECT

public:
    using ComparisonModel::ComparisonModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] Layout layoutOf(const Comparison& comparison) const override;
    [[nodiscard]] virtual std::vector<std::string> partKeys() const = 0;
    [[nodiscard]] virtual std::string figureOf(int part) const = 0; // its key, for an explanation with numbers
    [[nodiscard]] virtual QString partLabel(int part) const = 0;
    [[nodiscard]] virtual QString partHint(int part) const = 0;
    // The part's range for an offering, or nothing where the offering has no such sum.
    [[nodiscard]] virtual std::optional<Range<double>> partValue(const OfferingResult& result, int part) const = 0;
    [[nodiscard]] virtual std::optional<Range<double>> total(const OfferingResult& result) const = 0;
    [[nodiscard]] virtual QString text(double value) const = 0;
    [[nodiscard]] virtual QString differenceText(const OfferingDifference& change) const = 0; // of the total
    [[nodiscard]] virtual QString explanation(const OfferingResult& result, int part) const;

private:
    [[nodiscard]] QVariant againstBaseline(int section, int role) const;
};

// Memory per device in GiB by MemoryPart.
class MemoryPartsModel : public PartsModel {
    Q_OBJECT

public:
    using PartsModel::PartsModel;

protected:
    [[nodiscard]] std::vector<std::string> partKeys() const override;
    [[nodiscard]] std::string figureOf(int part) const override;
    [[nodiscard]] QString partLabel(int part) const override;
    [[nodiscard]] QString partHint(int part) const override;
    [[nodiscard]] std::optional<Range<double>> partValue(const OfferingResult& result, int part) const override;
    [[nodiscard]] std::optional<Range<double>> total(const OfferingResult& result) const override;
    [[nodiscard]] QString text(double value) const override;
    [[nodiscard]] QString differenceText(const OfferingDifference& change) const override;
};

// Total cost in units of currency by CostLineId.
class CostLinesModel : public PartsModel {
    Q_OBJECT

public:
    using PartsModel::PartsModel;

protected:
    [[nodiscard]] std::vector<std::string> partKeys() const override;
    [[nodiscard]] std::string figureOf(int part) const override;
    [[nodiscard]] QString partLabel(int part) const override;
    [[nodiscard]] QString partHint(int part) const override;
    [[nodiscard]] std::optional<Range<double>> partValue(const OfferingResult& result, int part) const override;
    [[nodiscard]] std::optional<Range<double>> total(const OfferingResult& result) const override;
    [[nodiscard]] QString text(double value) const override;
    [[nodiscard]] QString differenceText(const OfferingDifference& change) const override;
    [[nodiscard]] QString explanation(const OfferingResult& result, int part) const override;
};

// Seconds of a step by TimePart.
class TimePartsModel : public PartsModel {
    Q_OBJECT

public:
    using PartsModel::PartsModel;

protected:
    [[nodiscard]] std::vector<std::string> partKeys() const override;
    [[nodiscard]] std::string figureOf(int part) const override;
    [[nodiscard]] QString partLabel(int part) const override;
    [[nodiscard]] QString partHint(int part) const override;
    [[nodiscard]] std::optional<Range<double>> partValue(const OfferingResult& result, int part) const override;
    [[nodiscard]] std::optional<Range<double>> total(const OfferingResult& result) const override;
    [[nodiscard]] QString text(double value) const override;
    [[nodiscard]] QString differenceText(const OfferingDifference& change) const override;
};

} // namespace octoplan
