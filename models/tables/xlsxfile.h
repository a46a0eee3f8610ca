// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>

#include <memory>
#include <optional>

struct lxw_worksheet;

namespace octoplan {

// Zero-based.
struct Cell {
    int row = 0;
    int column = 0;
};

[[nodiscard]] QString a1(Cell cell); // "B3"

enum class CellStyle {
    Text,
    Wrapped,
    Strong,
    Title,
    Header,
    Number,
    Whole,
    Share,
    Gib,
    Money,
    StrongMoney,
    StrongGib,
    Count
};

// One stacked column chart: a series for each row of a table, a column for each offering.
struct ColumnChart {
    QString title;
    QString valueAxis;
    QString valueFormat;
    Cell header; // left of the offerings' names
    int firstSeries = 0;
    int lastSeries = 0;
    int offerings = 0;
    Cell at;
};

class XlsxFile;

// What is given as text stays text, whatever it begins with; it is cut where a cell can hold no more.
class XlsxSheet {
public:
    void text(Cell at, const QString& text, CellStyle style = CellStyle::Text);
    void number(Cell at, double value, CellStyle style);
    // Without "="; `value` is shown by programs that do not calculate.
    void formula(Cell at, const QString& formula, double value, CellStyle style);
    void freeze(Cell firstFree);
    void widths(int firstColumn, int lastColumn, double characters);
    void add(const ColumnChart& chart);
    [[nodiscard]] QString reference(Cell cell) const; // "'Cost'!B3"

private:
    friend class XlsxFile;
    XlsxSheet(XlsxFile& file, lxw_worksheet* sheet, QString name);

    XlsxFile* m_file;
    lxw_worksheet* m_sheet;
    QString m_name;
};

struct XlsxProperties {
    QString title;
    QString subject;
    QString author;
    QDate date;
};

// A workbook in the making. The same calls give the same bytes, whatever the clock says.
class XlsxFile {
public:
    explicit XlsxFile(const QString& currencySign);
    ~XlsxFile();

    [[nodiscard]] XlsxSheet addSheet(const QString& name);
    // The file's bytes; nothing where the system could not hold it for a moment. Call once.
    [[nodiscard]] std::optional<QByteArray> finish(const XlsxProperties& properties);
    [[nodiscard]] QString moneyFormat() const { return m_moneyFormat; }

private:
    friend class XlsxSheet;
    struct Parts;

    QString m_moneyFormat;
    std::unique_ptr<Parts> m_parts;
};

} // namespace octoplan
