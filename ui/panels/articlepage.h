// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/articlemodel.h"
#include "panels/answerpage.h"

class QLabel;

namespace octoplan {

class ArticleTable;
class SegmentedChoice;
class Support;

// The article's claims beside our figures, all or those of one verdict.
class ArticlePage : public AnswerPage {
    Q_OBJECT

public:
    explicit ArticlePage(QWidget* parent = nullptr);

    void setSupport(Support& support) override { m_support = &support; }
    void present(const PageContent& content) override;
    [[nodiscard]] bool isImmediate() const override { return true; }
    [[nodiscard]] const ArticleModel& model() const { return m_model; }
    [[nodiscard]] SegmentedChoice* filter() const { return m_filter; }

private:
    void retranslate();

    Support* m_support = nullptr;
    std::optional<Language> m_language; // of what is shown
    ArticleModel m_model;
    QLabel* m_title;
    QLabel* m_note;
    SegmentedChoice* m_filter;
    ArticleTable* m_table;
};

} // namespace octoplan
