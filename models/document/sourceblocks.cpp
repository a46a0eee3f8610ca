// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "document/makereport.h"

#include <algorithm>
#include <array>

namespace octoplan {

namespace {

constexpr std::array kindLabels = {QT_TRANSLATE_NOOP("Report", "Rent of one server, a month"),
                                   QT_TRANSLATE_NOOP("Report", "BF16 rate, nameplate"),
                                   QT_TRANSLATE_NOOP("Report", "BF16 rate of matrix products"),
                                   QT_TRANSLATE_NOOP("Report", "FP8 rate"),
                                   QT_TRANSLATE_NOOP("Report", "Usable memory"),
                                   QT_TRANSLATE_NOOP("Report", "Memory bandwidth"),
                                   QT_TRANSLATE_NOOP("Report", "Link to the host, all devices at once"),
                                   QT_TRANSLATE_NOOP("Report", "Rent of one server, an hour"),
                                   QT_TRANSLATE_NOOP("Report", "All-reduce over 8 devices")};

} // namespace

QString sourceText(SourceKind kind, const Wording& w)
{
    return detail::tr(w, kindLabels[static_cast<std::size_t>(kind)]);
}

namespace detail {

namespace {

// Numbers the sources in the order in which the table names them.
class SourceNumbers {
public:
    QString of(const QString& source)
    {
        qsizetype number = m_sources.indexOf(source);
        if (number < 0) {
            m_sources << source;
            number = m_sources.size() - 1;
        }
        return QStringLiteral("[%1]").arg(number + 1);
    }
    [[nodiscard]] QStringList lines() const
    {
        QStringList lines;
        for (qsizetype i = 0; i < m_sources.size(); ++i)
            lines << QStringLiteral("[%1] %2").arg(i + 1).arg(m_sources[i]);
        return lines;
    }

private:
    QStringList m_sources;
};

const SourceFigure* figureOf(const ReportInput& in, SourceKind kind, std::size_t offering)
{
    for (const SourceFigure& figure : in.sources)
        if (figure.kind == kind && figure.offering == offering)
            return &figure;
    return nullptr;
}

} // namespace

QList<Block> sourceBlocks(const ReportInput& in, const Wording& w)
{
    if (in.sources.isEmpty())
        return {};
    SourceNumbers numbers;
    Table table;
    table.header = offeringsHeader(in.comparison, w);
    for (std::size_t k = 0; k < kindLabels.size(); ++k) {
        const auto kind = static_cast<SourceKind>(k);
        const auto isKind = [kind](const SourceFigure& figure) { return figure.kind == kind; };
        if (std::none_of(in.sources.begin(), in.sources.end(), isKind))
            continue;
        QStringList cells{sourceText(kind, w)};
        for (std::size_t i = 0; i < in.comparison.offerings.size(); ++i) {
            const SourceFigure* figure = figureOf(in, kind, i);
            QString cell = figure ? figure->value + u' ' + numbers.of(figure->source) : Numbers::missing();
            if (figure && figure->confidence == Confidence::Low)
                cell += QStringLiteral(" *");
            cells << cell;
        }
        table.rows << cells;
    }
    const QString note = tr(w, QT_TRANSLATE_NOOP("Report", "* low confidence"));
    return {Heading{tr(w, QT_TRANSLATE_NOOP("Report", "Figures of the hardware and their sources"))}, table,
            Paragraph{numbers.lines().join(QStringLiteral(" · ")) + QStringLiteral(" · ") + note}};
}

} // namespace detail
} // namespace octoplan
