// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/presentation.h"

#include "charts/breakevenscene.h"
#include "charts/costchart.h"
#include "charts/memorychart.h"
#include "charts/timecostscene.h"
#include "charts/tornadowords.h"
#include "charts/xychart.h"
#include "panels/inputslider.h"
#include "panels/slidecontent.h"
#include "session/session.h"
#include "theme/colours.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace octoplan {

namespace {

constexpr int linesOfScreen = 40; // of the body's type
constexpr int smallestType = 13;  // px
constexpr double stripSize = 0.8; // of the body's type
constexpr int stripGap = 28;

} // namespace

Presentation::Presentation(const Session& session, const Wording& wording, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_session(session.catalog())
    , m_wording(wording)
    , m_offerings(wording)
    , m_memoryParts(wording)
    , m_costLines(wording)
    , m_timeCost(wording)
    , m_sensitivity(wording)
    , m_answer(new QWidget)
    , m_assumptions(new QWidget)
    , m_strip(new QWidget)
    , m_slides(new QStackedWidget)
    , m_foot(slideLabel(QString(), 0.8, Ink::Quiet))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_session.setScenario(session.scenario());
    m_wording = wording.inCurrencyOf(m_session.comparison());
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_slides, 1);
    column->addWidget(m_strip);
    column->addWidget(m_foot);
    addSlide(m_answer, tr("Answer"));
    addCharts();
    addSlide(m_assumptions, tr("Assumptions"));
    addSliders();
    fill();
    if (session.decision())
        fillDecision(*session.decision());
    connect(&m_session, &Session::comparisonChanged, this, &Presentation::fill);
    connect(&m_session, &Session::decisionChanged, this, [this] {
        if (m_session.decision())
            fillDecision(*m_session.decision());
    });
    showSliders(false);
    showSlide(0);
}

void Presentation::addSlide(QWidget* content, const QString& title)
{
    content->setFocusPolicy(Qt::NoFocus); // the arrow keys are for walking
    m_slides->addWidget(content);
    m_titles << title;
}

void Presentation::addCharts()
{
    m_memoryChart = new MemoryChart;
    m_memoryChart->setModel(&m_memoryParts);
    addSlide(m_memoryChart, tr("Memory per device"));
    m_costChart = new CostChart;
    m_costChart->setModel(&m_costLines);
    m_costChart->setMoneyText([words = m_wording](double amount) { return words.numbers().money(yuan(amount)); });
    addSlide(m_costChart, tr("Total cost"));
    if (m_session.comparison().task != Task::Serve) {
        m_timeCostChart = new XyChart;
        addSlide(m_timeCostChart, tr("Time against cost"));
    }
    m_breakEvenChart = new XyChart;
    addSlide(m_breakEvenChart, tr("Break-even"));
    m_tornado = new TornadoChart;
    addSlide(m_tornado, tr("What matters most"));
}

void Presentation::addSliders()
{
    const bool serving = m_session.comparison().task == Task::Serve;
    const InputId work = serving ? InputId::ConcurrentRequests : InputId::GoalTokens;
    const QList<std::pair<InputId, InputSlider::Span>> wanted{
        {InputId::ModelParameters, {1e8, 1e12, {1e8, 1e9, 1e10, 1e11, 1e12}}},
        {work,
         serving ? InputSlider::Span{1, 1000, {1, 10, 100, 1000}} : InputSlider::Span{1e7, 1e12, {1e8, 1e10, 1e12}}},
        {daysInput(m_session.scenario().goal.kind), {0.5, 180, {0.5, 3, 14, 60, 180}}},
        {InputId::Budget, {100, 1e7, {100, 1e4, 1e6}}}};
    auto* row = new QHBoxLayout(m_strip);
    row->setContentsMargins({});
    row->setSpacing(stripGap);
    for (const auto& [id, span] : wanted) {
        if (serving && id == InputId::DeadlineDays)
            continue;
        auto* slider = new InputSlider(m_session, id, span);
        slider->retranslate(m_wording);
        for (QWidget* part : slider->findChildren<QWidget*>())
            part->setFocusPolicy(Qt::NoFocus); // by mouse, or by the keys of the presentation
        row->addWidget(slider, 1);
        m_sliders << slider;
    }
    chooseSlider(0);
}

void Presentation::fill()
{
    const Comparison& comparison = m_session.comparison();
    for (ComparisonModel* model :
         std::initializer_list<ComparisonModel*>{&m_offerings, &m_memoryParts, &m_costLines, &m_timeCost})
        model->setComparison(comparison);
    m_costChart->setSubtitle(m_wording.goal(comparison));
    std::optional<double> budget;
    if (comparison.budget)
        budget = toYuan(*comparison.budget);
    m_costChart->setBudget(budget,
                           budget ? tr("budget %1").arg(m_wording.numbers().money(*comparison.budget)) : QString());
    if (m_timeCostChart)
        m_timeCostChart->setScene(timeCostScene(m_timeCost, m_wording, {comparison.deadlineDays, budget}));
    fillAnswerSlide(*m_answer, m_offerings, m_wording);
    fillAssumptionsSlide(*m_assumptions, m_session.scenario(), comparison, m_wording);
    for (InputSlider* slider : std::as_const(m_sliders))
        slider->refresh();
    fitType();
}

void Presentation::fillDecision(const Decision& decision)
{
    const Comparison& comparison = m_session.comparison();
    if (!decision.breakEven.empty())
        m_breakEvenChart->setScene(breakEvenScene(decision.breakEven.front(), comparison, m_wording));
    m_sensitivity.setWording(m_wording);
    m_sensitivity.setTornado(comparison, decision.tornado);
    m_tornado->setModel(&m_sensitivity);
    m_tornado->setWords(tornadoWords(comparison, m_sensitivity.likely().value_or(0.0), m_wording));
}

int Presentation::slide() const { return m_slides->currentIndex(); }

int Presentation::slideCount() const { return m_slides->count(); }

void Presentation::showSlide(int index)
{
    m_slides->setCurrentIndex(std::clamp(index, 0, slideCount() - 1));
    sayKeys();
    setWindowTitle(m_titles[slide()] + QStringLiteral(" – Octoplan"));
    setAccessibleName(m_titles[slide()]);
}

void Presentation::sayKeys()
{
    QStringList parts{tr("%1 of %2").arg(slide() + 1).arg(slideCount()), tr("← → walk")};
    if (slidersShown())
        parts << tr("1 to %1 choose a slider").arg(m_sliders.size()) << tr("+ − move it") << tr("V hides sliders");
    else
        parts << tr("V sliders");
    if (QGuiApplication::screens().size() > 1)
        parts << tr("S other screen");
    m_foot->setText((parts << tr("Esc ends")).join(QStringLiteral("  ·  ")));
}

bool Presentation::slidersShown() const { return !m_strip->isHidden(); }

void Presentation::showSliders(bool shown)
{
    m_strip->setVisible(shown);
    sayKeys();
}

void Presentation::chooseSlider(int index)
{
    m_chosen = std::clamp(index, 0, static_cast<int>(m_sliders.size()) - 1);
    for (int i = 0; i < m_sliders.size(); ++i) { // the chosen one stands on a quiet ground
        QPalette own = palette();
        own.setColor(QPalette::Window, toneColours(Tone::Accent, palette()).fill);
        m_sliders[i]->setPalette(own);
        m_sliders[i]->setAutoFillBackground(i == m_chosen);
    }
}

// As its own keys would move it.
void Presentation::nudge(int direction)
{
    QKeyEvent press(QEvent::KeyPress, direction > 0 ? Qt::Key_Right : Qt::Key_Left, Qt::NoModifier);
    QCoreApplication::sendEvent(m_sliders[m_chosen]->track(), &press);
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
    case Qt::Key_V: return showSliders(!slidersShown());
    case Qt::Key_Escape:
    case Qt::Key_F5: close(); return;
    default: break;
    }
    if (slidersShown() && event->key() >= Qt::Key_1 && event->key() < Qt::Key_1 + m_sliders.size())
        return chooseSlider(event->key() - Qt::Key_1);
    if (slidersShown() && (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal))
        return nudge(1);
    if (slidersShown() && event->key() == Qt::Key_Minus)
        return nudge(-1);
    QWidget::keyPressEvent(event);
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
        if (const double size = sizeOfSlideLabel(*text); size > 0.0)
            text->setFont(sized(*text, size));
    for (int i = 1; i + 1 < m_slides->count(); ++i) // charts are between answer and assumptions
        m_slides->widget(i)->setFont(sized(*m_slides->widget(i), 1.0));
    m_strip->setFont(sized(*m_strip, stripSize));
    const int margin = qRound(body * 2.0);
    layout()->setContentsMargins(margin, margin, margin, margin / 2);
}

void Presentation::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitType();
}

} // namespace octoplan
