// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/sweepscene.h"

#include "charts/charttext.h"
#include "wording/sweeptext.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace octoplan {

namespace {

constexpr double lineLabelRoom = 0.22; // of the axis, right of the lines
constexpr double widestSpan = 50.0;    // a wider span is shown by ratios
constexpr std::size_t mostMarked = 24; // changes with a ring of their own

QString sweptName(const SweepAnswers& answers, std::size_t offering, const Wording& w)
{
    return w.offeringName(answers.first.offerings[offering].name).remove(QStringLiteral(" ×8"));
}

class LineScene {
public:
    LineScene(const SweepAnswers& answers, SweepFigure figure, const Wording& wording)
        : m_answers(answers)
        , m_axis(answers.grid.axes.front())
        , m_figure(figure)
        , m_w(wording)
        , m_continuous(m_axis.isAscending() && m_axis.size() > 1)
    {
    }

    [[nodiscard]] XyScene make(std::optional<double> present);

private:
    [[nodiscard]] double xOf(std::size_t point) const
    {
        return m_continuous ? m_axis.values[point] : static_cast<double>(point);
    }
    void setAxes();
    void setCategories();
    void setNumbers();
    void setHeight();
    void addLines(std::size_t offering);
    void addPoints(std::size_t offering);
    void addChanges();
    [[nodiscard]] std::optional<double> figureAt(double value, std::size_t offering) const;

    const SweepAnswers& m_answers;
    const SweepAxis& m_axis;
    SweepFigure m_figure;
    const Wording& m_w;
    bool m_continuous;
    XyScene m_scene;
};

void LineScene::setCategories()
{
    const auto last = static_cast<double>(m_axis.size()) - 1.0;
    // The scene outlives the answers, so it takes its words along.
    QStringList texts;
    for (std::size_t i = 0; i < m_axis.size(); ++i)
        texts << valueText(m_axis, i, m_w);
    m_scene.x = {-0.5, last + 0.5, false, axisLabel(m_axis, m_w), [texts](double x) {
                     const auto i = static_cast<qsizetype>(std::llround(x));
                     const bool whole = std::abs(x - static_cast<double>(i)) < 1e-6;
                     return whole && i >= 0 && i < texts.size() ? texts[i] : QString();
                 }};
}

void LineScene::setNumbers()
{
    const double low = m_axis.values.front(), last = m_axis.values.back();
    const bool logarithmic = m_axis.number->scale == Scale::Logarithmic && low > 0.0;
    const double high = logarithmic ? last * std::pow(last / low, lineLabelRoom) : last + lineLabelRoom * (last - low);
    SweepAxis words{m_axis.number, nullptr, {}, 0};
    m_scene.x = {low, high, logarithmic, axisLabel(m_axis, m_w),
                 [words, last, w = m_w](double x) { return x > last * 1.0001 ? QString() : numberTick(words, x, w); }};
}

void LineScene::setHeight()
{
    double low = INFINITY, high = 0.0;
    for (std::size_t point = 0; point < m_answers.size(); ++point)
        for (std::size_t i = 0; i < m_answers.offerings(); ++i)
            if (const auto value = m_answers.figure(m_figure, point, i); value && *value > 0.0) {
                low = std::min(low, *value);
                high = std::max(high, *value);
            }
    const auto text = [figure = m_figure, w = m_w](double value) { return figureText(figure, value, w); };
    if (high > 0.0 && high / low > widestSpan)
        m_scene.y = {low / 1.4, high * 1.4, true, QString(), text};
    else
        m_scene.y = {0.0, axisEnd(high > 0.0 ? high : 1.0), false, QString(), text};
}

void LineScene::setAxes()
{
    m_continuous ? setNumbers() : setCategories();
    setHeight();
}

// A line for each stretch on which the offering runs, and is the choice or is not.
void LineScene::addLines(std::size_t offering)
{
    XyLine line;
    const auto end = [&] {
        if (line.points.size() > 1)
            m_scene.lines << line;
        line.points.clear();
    };
    for (std::size_t point = 0; point < m_answers.size(); ++point) {
        const auto value = m_answers.figure(m_figure, point, offering);
        if (!value) {
            end();
            continue;
        }
        line.points << QPointF(xOf(point), *value);
        const bool chosen = m_answers.choice(point) == offering;
        if (line.points.size() > 1 && line.thin == chosen) { // to here as before, from here on anew
            const QPointF here = line.points.back();
            end();
            line.points << here;
        }
        line.offering = static_cast<int>(offering);
        line.thin = !chosen;
        line.thick = chosen;
    }
    end();
    for (qsizetype i = m_scene.lines.size(); i-- > 0;)
        if (m_scene.lines[i].offering == static_cast<int>(offering)) {
            m_scene.lines[i].label = sweptName(m_answers, offering, m_w);
            return;
        }
}

void LineScene::addPoints(std::size_t offering)
{
    for (std::size_t point = 0; point < m_answers.size(); ++point)
        if (const auto value = m_answers.figure(m_figure, point, offering)) {
            XyPoint mark;
            mark.at = {xOf(point), *value};
            mark.offering = static_cast<int>(offering);
            mark.hollow = m_answers.choice(point) != offering;
            mark.hint = pointDetails(m_answers, point, m_w);
            m_scene.points << mark;
        }
}

// Between two points, on the straight line.
std::optional<double> LineScene::figureAt(double value, std::size_t offering) const
{
    const auto right = std::lower_bound(m_axis.values.begin(), m_axis.values.end(), value);
    const auto i = static_cast<std::size_t>(right - m_axis.values.begin());
    const auto before = i > 0 ? m_answers.figure(m_figure, i - 1, offering) : std::nullopt;
    const auto after = i < m_answers.size() ? m_answers.figure(m_figure, i, offering) : std::nullopt;
    if (!before || !after) // it runs on one side only
        return before ? before : after;
    const double share = (value - m_axis.values[i - 1]) / (m_axis.values[i] - m_axis.values[i - 1]);
    return *before + share * (*after - *before);
}

void LineScene::addChanges()
{
    std::size_t marked = 0;
    std::optional<std::size_t> before = m_answers.choice(0);
    for (const SweepAnswers::Change& change : m_answers.changes) {
        const std::optional<std::size_t> shown = change.mark.choice ? change.mark.choice : before;
        before = change.mark.choice;
        const auto value = change.mark.winner && shown ? figureAt(change.mark.value, *shown) : std::nullopt;
        if (!value || ++marked > mostMarked)
            continue;
        XyPoint mark;
        mark.at = {change.mark.value, *value};
        mark.hollow = true;
        mark.label = numberTick(m_axis, change.mark.value, m_w);
        mark.hint = changeText(m_answers, change, m_w);
        m_scene.points << mark;
    }
}

XyScene LineScene::make(std::optional<double> present)
{
    m_scene.title = m_w.label(m_figure);
    m_scene.subtitle =
        chartText(m_w, QT_TRANSLATE_NOOP("Charts", "by %1; thick where it is the choice, a ring where that changes"))
            .arg(axisLabel(m_axis, m_w));
    setAxes();
    for (std::size_t i = 0; i < m_answers.offerings(); ++i)
        m_continuous ? addLines(i) : addPoints(i);
    addChanges();
    if (m_continuous && present && *present >= m_scene.x.low && *present <= m_axis.values.back())
        m_scene.marks << XyMark{
            *present, true, false,
            chartText(m_w, QT_TRANSLATE_NOOP("Charts", "now: %1")).arg(numberTick(m_axis, *present, m_w))};
    return std::move(m_scene);
}

} // namespace

XyScene sweepLines(const SweepAnswers& answers, SweepFigure figure, std::optional<double> present, const Wording& w)
{
    return LineScene(answers, figure, w).make(present);
}

HeatScene sweepMap(const SweepAnswers& answers, const Wording& w)
{
    // The scene outlives its maker.
    const auto kept = std::make_shared<const SweepAnswers>(answers);
    const SweepAxis &across = kept->grid.axes[0], &up = kept->grid.axes[1];
    HeatScene scene;
    scene.title = chartText(w, QT_TRANSLATE_NOOP("Charts", "The choice"));
    scene.subtitle =
        chartText(w, QT_TRANSLATE_NOOP("Charts", "by %1 and %2")).arg(axisLabel(across, w), axisLabel(up, w));
    scene.xTitle = axisLabel(across, w);
    scene.yTitle = axisLabel(up, w);
    scene.columns = static_cast<int>(across.size());
    scene.rows = static_cast<int>(up.size());
    scene.noneName = chartText(w, QT_TRANSLATE_NOOP("Charts", "none"));
    for (std::size_t i = 0; i < kept->offerings(); ++i)
        scene.names << sweptName(*kept, i, w);
    // The first input is the slow one of the grid, and goes across.
    scene.kinds.reserve(static_cast<qsizetype>(kept->size()));
    const auto pointOf = [kept](int column, int row) {
        return static_cast<std::size_t>(column) * kept->grid.axes[1].size() + static_cast<std::size_t>(row);
    };
    for (int row = 0; row < scene.rows; ++row)
        for (int column = 0; column < scene.columns; ++column) {
            const auto choice = kept->choice(pointOf(column, row));
            scene.kinds << (choice ? static_cast<short>(*choice) : short{-1});
        }
    scene.xText = [kept, w](int i) { return valueTick(kept->grid.axes[0], static_cast<std::size_t>(i), w); };
    scene.yText = [kept, w](int i) { return valueTick(kept->grid.axes[1], static_cast<std::size_t>(i), w); };
    scene.hint = [kept, pointOf, w](int column, int row) { return pointDetails(*kept, pointOf(column, row), w); };
    return scene;
}

} // namespace octoplan
