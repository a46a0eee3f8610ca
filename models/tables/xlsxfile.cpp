// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tables/xlsxfile.h"

#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>
#include <QTimeZone>

#include <xlsxwriter.h>

#include <array>
#include <utility>

namespace octoplan {

namespace {

constexpr qsizetype longestText = 32000; // a cell holds 32,767 units
constexpr qsizetype longestName = 31;
constexpr auto styleCount = static_cast<std::size_t>(CellStyle::Count);

lxw_row_t row(Cell cell) { return static_cast<lxw_row_t>(cell.row); }
lxw_col_t column(Cell cell) { return static_cast<lxw_col_t>(cell.column); }

// XML knows neither control characters nor halves of a surrogate pair.
QByteArray clean(const QString& text)
{
    QString kept;
    for (qsizetype i = 0; i < text.size() && kept.size() < longestText; ++i) {
        const QChar c = text[i];
        if (c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            kept += c;
            kept += text[++i];
        } else if (c == u'\n' || c == u'\t' ||
                   (c.unicode() >= 0x20 && c.unicode() != 0x7f && !c.isSurrogate() && c.unicode() < 0xfffe)) {
            kept += c;
        }
    }
    return kept.toUtf8();
}

QByteArray sheetName(const QString& name)
{
    QString kept;
    for (const QChar c : name)
        kept += QStringLiteral("[]:*?/\\'").contains(c) ? QChar(u' ') : c;
    return clean(kept.simplified().left(longestName));
}

const char* numberFormat(CellStyle style)
{
    switch (style) {
    case CellStyle::Number: return "#,##0.00";
    case CellStyle::Whole: return "#,##0";
    case CellStyle::Share: return "0.0%";
    case CellStyle::Gib:
    case CellStyle::StrongGib: return "0.00";
    default: return nullptr;
    }
}

bool isStrong(CellStyle style)
{
    return style == CellStyle::Strong || style == CellStyle::Title || style == CellStyle::Header ||
           style == CellStyle::StrongMoney || style == CellStyle::StrongGib;
}

} // namespace

struct XlsxFile::Parts {
    QTemporaryDir folder;
    QByteArray path = QFile::encodeName(folder.filePath(QStringLiteral("workbook.xlsx")));
    lxw_workbook* workbook = nullptr;
    std::array<lxw_format*, styleCount> formats{};

    [[nodiscard]] lxw_format* format(CellStyle style) const { return formats[static_cast<std::size_t>(style)]; }
};

QString a1(Cell cell)
{
    std::array<char, LXW_MAX_CELL_NAME_LENGTH> text{};
    lxw_rowcol_to_cell(text.data(), row(cell), column(cell));
    return QString::fromLatin1(text.data());
}

XlsxFile::XlsxFile(const QString& currencySign)
    : m_moneyFormat(QStringLiteral("\"%1\"#,##0.00").arg(QString(currencySign).remove(u'"')))
    , m_parts(std::make_unique<Parts>())
{
    const QByteArray folder = QFile::encodeName(m_parts->folder.path());
    QByteArray writable = folder;
    lxw_workbook_options options{LXW_FALSE, writable.data(), LXW_FALSE};
    m_parts->workbook = workbook_new_opt(m_parts->path.constData(), &options);
    for (std::size_t i = 0; i < styleCount; ++i) {
        const auto style = static_cast<CellStyle>(i);
        lxw_format* format = workbook_add_format(m_parts->workbook);
        if (isStrong(style))
            format_set_bold(format);
        if (style == CellStyle::Title)
            format_set_font_size(format, 14);
        if (style == CellStyle::Header)
            format_set_bottom(format, LXW_BORDER_THIN);
        if (style == CellStyle::Header || style == CellStyle::Wrapped) {
            format_set_text_wrap(format);
            format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
        }
        if (style == CellStyle::Money || style == CellStyle::StrongMoney)
            format_set_num_format(format, m_moneyFormat.toUtf8().constData());
        else if (const char* number = numberFormat(style))
            format_set_num_format(format, number);
        m_parts->formats[i] = format;
    }
}

// A workbook that was not finished is finished for the sake of its memory; the file goes with its folder.
XlsxFile::~XlsxFile()
{
    if (m_parts->workbook)
        workbook_close(m_parts->workbook);
}

XlsxSheet XlsxFile::addSheet(const QString& name)
{
    const QByteArray own = sheetName(name);
    lxw_worksheet* sheet = workbook_add_worksheet(m_parts->workbook, own.constData());
    worksheet_set_landscape(sheet);
    worksheet_fit_to_pages(sheet, 1, 0);
    return {*this, sheet, QString::fromUtf8(own)};
}

std::optional<QByteArray> XlsxFile::finish(const XlsxProperties& properties)
{
    QByteArray title = clean(properties.title.left(200));
    QByteArray subject = clean(properties.subject.left(200));
    QByteArray author = clean(properties.author.left(200));
    lxw_doc_properties all{};
    all.title = title.data();
    all.subject = subject.data();
    all.author = author.data();
    // Zero would mean now.
    const QDate date = properties.date.isValid() ? properties.date : QDate(2000, 1, 1);
    all.created = static_cast<time_t>(QDateTime(date, QTime(0, 0), QTimeZone::utc()).toSecsSinceEpoch());
    workbook_set_properties(m_parts->workbook, &all);
    if (workbook_close(std::exchange(m_parts->workbook, nullptr)) != LXW_NO_ERROR)
        return std::nullopt;
    QFile file(QFile::decodeName(m_parts->path));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll();
}

XlsxSheet::XlsxSheet(XlsxFile& file, lxw_worksheet* sheet, QString name)
    : m_file(&file)
    , m_sheet(sheet)
    , m_name(std::move(name))
{
}

void XlsxSheet::text(Cell at, const QString& text, CellStyle style)
{
    worksheet_write_string(m_sheet, row(at), column(at), clean(text).constData(), m_file->m_parts->format(style));
}

void XlsxSheet::number(Cell at, double value, CellStyle style)
{
    worksheet_write_number(m_sheet, row(at), column(at), value, m_file->m_parts->format(style));
}

void XlsxSheet::formula(Cell at, const QString& formula, double value, CellStyle style)
{
    worksheet_write_formula_num(m_sheet, row(at), column(at), (u'=' + formula).toUtf8().constData(),
                                m_file->m_parts->format(style), value);
}

void XlsxSheet::freeze(Cell firstFree) { worksheet_freeze_panes(m_sheet, row(firstFree), column(firstFree)); }

void XlsxSheet::widths(int firstColumn, int lastColumn, double characters)
{
    worksheet_set_column(m_sheet, static_cast<lxw_col_t>(firstColumn), static_cast<lxw_col_t>(lastColumn), characters,
                         nullptr);
}

void XlsxSheet::add(const ColumnChart& chart)
{
    const QByteArray name = m_name.toUtf8();
    lxw_chart* drawn = workbook_add_chart(m_file->m_parts->workbook, LXW_CHART_COLUMN_STACKED);
    const Cell first{chart.header.row, chart.header.column + 1};
    const lxw_col_t last = column({0, chart.header.column + chart.offerings});
    for (int series = chart.firstSeries; series <= chart.lastSeries; ++series) {
        const lxw_row_t line = row({series, 0});
        lxw_chart_series* one = chart_add_series(drawn, nullptr, nullptr);
        chart_series_set_name_range(one, name.constData(), line, column(chart.header));
        chart_series_set_categories(one, name.constData(), row(first), column(first), row(first), last);
        chart_series_set_values(one, name.constData(), line, column(first), line, last);
    }
    chart_title_set_name(drawn, clean(chart.title).constData());
    chart_axis_set_name(drawn->y_axis, clean(chart.valueAxis).constData());
    chart_axis_set_num_format(drawn->y_axis, chart.valueFormat.toUtf8().constData());
    chart_legend_set_position(drawn, LXW_CHART_LEGEND_BOTTOM);
    lxw_chart_options options{};
    options.x_scale = 1.6;
    options.y_scale = 1.4;
    QByteArray description = clean(chart.title);
    options.description = description.data();
    worksheet_insert_chart_opt(m_sheet, row(chart.at), column(chart.at), drawn, &options);
}

QString XlsxSheet::reference(Cell cell) const { return u'\'' + m_name + QStringLiteral("'!") + a1(cell); }

} // namespace octoplan
