// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/sessionoutputs.h"

#include "dialogs/documents.h"
#include "evidence/collect.h"
#include "formats/comparison.h"
#include "formats/csvtext.h"
#include "report/comparisonwords.h"
#include "report/reportcharts.h"
#include "report/reportinput.h"
#include "session/session.h"
#include "storage/files.h"
#include "storage/sweepfile.h"
#include "tables/workbook.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace octoplan {

namespace {

// The pages draw the charts whenever they are painted, so both live together.
struct ReportWithCharts {
    ReportWithCharts(const ReportInput& input, const Wording& wording, const print::PageFormat& format)
        : charts(withCharts(input, wording))
        , pages(makeReport(input, wording), format, charts->draw())
    {
    }

    static std::unique_ptr<ReportCharts> withCharts(const ReportInput& input, const Wording& wording)
    {
        auto made = std::make_unique<ReportCharts>();
        made->add(input, wording);
        return made;
    }

    std::unique_ptr<ReportCharts> charts;
    print::ReportPages pages;
};

QString faultOf(const std::optional<FileError>& error)
{
    return error ? QCoreApplication::translate("SessionOutputs", "The file cannot be written: %1").arg(error->detail)
                 : QString();
}

std::string_view view(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

} // namespace

struct SessionOutputs::Errors {
    Catalog catalog;
    std::vector<MeasuredError> all;
};

SessionOutputs::SessionOutputs(const Session& session, const Documents& documents,
                               std::function<std::vector<MeasuredRun>()> runs)
    : m_session(session)
    , m_documents(documents)
    , m_runs(std::move(runs))
{
}

SessionOutputs::~SessionOutputs() = default;

const std::vector<MeasuredError>& SessionOutputs::errors() const
{
    const Catalog& catalog = m_session.catalog();
    if (!m_errors || m_errors->catalog != catalog)
        m_errors =
            std::make_unique<Errors>(Errors{catalog, measuredErrors(collectEvidence(m_runs(), catalog), catalog)});
    return m_errors->all;
}

QString SessionOutputs::suggestedName() const
{
    const QString path = m_documents.path();
    if (!path.isEmpty())
        return QFileInfo(path).absolutePath() + u'/' + QFileInfo(path).completeBaseName();
    QString title = QString::fromStdString(m_session.scenario().title).simplified();
    for (QChar& c : title)
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || c.category() == QChar::Other_Control)
            c = u'-';
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + u'/' +
           (title.isEmpty() ? QStringLiteral("octoplan") : title.left(80));
}

ReportInput SessionOutputs::input(const Wording& wording) const
{
    return reportInput(m_session.scenario(), m_session.comparison(), m_session.catalog(),
                       QFileInfo(m_documents.path()).fileName(), QDate::currentDate(), wording);
}

std::shared_ptr<const print::ReportPages> SessionOutputs::report(const ReportWishes& wishes) const
{
    const Wording wording(wishes.language);
    ReportInput asked = input(wording);
    asked.sections = wishes.sections;
    addBackground(asked, m_session.catalog(), errors());
    const auto made = std::make_shared<const ReportWithCharts>(asked, wording, print::formatOf(wishes.paper));
    return {made, &made->pages};
}

QString SessionOutputs::writePdf(const print::ReportPages& pages, print::Paper paper, const QString& path,
                                 const print::Progress& progress) const
{
    const QByteArray pdf = print::pdfOf(pages, paper, QDate::currentDate(), progress);
    return pdf.isEmpty() ? QString() : faultOf(writeText(path, view(pdf))); // stopped, or done
}

QString SessionOutputs::writeTables(const QString& path, TableFormat format, Language language) const
{
    const Wording wording = Wording(language).inCurrencyOf(m_session.comparison());
    if (format != TableFormat::Xlsx)
        return faultOf(
            writeText(path, (format == TableFormat::CsvWithMark ? std::string(byteOrderMark) : std::string()) +
                                comparisonToCsv(m_session.comparison(), comparisonWords(wording))));
    const std::optional<QByteArray> workbook = workbookOf({input(wording)}, wording);
    if (!workbook)
        return QCoreApplication::translate("SessionOutputs", "There is no room for temporary files");
    return faultOf(writeText(path, view(*workbook)));
}

SweepWriter SessionOutputs::sweepWriter(const SweepGrid& grid, const QString& path) const
{
    SweepWork work{m_session.scenario(), m_session.catalog(), grid, {}, std::max(1U, allJobs() - 1), {}};
    const SweepOrigin origin = sweepOrigin(OCTOPLAN_VERSION, work.scenario, work.catalog, grid, {});
    const bool json = QFileInfo(path).suffix().compare(QLatin1String("json"), Qt::CaseInsensitive) == 0;
    return [work = std::move(work), origin, path, json](const auto& done, const auto& stop) {
        SweepWork stoppable = work;
        stoppable.stop = stop;
        return faultOf(writeSweep(stoppable, origin, json ? SweepFormat::Json : SweepFormat::Csv, path, done).error);
    };
}

} // namespace octoplan
