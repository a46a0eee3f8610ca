// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/presentation.h"

#include "charts/costchart.h"
#include "charts/memorychart.h"
#include "charts/timecostscene.h"
#include "charts/xychart.h"
#include "document/makereport.h"
#include "panels/cardcontent.h"
#include "theme/colours.h"
#include "theme/typescale.h"

#include <QGridLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QStackedWidget>

#include <algorithm>

namespace octoplan {

namespace {

constexpr int linesOfScreen = 40;     // of the body's type
constexpr int smallestType = 13;      // px
constexpr auto sizeName = "typeSize"; // property: times the type of the body
constexpr double headline = 1.9;
constexpr double figures = 1.25;

QLabel* label(const QString& text, double size, bool strong = false)
{
    auto* made = new QLabel(text);
    made->setProperty(sizeName, size);
    made->setWordWrap(true);
    made->setTextFormat(Qt::PlainText);
    QFont font = made->font();
    if (strong)
        font.setWeight(styled(font, TextStyle::Strong).weight());
    made->setFont(font);
    return made;
}

QLabel* quiet(QLabel* label)
{
    QPalette palette = label->palette();
    const QColor muted = mutedColour(palette);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text}) // on the base they write with Text
        palette.setColor(role, muted);
    label->setPalette(palette);
    return label;
}

void addTable(QGridLayout& grid, const Table& table, int& row)
{
    const auto add = [&grid, &row](const QStringList& cells, bool header) {
        for (qsizetype i = 0; i < cells.size(); ++i) {
            QLabel* cell = label(cells[i], 0.95, false);
            grid.addWidget(header ? quiet(cell) : cell, row, static_cast<int>(i));
        }
        ++row;
    };
    add(table.header, true);
    for (const QStringList& cells : table.rows)
        add(cells, false);
}

} // namespace

Presentation::Presentation(const Scenario& scenario, const Comparison& comparison, const Wording& wording,
                           QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_wording(wording.inCurrencyOf(comparison))
    , m_offerings(wording)
    , m_memoryParts(wording)
    , m_costLines(wording)
    , m_timeCost(wording)
    , m_slides(new QStackedWidget)
    , m_foot(quiet(label(QString(), 0.8)))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    for (ComparisonModel* model :
         std::initializer_list<ComparisonModel*>{&m_offerings, &m_memoryParts, &m_costLines, &m_timeCost})
        model->setComparison(comparison);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_slides, 1);
    column->addWidget(m_foot);
    addSlide(answerSlide(), tr("Answer"));
    addCharts(comparison);
    addSlide(assumptionsSlide(scenario), tr("Assumptions"));
    showSlide(0);
}

void Presentation::addSlide(QWidget* content, const QString& title)
{
    content->setFocusPolicy(Qt::NoFocus); // the arrow keys are for walking
    m_slides->addWidget(content);
    m_titles << title;
}

void Presentation::addCharts(const Comparison& comparison)
{
    const auto money = [words = m_wording](double amount) { return words.numbers().money(yuan(amount)); };
    auto* memory = new MemoryChart;
    memory->setModel(&m_memoryParts);
    addSlide(memory, tr("Memory per device"));
    auto* cost = new CostChart;
    cost->setModel(&m_costLines);
    cost->setMoneyText(money);
    cost->setSubtitle(m_wording.goal(comparison));
    std::optional<double> budget;
    if (comparison.budget) {
        budget = toYuan(*comparison.budget);
        cost->setBudget(budget, tr("budget %1").arg(m_wording.numbers().money(*comparison.budget)));
    }
    addSlide(cost, tr("Total cost"));
    if (comparison.task == Task::Serve)
        return;
    auto* timeCost = new XyChart;
    timeCost->setScene(timeCostScene(m_timeCost, m_wording, {comparison.deadlineDays, budget}));
    addSlide(timeCost, tr("Time against cost"));
}

QWidget* Presentation::answerSlide()
{
    const AnswerText answer = answerText(m_offerings.comparison(), m_wording);
    auto* slide = new QWidget;
    auto* column = new QVBoxLayout(slide);
    column->addStretch(1);
    column->addWidget(label(answer.headline, headline, true));
    column->addWidget(quiet(label(answer.details(m_wording.language()), 1.1)));
    column->addStretch(1);
    auto* grid = new QGridLayout;
    grid->setVerticalSpacing(14);
    grid->setHorizontalSpacing(28);
    for (int row = 0; row < m_offerings.rowCount(); ++row) {
        const CardContent card = cardContent(m_offerings.index(row, 0));
        const QStringList cells{card.name, (QStringList(card.verdictText) + card.misses).join(QStringLiteral(" · ")),
                                card.memory, card.runs() ? card.time : QString(), card.runs() ? card.cost : QString()};
        for (qsizetype i = 0; i < cells.size(); ++i)
            grid->addWidget(label(cells[i], figures, card.recommended), row, static_cast<int>(i));
    }
    column->addLayout(grid);
    column->addStretch(1);
    return slide;
}

// The tables that the report shows: model and inputs.
QWidget* Presentation::assumptionsSlide(const Scenario& scenario)
{
    ReportInput input;
    input.scenario = scenario;
    input.comparison = m_offerings.comparison();
    input.sections = {ReportSection::Assumptions};
    const Report report = makeReport(input, m_wording);
    auto* slide = new QWidget;
    auto* column = new QVBoxLayout(slide);
    column->addWidget(label(report.sections.front().title, 1.4, true));
    for (const Block& block : report.sections.front().blocks)
        if (const auto* table = std::get_if<Table>(&block)) {
            auto* grid = new QGridLayout;
            int row = 0;
            addTable(*grid, *table, row);
            column->addSpacing(20);
            column->addLayout(grid);
        }
    column->addStretch(1);
    return slide;
}

int Presentation::slide() const { return m_slides->currentIndex(); }

int Presentation::slideCount() const { return m_slides->count(); }

void Presentation::showSlide(int index)
{
    m_slides->setCurrentIndex(std::clamp(index, 0, slideCount() - 1));
    QStringList parts{tr("%1 of %2").arg(slide() + 1).arg(slideCount()), tr("← → walk"), tr("Esc ends")};
    if (QGuiApplication::screens().size() > 1)
        parts << tr("S other screen");
    m_foot->setText(parts.join(QStringLiteral("  ·  ")));
    setWindowTitle(m_titles[slide()] + QStringLiteral(" – Octoplan"));
    setAccessibleName(m_titles[slide()]);
}

void Presentation::showOn(QScreen* screen)
{
    setScreen(screen);
    setGeometry(screen->geometry());
    showFullScreen();
    setFocus();
}

void Presentation::showOnNextScreen()
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    if (screens.size() < 2)
        return;
    showNormal();
    showOn(screens[(screens.indexOf(screen()) + 1) % screens.size()]);
}

void Presentation::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_PageDown:
    case Qt::Key_Space: return showSlide(slide() + 1);
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_PageUp:
    case Qt::Key_Backspace: return showSlide(slide() - 1);
    case Qt::Key_Home: return showSlide(0);
    case Qt::Key_End: return showSlide(slideCount() - 1);
    case Qt::Key_S: return showOnNextScreen();
    case Qt::Key_Escape:
    case Qt::Key_F5: close(); return;
    default: QWidget::keyPressEvent(event);
    }
}

// Type grows with the screen, as pictures do.
void Presentation::fitType()
{
    const double body = std::max(smallestType, std::min(height(), width() * 9 / 16) / linesOfScreen);
    const auto sized = [body](const QWidget& widget, double size) {
        QFont font = widget.font();
        font.setPixelSize(qRound(body * size));
        return font;
    };
    for (QLabel* text : findChildren<QLabel*>())
        if (text->property(sizeName).isValid())
            text->setFont(sized(*text, text->property(sizeName).toDouble()));
    for (int i = 1; i + 1 < m_slides->count(); ++i) // charts are between answer and assumptions
        m_slides->widget(i)->setFont(sized(*m_slides->widget(i), 1.0));
    const int margin = qRound(body * 2.0);
    layout()->setContentsMargins(margin, margin, margin, margin / 2);
}

void Presentation::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitType();
}

} // namespace octoplan
