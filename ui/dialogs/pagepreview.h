// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/reportpages.h"

#include <QPixmap>
#include <QScrollArea>

#include <memory>
#include <vector>

namespace octoplan {

// Pages below each other, as wide as there is room: painted once when they come into view, then kept.
class PagePreview : public QScrollArea {
    Q_OBJECT

public:
    explicit PagePreview(QWidget* parent = nullptr);

    void setPages(std::shared_ptr<const print::ReportPages> pages);
    [[nodiscard]] int pageAt(int y) const; // zero-based, of the sheet's pixels

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void paintSheet();
    [[nodiscard]] QRect pageRect(int page) const;
    [[nodiscard]] const QPixmap& picture(int page);

    std::shared_ptr<const print::ReportPages> m_pages;
    std::vector<QPixmap> m_pictures; // null until seen
    QWidget* m_sheet;
};

} // namespace octoplan
