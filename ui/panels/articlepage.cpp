// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/articlepage.h"

#include "panels/articletable.h"
#include "session/support.h"
#include "theme/colours.h"
#include "theme/typescale.h"
#include "widgets/segmentedchoice.h"

#include <QLabel>
#include <QVBoxLayout>

namespace octoplan {

ArticlePage::ArticlePage(QWidget* parent)
    : AnswerPage(parent)
    , m_model(Wording())
    , m_title(new QLabel(this))
    , m_note(new QLabel(this))
    , m_filter(new SegmentedChoice(this))
    , m_table(new ArticleTable(this))
{
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_note);
    auto* top = new QHBoxLayout;
    top->addLayout(words, 1);
    top->addWidget(m_filter, 0, Qt::AlignBottom);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(8);
    column->addLayout(top);
    column->addWidget(m_table);
    for (QLabel* label : {m_title, m_note})
        label->setWordWrap(true);
    m_table->setModel(&m_model);
    connect(m_filter, &SegmentedChoice::chosen, this, [this](int choice) {
        m_model.setFilter(choice == 0 ? std::nullopt : std::optional(static_cast<ClaimVerdict>(choice - 1)));
    });
}

// Its words change with the language only; a scenario changes nothing here.
void ArticlePage::present(const PageContent& content)
{
    m_title->setFont(styled(font(), TextStyle::Strong));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, mutedColour(palette()));
    m_note->setPalette(quiet);
    if (!m_support || m_language == content.wording.language())
        return;
    if (!m_language)
        m_model.setArticle(m_support->article());
    m_language = content.wording.language();
    m_model.setWording(content.wording);
    const auto option = [&](ClaimVerdict verdict) {
        return QStringLiteral("%1 %2").arg(content.wording.label(verdict)).arg(m_model.countOf(verdict));
    };
    const int current = std::max(0, m_filter->current());
    m_filter->setOptions({tr("All %1").arg(m_model.countOfAll()), option(ClaimVerdict::Right),
                          option(ClaimVerdict::Misleading), option(ClaimVerdict::Wrong)});
    m_filter->setCurrent(current);
    retranslate();
}

void ArticlePage::retranslate()
{
    m_title->setText(m_model.title());
    m_note->setText(tr("What the article claims, and what careful arithmetic and published measurements say. "
                       "Misleading: the sum is right, the conclusion is not. Sources on hover."));
    m_filter->setLabel(tr("Claims shown"));
    m_table->setAccessibleName(tr("The article's claims"));
}

} // namespace octoplan
