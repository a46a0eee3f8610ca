// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/roles.h"
#include "values/evidence.h"
#include "wording/wording.h"

#include <QAbstractTableModel>

#include <optional>

namespace octoplan {

// What is left in of the runs; an empty name leaves all in.
struct EvidenceFilter {
    std::string device;
    std::optional<Task> task;
    std::string source;
    friend bool operator==(const EvidenceFilter&, const EvidenceFilter&) = default;
};

// Measured runs beside what is predicted of them, for speed or memory. SortRole gives raw numbers; ValueRole of
// Measured and Predicted is in tokens per second, or GiB; RangeLowRole and RangeHighRole of Predicted are its interval.
class EvidenceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Model, Device, Devices, Task_, Software, Measured, Predicted, Error, Source, ColumnCount };

    explicit EvidenceModel(const Wording& wording, QObject* parent = nullptr);
    void setEvidence(const Evidence& evidence);
    void setWording(const Wording& wording);
    void setFigure(EvidenceFigure figure);
    void setFilter(const EvidenceFilter& filter);

    [[nodiscard]] EvidenceFigure figure() const { return m_figure; }
    [[nodiscard]] const EvidenceRun& run(int row) const;
    [[nodiscard]] const ErrorSummary& summary() const { return m_summary; } // of the rows
    // What occurs among all runs that have this figure, for the choices of a filter.
    struct Choice {
        std::string key;
        QString text;
        int runs = 0;
    };
    [[nodiscard]] QList<Choice> devices() const;
    [[nodiscard]] QList<Choice> sources() const;
    [[nodiscard]] QList<Choice> tasks() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void fill();
    [[nodiscard]] bool passes(const EvidenceRun& run) const;
    [[nodiscard]] QString text(const EvidenceRun& run, int column) const;
    [[nodiscard]] QVariant number(const EvidenceRun& run, int column) const;
    [[nodiscard]] double shown(double value) const; // in the unit of the figure

    Wording m_wording;
    Evidence m_evidence;
    EvidenceFigure m_figure = EvidenceFigure::Speed;
    EvidenceFilter m_filter;
    ErrorSummary m_summary;
    std::vector<std::size_t> m_rows;
};

// A run in our terms, as pairs of a name and what it is.
struct RunFact {
    QString name, text;
};
[[nodiscard]] QList<RunFact> runFacts(const EvidenceRun& run, const Wording& wording);
// "Within 14 % on nine of ten of 43 similar runs; none on this device." and the like, for one offering.
[[nodiscard]] QString expectationText(const Expectation& expectation, const Comparison& comparison,
                                      const Wording& wording);

} // namespace octoplan
