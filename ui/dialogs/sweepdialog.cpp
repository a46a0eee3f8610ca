// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/sweepdialog.h"

#include "charts/heatchart.h"
#include "charts/sweepscene.h"
#include "charts/xychart.h"
#include "dialogs/sweepaxiseditor.h"
#include "theme/typescale.h"
#include "widgets/segmentedchoice.h"
#include "wording/sweeptext.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>

namespace octoplan {

namespace {

constexpr int axesWidth = 240;
constexpr int valuesOfOne = 101; // while one input is varied
constexpr int valuesOfTwo = 41;  // of each of two
constexpr std::size_t mostPoints = 1'000'000;
constexpr int lookEvery = 50; // milliseconds
constexpr int progressSteps = 1000;

// What the scenario's job is measured by.
InputId firstInput(const Scenario& scenario)
{
    if (scenario.job.task == Task::Serve)
        return InputId::ConcurrentRequests;
    return scenario.goal.kind == GoalKind::Tokens ? InputId::GoalTokens : InputId::GoalDays;
}

} // namespace

SweepDialog::SweepDialog(const Session& session, const Outputs* outputs, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_outputs(outputs)
    , m_study(session)
    , m_first(new SweepAxisEditor(false, valuesOfOne, this))
    , m_second(new SweepAxisEditor(true, valuesOfTwo, this))
    , m_figuresTitle(new QLabel(this))
    , m_figures(new SegmentedChoice(this))
    , m_pages(new QStackedWidget(this))
    , m_lines(new XyChart(this))
    , m_map(new HeatChart(this))
    , m_message(new QLabel(this))
    , m_sentences(new QLabel(this))
    , m_note(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
    , m_csv(new QPushButton(this))
    , m_json(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    resize(1080, 640);
    auto* body = new QHBoxLayout;
    body->setSpacing(16);
    body->addWidget(buildOptions());
    body->addWidget(buildPicture(), 1);
    auto* all = new QVBoxLayout(this);
    all->addLayout(body, 1);
    all->addWidget(buildButtons());
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, &SweepDialog::showProgress);
    connect(&m_study, &SweepStudy::progressed, this, &SweepDialog::showProgress);
    connect(&m_study, &SweepStudy::changed, this, [this] {
        showState();
        showAnswers();
    });
    retranslate();
    const bool byToken = session.scenario().job.task == Task::Serve || session.scenario().goal.kind == GoalKind::Days;
    m_figures->setCurrent(static_cast<int>(byToken ? SweepFigure::PerBillionTokens : SweepFigure::Cost));
    m_first->setInput(firstInput(session.scenario()), session.scenario());
    m_second->suggest(session.scenario());
    begin();
}

// Both are asked to stop before either is waited for: what is written may wait for a thread that the study has.
SweepDialog::~SweepDialog()
{
    m_study.cancel();
    m_writing.cancel();
}

QWidget* SweepDialog::buildOptions()
{
    auto* options = new QWidget(this);
    options->setFixedWidth(axesWidth);
    auto* column = new QVBoxLayout(options);
    column->setContentsMargins({});
    column->setSpacing(14);
    column->addWidget(m_first);
    column->addWidget(m_second);
    column->addStretch(1);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    m_progress->setRange(0, progressSteps);
    m_progress->setTextVisible(false);
    column->addWidget(m_progress);
    column->addWidget(m_cancel);
    for (SweepAxisEditor* editor : {m_first, m_second})
        connect(editor, &SweepAxisEditor::changed, this, &SweepDialog::begin);
    connect(m_first, &SweepAxisEditor::inputChosen, this, [this] {
        m_first->suggest(m_session.scenario());
        begin();
    });
    connect(m_second, &SweepAxisEditor::inputChosen, this, &SweepDialog::secondChosen);
    connect(m_cancel, &QPushButton::clicked, this, &SweepDialog::stop);
    return options;
}

QWidget* SweepDialog::buildPicture()
{
    auto* picture = new QWidget(this);
    auto* column = new QVBoxLayout(picture);
    column->setContentsMargins({});
    column->setSpacing(8);
    auto* row = new QHBoxLayout;
    row->addWidget(m_figuresTitle);
    row->addWidget(m_figures);
    row->addStretch(1);
    column->addLayout(row);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    for (QWidget* page :
         {static_cast<QWidget*>(m_lines), static_cast<QWidget*>(m_map), static_cast<QWidget*>(m_message)})
        m_pages->addWidget(page);
    column->addWidget(m_pages, 1);
    m_sentences->setWordWrap(true);
    m_sentences->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(m_sentences);
    connect(m_figures, &SegmentedChoice::chosen, this, &SweepDialog::showAnswers);
    return picture;
}

QWidget* SweepDialog::buildButtons()
{
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_csv, QDialogButtonBox::ActionRole);
    buttons->addButton(m_json, QDialogButtonBox::ActionRole);
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    for (QPushButton* button : {m_csv, m_json, m_cancel, m_close})
        button->setAutoDefault(false); // Return ends the typing of a number
    for (QPushButton* button : {m_csv, m_json})
        button->setVisible(m_outputs != nullptr);
    connect(m_csv, &QPushButton::clicked, this, [this] { askAndExport(QStringLiteral("csv")); });
    connect(m_json, &QPushButton::clicked, this, [this] { askAndExport(QStringLiteral("json")); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void SweepDialog::retranslate()
{
    m_wording = Wording(languageOf(QLocale()));
    setWindowTitle(tr("Sweep"));
    m_first->retranslate(tr("&Vary"), m_wording);
    m_second->retranslate(tr("&And"), m_wording);
    m_figuresTitle->setText(tr("Show"));
    QStringList texts, hints;
    for (std::size_t i = 0; i < choiceCount<SweepFigure>; ++i) {
        texts << m_wording.shortLabel(static_cast<SweepFigure>(i));
        hints << m_wording.hint(static_cast<SweepFigure>(i));
    }
    m_figures->setOptions(texts);
    m_figures->setOptionHints(hints);
    m_figures->setLabel(tr("Show"));
    m_progress->setAccessibleName(tr("Progress"));
    m_cancel->setText(tr("&Stop"));
    m_csv->setText(tr("Export &CSV…"));
    m_json->setText(tr("Export &JSON…"));
    m_close->setText(tr("Close"));
    showState();
    showAnswers();
}

SweepGrid SweepDialog::grid() const
{
    SweepGrid grid;
    for (const SweepAxisEditor* editor : {m_first, m_second})
        if (auto axis = editor->axis())
            grid.axes.push_back(std::move(*axis));
    return grid;
}

QString SweepDialog::fault(const SweepGrid& grid) const
{
    const std::size_t asked = m_second->isNone() ? 1 : 2;
    if (grid.axes.size() < asked)
        return tr("A range has to end above where it begins.");
    if (asked == 2 && grid.axes[0].key() == grid.axes[1].key())
        return tr("Choose two different inputs.");
    if (grid.size() > mostPoints)
        return tr("That is %1 points; here there may be %2. The command “octoplan sweep” does more.")
            .arg(m_wording.numbers().count(static_cast<double>(grid.size())),
                 m_wording.numbers().count(static_cast<double>(mostPoints)));
    return {};
}

void SweepDialog::secondChosen()
{
    const int count = m_second->isNone() ? valuesOfOne : valuesOfTwo;
    if (m_first->setUsualCount(count); m_first->count()->value() > count)
        m_first->count()->setValue(count);
    m_second->suggest(m_session.scenario());
    begin();
}

void SweepDialog::begin()
{
    m_lastNote.clear();
    const SweepGrid asked = grid();
    if (fault(asked).isEmpty())
        m_study.start(asked);
    else
        m_study.cancel();
}

void SweepDialog::stop()
{
    if (m_pointsWritten) {
        m_writing.cancel();
        m_pointsWritten.reset();
        m_look.stop();
        m_lastNote = tr("Stopped; nothing was written.");
    } else {
        m_study.cancel();
    }
    showState();
}

void SweepDialog::showState()
{
    const SweepGrid asked = grid();
    const QString wrong = fault(asked);
    const bool writes = m_pointsWritten != nullptr;
    const bool busy = m_study.isRunning() || writes;
    m_progress->setVisible(busy);
    m_cancel->setVisible(busy);
    m_csv->setEnabled(wrong.isEmpty() && !writes);
    m_json->setEnabled(wrong.isEmpty() && !writes);
    m_message->setText(!wrong.isEmpty()      ? wrong
                       : m_study.isRunning() ? tr("Comparing…")
                                             : tr("Stopped. Change a range to start anew."));
    const auto points = static_cast<double>(asked.size());
    m_note->setText(!m_lastNote.isEmpty() ? m_lastNote
                    : wrong.isEmpty()     ? tr("%1 comparisons").arg(m_wording.numbers().count(points))
                                          : QString());
    showProgress();
}

void SweepDialog::showProgress()
{
    const bool writes = m_pointsWritten != nullptr;
    const auto total = static_cast<double>(writes ? m_pointsToWrite : m_study.total());
    const auto done = static_cast<double>(writes ? m_pointsWritten->load() : m_study.done());
    m_progress->setValue(total > 0.0 ? static_cast<int>(progressSteps * done / total) : 0);
}

void SweepDialog::showAnswers()
{
    const std::shared_ptr<const SweepAnswers>& answers = m_study.answers();
    const bool two = !m_second->isNone();
    m_figuresTitle->setVisible(!two);
    m_figures->setVisible(!two);
    if (!answers) {
        m_pages->setCurrentWidget(m_message);
        m_sentences->clear();
        return;
    }
    const Wording wording = m_wording.withCurrency(answers->first.currency);
    const SweepAxis& axis = answers->grid.axes.front();
    if (two) {
        m_map->setScene(sweepMap(*answers, wording));
    } else {
        const auto present = axis.number ? std::optional(value(m_session.scenario(), axis.number->id)) : std::nullopt;
        m_lines->setScene(sweepLines(*answers, static_cast<SweepFigure>(m_figures->current()), present, wording));
    }
    m_pages->setCurrentWidget(two ? static_cast<QWidget*>(m_map) : m_lines);
    m_sentences->setText(sweepSentences(*answers, wording).join(u'\n'));
}

QString SweepDialog::note() const { return m_note->text(); }

void SweepDialog::askAndExport(const QString& suffix)
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export sweep"), m_outputs->suggestedName() + QStringLiteral("-sweep") + u'.' + suffix,
        QStringLiteral("*.") + suffix);
    if (!path.isEmpty())
        exportTo(QFileInfo(path).suffix().isEmpty() ? path + u'.' + suffix : path);
}

// Answered anew while it is written: the file holds all figures, the picture only some.
void SweepDialog::exportTo(const QString& path)
{
    m_lastNote.clear();
    const SweepGrid asked = grid();
    m_pointsToWrite = asked.size();
    m_pointsWritten = std::make_shared<std::atomic<std::size_t>>(0);
    const SweepWriter write = m_outputs->sweepWriter(asked, path);
    m_writing.start(
        [write, done = m_pointsWritten](const StopToken& token) {
            return write([&done](std::size_t points) { *done = points; }, [token] { return token.stopRequested(); });
        },
        [this, path](const QString& problem) { written(path, problem); });
    m_look.start();
    showState();
}

void SweepDialog::written(const QString& path, const QString& problem)
{
    const QString name = QFileInfo(path).fileName();
    m_pointsWritten.reset();
    m_look.stop();
    m_lastNote = problem.isEmpty() ? tr("%1 was written.").arg(name) : tr("%1 was not written: %2").arg(name, problem);
    showState();
}

void SweepDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace octoplan
