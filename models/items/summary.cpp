// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/summary.h"

#include "items/tabletext.h"

#include <QMimeData>

namespace octoplan {

namespace {

AnswerText answerOf(const DetailsModel& figures) { return answerText(figures.comparison(), figures.wording()); }

// All that follows the headline, with what changes from the baseline.
QStringList sentencesOf(const DetailsModel& figures)
{
    const AnswerText answer = answerOf(figures);
    QStringList all = answer.reasons + answer.wouldChangeIf;
    if (const auto& baseline = figures.baseline())
        all << baselineText(figures.comparison(), *baseline, {}, figures.wording());
    return all;
}

QString htmlList(const QStringList& sentences)
{
    QString list;
    for (const QString& sentence : sentences)
        list += QStringLiteral("<li>") + sentence.toHtmlEscaped() + QStringLiteral("</li>");
    return list.isEmpty() ? list : QStringLiteral("<ul>") + list + QStringLiteral("</ul>");
}

} // namespace

QString summaryText(const DetailsModel& figures)
{
    const AnswerText answer = answerOf(figures);
    QString text = answer.headline + u'\n';
    for (const QString& sentence : sentencesOf(figures))
        text += QStringLiteral("• ") + sentence + u'\n';
    return text + u'\n' + tableText(figures);
}

QString summaryHtml(const DetailsModel& figures)
{
    const AnswerText answer = answerOf(figures);
    return QStringLiteral("<p><b>") + answer.headline.toHtmlEscaped() + QStringLiteral("</b></p>") +
           htmlList(sentencesOf(figures)) + tableHtml(figures);
}

QMimeData* summaryMimeData(const DetailsModel& figures)
{
    auto* data = new QMimeData;
    data->setText(summaryText(figures));
    data->setHtml(summaryHtml(figures));
    return data;
}

} // namespace octoplan
