// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace octoplan {

// Text over a number of lines that it keeps while the words change: at least `fewest`, more only where needed and up to
// `most`. Of several sentences those are shown that fit whole; one that does not ends in "…". All are in the tool tip.
class WrapLabel : public QLabel {
    Q_OBJECT

public:
    WrapLabel(int fewest, int most, QWidget* parent = nullptr);

    void setLines(int fewest, int most);
    void setFullText(const QString& text) { setSentences({text}, {}); }
    void setSentences(const QStringList& sentences, const QString& gap);

    [[nodiscard]] const QString& shownText() const { return m_shown; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void fitLines();

    int m_fewest;
    int m_most;
    int m_lines;
    QString m_shown;
    QList<qsizetype> m_ends; // of the sentences, in the full text
};

} // namespace octoplan
