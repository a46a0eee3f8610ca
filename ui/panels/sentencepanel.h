// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wording/wording.h"

#include <QWidget>

namespace octoplan {

class WrapLabel;

// The first thing on the screen: what to rent, and what would change the answer.
class SentencePanel : public QWidget {
    Q_OBJECT

public:
    explicit SentencePanel(QWidget* parent = nullptr);

    void setAnswer(const Comparison& comparison, const Wording& wording);
    void setRemedies(const QStringList& sentences); // what would work where nothing does, once that is found
    void setBaseline(const QString& text);          // what changes from it; empty: nothing to compare with
    void setNarrow(bool narrow);
    [[nodiscard]] QString text() const; // to copy

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    void fillReasons();

    QStringList m_sentences;
    QStringList m_remedies;
    QString m_gap; // between sentences

    WrapLabel* m_headline;
    WrapLabel* m_reasons;
    WrapLabel* m_baseline;
};

} // namespace octoplan
