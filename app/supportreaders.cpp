// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "supportreaders.h"

#include "commandline/console.h"
#include "formats/article.h"
#include "formats/measuredruns.h"

namespace octoplan {

Support::Readers supportReaders()
{
    return {[] {
                const QString file = QStringLiteral(":/octoplan/measured/runs.json");
                MeasuredRuns runs = readMeasuredRuns(readInput(file).text);
                reportProblems(file, runs.problems);
                return std::move(runs.runs);
            },
            [] {
                const QString file = QStringLiteral(":/octoplan/article.json");
                ArticleReading reading = readArticle(readInput(file).text);
                reportProblems(file, reading.problems);
                return std::move(reading.article);
            }};
}

} // namespace octoplan
