// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/sentencepanel.h"

#include "theme/colours.h"
#include "theme/typescale.h"
#include "widgets/wraplabel.h"

#include <QEvent>
#include <QVBoxLayout>

namespace octoplan {

SentencePanel::SentencePanel(QWidget* parent)
    : QWidget(parent)
    , m_headline(new WrapLabel(1, 2, this))
    , m_reasons(new WrapLabel(3, 3, this))
    , m_baseline(new WrapLabel(1, 2, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(4);
    column->addWidget(m_headline);
    column->addWidget(m_reasons);
    column->addWidget(m_baseline);
    m_baseline->hide();
    restyle();
}

void SentencePanel::setAnswer(const Comparison& comparison, const Wording& wording)
{
    const AnswerText answer = answerText(comparison, wording);
    m_headline->setFullText(answer.headline);
    m_sentences = answer.reasons + answer.wouldChangeIf;
    // Chinese full stops carry their own space.
    m_gap = wording.language() == Language::Chinese ? QString() : QStringLiteral(" ");
    fillReasons();
}

void SentencePanel::setRemedies(const QStringList& sentences)
{
    m_remedies = sentences;
    fillReasons();
}

// What helps comes first.
void SentencePanel::fillReasons() { m_reasons->setSentences(m_remedies + m_sentences, m_gap); }

void SentencePanel::setBaseline(const QString& text)
{
    m_baseline->setFullText(text);
    m_baseline->setVisible(!text.isEmpty());
}

void SentencePanel::setNarrow(bool narrow)
{
    const int lines = narrow ? 4 : 3;
    m_reasons->setLines(lines, lines);
}

QString SentencePanel::text() const
{
    QStringList lines{m_headline->accessibleName(), m_reasons->accessibleName(), m_baseline->accessibleName()};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

void SentencePanel::restyle()
{
    m_headline->setFont(styled(font(), TextStyle::Headline));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, mutedColour(palette()));
    m_reasons->setPalette(quiet);
    QPalette accent = palette();
    accent.setColor(QPalette::WindowText, accent.color(QPalette::Link)); // as all differences
    m_baseline->setPalette(accent);
}

void SentencePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
    QWidget::changeEvent(event);
}

} // namespace octoplan
