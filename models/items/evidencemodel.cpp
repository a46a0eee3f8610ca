// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidencemodel.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

EvidenceModel::EvidenceModel(const Wording& wording, QObject* parent)
    : QAbstractTableModel(parent)
    , m_wording(wording)
{
}

bool EvidenceModel::passes(const EvidenceRun& run) const
{
    return run.of(m_figure) && (m_filter.device.empty() || run.deviceId == m_filter.device) &&
           (!m_filter.task || run.task == *m_filter.task) && (m_filter.source.empty() || run.source == m_filter.source);
}

void EvidenceModel::fill()
{
    beginResetModel();
    m_rows.clear();
    std::vector<double> errors;
    for (std::size_t i = 0; i < m_evidence.runs.size(); ++i)
        if (passes(m_evidence.runs[i])) {
            m_rows.push_back(i);
            errors.push_back(std::abs(m_evidence.runs[i].of(m_figure)->error()));
        }
    m_summary = summariseErrors(std::move(errors));
    endResetModel();
}

void EvidenceModel::setEvidence(const Evidence& evidence)
{
    m_evidence = evidence;
    fill();
}

void EvidenceModel::setWording(const Wording& wording)
{
    m_wording = wording;
    fill();
}

void EvidenceModel::setFigure(EvidenceFigure figure)
{
    m_figure = figure;
    fill();
}

void EvidenceModel::setFilter(const EvidenceFilter& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    fill();
}

const EvidenceRun& EvidenceModel::run(int row) const { return m_evidence.runs[m_rows[static_cast<std::size_t>(row)]]; }

namespace {

void count(QList<EvidenceModel::Choice>& choices, const std::string& key, const std::string& text)
{
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [&key](const EvidenceModel::Choice& choice) { return choice.key == key; });
    if (found == choices.end())
        choices << EvidenceModel::Choice{key, QString::fromStdString(text), 1};
    else
        ++found->runs;
}

QList<EvidenceModel::Choice> mostFirst(QList<EvidenceModel::Choice> choices)
{
    std::stable_sort(choices.begin(), choices.end(), [](const auto& a, const auto& b) { return a.runs > b.runs; });
    return choices;
}

} // namespace

QList<EvidenceModel::Choice> EvidenceModel::devices() const
{
    QList<Choice> choices;
    for (const EvidenceRun& run : m_evidence.runs)
        if (run.of(m_figure))
            count(choices, run.deviceId, run.deviceName);
    return mostFirst(choices);
}

QList<EvidenceModel::Choice> EvidenceModel::sources() const
{
    QList<Choice> choices;
    for (const EvidenceRun& run : m_evidence.runs)
        if (run.of(m_figure))
            count(choices, run.source, run.source);
    return mostFirst(choices);
}

QList<EvidenceModel::Choice> EvidenceModel::tasks() const
{
    QList<Choice> choices;
    for (const EvidenceRun& run : m_evidence.runs)
        if (run.of(m_figure))
            count(choices, std::string(keyOf(run.task)), m_wording.label(run.task).toStdString());
    return mostFirst(choices);
}

int EvidenceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int EvidenceModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

double EvidenceModel::shown(double value) const
{
    return m_figure == EvidenceFigure::Speed ? value : toGib(Bytes{value});
}

QString EvidenceModel::text(const EvidenceRun& run, int column) const
{
    const Numbers& n = m_wording.numbers();
    const EvidencePoint& point = *run.of(m_figure);
    switch (column) {
    case Model: return QString::fromStdString(run.model);
    case Device: return QString::fromStdString(run.deviceName);
    case Devices: return n.count(run.devices);
    case Task_: return m_wording.shortLabel(run.task);
    case Software: return QString::fromStdString(run.framework);
    case Measured: return n.significant(shown(point.measured));
    case Predicted: return n.significant(shown(point.predicted.likely));
    case Error: return n.shareDifference(point.error());
    case Source: return QString::fromStdString(run.source);
    default: return {};
    }
}

QVariant EvidenceModel::number(const EvidenceRun& run, int column) const
{
    const EvidencePoint& point = *run.of(m_figure);
    switch (column) {
    case Devices: return run.devices;
    case Measured: return shown(point.measured);
    case Predicted: return shown(point.predicted.likely);
    case Error: return std::abs(point.error());
    default: return text(run, column);
    }
}

QVariant EvidenceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const EvidenceRun& r = run(index.row());
    const bool numeric = index.column() == Devices || (index.column() >= Measured && index.column() <= Error);
    switch (role) {
    case Qt::DisplayRole: return text(r, index.column());
    case Qt::ToolTipRole: return QString::fromStdString(r.sourcePlace);
    case Qt::TextAlignmentRole: return static_cast<int>((numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SortRole:
    case ValueRole: return number(r, index.column());
    case RangeLowRole: return shown(r.of(m_figure)->predicted.low);
    case RangeHighRole: return shown(r.of(m_figure)->predicted.high);
    default: return {};
    }
}

QVariant EvidenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool numeric = section == Devices || (section >= Measured && section <= Error);
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal)
        return static_cast<int>((numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    const Translation& t = m_wording.numbers().translation();
    switch (section) {
    case Model: return t.translate("Evidence", "Model");
    case Device: return t.translate("Evidence", "Device");
    case Devices: return t.translate("Evidence", "Devices");
    case Task_: return t.translate("Evidence", "Task");
    case Software: return t.translate("Evidence", "Software");
    case Measured: return t.translate("Evidence", "Measured");
    case Predicted: return t.translate("Evidence", "Predicted");
    case Error: return t.translate("Evidence", "Error");
    case Source: return t.translate("Evidence", "Source");
    default: return {};
    }
}

} // namespace octoplan
