// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QModelIndexList>
#include <QString>

class QMimeData;

namespace octoplan {

// A table as it is shown, with its headers where it has any, and differences from a baseline in brackets.
[[nodiscard]] QString tableText(const QAbstractItemModel& model); // aligned for reading in a terminal or mail
[[nodiscard]] QString tableTsv(const QAbstractItemModel& model);  // for pasting into a spreadsheet
[[nodiscard]] QString tableHtml(const QAbstractItemModel& model); // for pasting into a document

// The smallest rectangle around a selection, tab-separated, without headers.
[[nodiscard]] QString selectionTsv(const QModelIndexList& selection);

// The table for the clipboard as text and HTML; the caller owns it.
[[nodiscard]] QMimeData* tableMimeData(const QAbstractItemModel& model);

} // namespace octoplan
