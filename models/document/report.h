// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <variant>

// What a report says, apart from how it looks. Every word and number is final; drawing adds only page numbers.
namespace octoplan {

enum class ReportChart { Memory, Cost, TimeAgainstCost, BreakEven, Sensitivity };

// The one sentence to act on, then what qualifies it.
struct Callout {
    QString sentence;
    QString qualification;
};

struct Heading {
    QString text;
};

struct Paragraph {
    QString text;
};

// First column left-aligned words, the others figures (right) or words (left).
struct Table {
    QStringList header;
    QList<QStringList> rows;
    int strongColumn = -1; // the recommended offering
    bool figures = true;   // columns after the first are figures
    QList<double> widths;  // shares of the page; empty: by content
};

struct Charts {
    struct Chart {
        ReportChart id = ReportChart::Memory;
        QString title;
        QString note;
        QString sentence{}; // what to see, below it
        int scenario = 0;   // which of the report's scenarios
    };
    QList<Chart> sideBySide;
};

// A chart on the left half of the page, a table on the right.
struct ChartAndTable {
    Charts::Chart chart;
    QString title;
    Table table;
};

// Short texts side by side, each under its title.
struct Columns {
    struct Column {
        QString title;
        QStringList sentences;
    };
    QList<Column> columns;
};

// Lines to sign or write on.
struct Signature {
    QStringList labels;
};

using Block = std::variant<Callout, Heading, Paragraph, Table, Charts, ChartAndTable, Columns, Signature>;

// Starts on a new page and is a bookmark.
struct Section {
    QString title;
    QString subtitle;
    QList<Block> blocks;
};

struct Report {
    QString title;
    QString author;
    QString subject;
    QString footer;  // program, file, hash and date, on every page
    QString pageOf;  // "%1 / %2"
    QString pageRef; // "%1: page %2", of a section
    QList<Section> sections;
};

} // namespace octoplan
