// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/slidecontent.h"

#include "document/makereport.h"
#include "panels/cardcontent.h"
#include "theme/colours.h"
#include "theme/typescale.h"

#include <QGridLayout>
#include <QLabel>

namespace octoplan {

namespace {

constexpr auto sizeName = "typeSize"; // property: times the type of the body
constexpr double headline = 1.9;
constexpr double figures = 1.25;

// An empty column in the slide; what was there is gone at once.
QVBoxLayout& emptied(QWidget& slide)
{
    delete slide.layout();
    qDeleteAll(slide.findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    return *new QVBoxLayout(&slide);
}

void addTable(QGridLayout& grid, const Table& table, int& row)
{
    const auto add = [&grid, &row](const QStringList& cells, Ink ink) {
        for (qsizetype i = 0; i < cells.size(); ++i)
            grid.addWidget(slideLabel(cells[i], 0.95, ink), row, static_cast<int>(i));
        ++row;
    };
    add(table.header, Ink::Quiet);
    for (const QStringList& cells : table.rows)
        add(cells, Ink::Plain);
}

} // namespace

QLabel* slideLabel(const QString& text, double size, Ink ink)
{
    auto* made = new QLabel(text);
    made->setProperty(sizeName, size);
    made->setWordWrap(true);
    made->setTextFormat(Qt::PlainText);
    if (ink == Ink::Strong) {
        QFont font = made->font();
        font.setWeight(styled(font, TextStyle::Strong).weight());
        made->setFont(font);
    } else if (ink == Ink::Quiet) {
        QPalette palette = made->palette();
        const QColor muted = mutedColour(palette);
        for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text}) // on the base they use Text
            palette.setColor(role, muted);
        made->setPalette(palette);
    }
    return made;
}

double sizeOfSlideLabel(const QLabel& label) { return label.property(sizeName).toDouble(); }

void fillAnswerSlide(QWidget& slide, const OfferingsModel& offerings, const Wording& w)
{
    const AnswerText answer = answerText(offerings.comparison(), w);
    QVBoxLayout& column = emptied(slide);
    column.addStretch(1);
    column.addWidget(slideLabel(answer.headline, headline, Ink::Strong));
    column.addWidget(slideLabel(answer.details(w.language()), 1.1, Ink::Quiet));
    column.addStretch(1);
    auto* grid = new QGridLayout;
    grid->setVerticalSpacing(14);
    grid->setHorizontalSpacing(28);
    for (int row = 0; row < offerings.rowCount(); ++row) {
        const CardContent card = cardContent(offerings.index(row, 0));
        const QStringList cells{card.name, (QStringList(card.verdictText) + card.misses).join(QStringLiteral(" · ")),
                                card.memory, card.runs() ? card.time : QString(), card.runs() ? card.cost : QString()};
        for (qsizetype i = 0; i < cells.size(); ++i)
            grid->addWidget(slideLabel(cells[i], figures, card.recommended ? Ink::Strong : Ink::Plain), row,
                            static_cast<int>(i));
    }
    column.addLayout(grid);
    column.addStretch(1);
}

void fillAssumptionsSlide(QWidget& slide, const Scenario& scenario, const Comparison& comparison, const Wording& w)
{
    ReportInput input;
    input.scenario = scenario;
    input.comparison = comparison;
    input.sections = {ReportSection::Assumptions};
    const Report report = makeReport(input, w);
    QVBoxLayout& column = emptied(slide);
    column.addWidget(slideLabel(report.sections.front().title, 1.4, Ink::Strong));
    for (const Block& block : report.sections.front().blocks)
        if (const auto* table = std::get_if<Table>(&block)) {
            auto* grid = new QGridLayout;
            int row = 0;
            addTable(*grid, *table, row);
            column.addSpacing(20);
            column.addLayout(grid);
        }
    column.addStretch(1);
}

} // namespace octoplan
