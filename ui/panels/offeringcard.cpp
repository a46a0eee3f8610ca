// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/offeringcard.h"

#include "items/roles.h"
#include "theme/colours.h"
#include "theme/linetext.h"
#include "theme/typescale.h"
#include "widgets/wrappedtext.h"

#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

constexpr double padding = 13.0;
constexpr double compactPadding = 10.0;
constexpr double chipGap = 6.0;

double lineHeight(const QFont& body, TextStyle style) { return QFontMetricsF(styled(body, style)).height(); }

double chipHeight(const QFont& body) { return lineHeight(body, TextStyle::Small) + 4; }

} // namespace

struct OfferingCard::Pen {
    QPainter& painter;
    QFont body;
    QRectF box; // what is left
    QColor ink, quiet, accent;

    // One line; long text is elided. Returns the width used.
    double line(const QString& text, TextStyle style, const QColor& colour, double left = 0.0)
    {
        painter.setFont(styled(body, style));
        painter.setPen(colour);
        return paintLine(painter, box.topLeft() + QPointF(left, 0.0), text, box.width() - left);
    }
    void down(double distance) { box.setTop(box.top() + distance); }
    void downLine(TextStyle style) { down(lineHeight(body, style)); }
};

OfferingCard::OfferingCard(QWidget* parent)
    : CardFrame(parent)
    , m_free(new QToolButton(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    m_free->setAutoRaise(true);
    m_free->hide();
    connect(m_free, &QToolButton::clicked, this, &OfferingCard::planFreed);
}

QRect OfferingCard::planRect() const
{
    if (m_content.plan.isEmpty())
        return {};
    if (m_compact)
        return rect();
    const int height = static_cast<int>(std::ceil(padding + 2 * lineHeight(font(), TextStyle::Small)));
    return {0, this->height() - height, width(), height};
}

void OfferingCard::setContent(const CardContent& content)
{
    if (content == m_content)
        return;
    m_content = content;
    setHighlighted(content.recommended);
    describe();
    placeFreeButton();
    update();
}

void OfferingCard::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    placeFreeButton();
    updateGeometry();
    update();
}

QSize OfferingCard::sizeHint() const
{
    const QFont body = font();
    const double head = lineHeight(body, TextStyle::Title);
    if (m_compact)
        return {170, static_cast<int>(std::ceil(2 * compactPadding + head + chipHeight(body) + 8 +
                                                lineHeight(body, TextStyle::CompactFigure) +
                                                lineHeight(body, TextStyle::Tick)))};
    const double height = 2 * padding + head + 4 * lineHeight(body, TextStyle::Small) + chipHeight(body) +
                          lineHeight(body, TextStyle::Figure) + 2 * lineHeight(body, TextStyle::Small) + 26;
    return {250, static_cast<int>(std::ceil(height))};
}

QSize OfferingCard::minimumSizeHint() const { return {m_compact ? 140 : 200, sizeHint().height()}; }

ChipContent OfferingCard::verdictChip() const
{
    switch (m_content.verdict) {
    case Verdict::Fits: return {Tone::Positive, Glyph::Check, m_content.verdictText};
    case Verdict::Tight: return {Tone::Caution, Glyph::Warning, m_content.verdictText};
    case Verdict::DoesNotFit: return {Tone::Negative, Glyph::Cross, m_content.verdictText};
    case Verdict::CannotRun: return {Tone::Neutral, Glyph::Bar, m_content.verdictText};
    }
    return {};
}

void OfferingCard::paintEvent(QPaintEvent* event)
{
    CardFrame::paintEvent(event);
    QPainter painter(this);
    m_places.clear();
    if (m_compact)
        paintCompact(painter);
    else
        paintFull(painter);
}

void OfferingCard::paintFull(QPainter& painter) const
{
    Pen pen{painter,
            font(),
            QRectF(rect()).adjusted(padding, padding, -padding, -padding),
            palette().color(QPalette::Text),
            mutedColour(palette()),
            palette().color(QPalette::Link)};
    paintHead(pen);
    paintChips(pen);
    if (m_content.runs())
        paintFigures(pen);
    else
        paintHelp(pen);
    paintFoot(pen);
}

void OfferingCard::paintHead(Pen& pen) const
{
    const QFont small = styled(pen.body, TextStyle::Small);
    const QRectF whole = pen.box;
    if (m_content.recommended) {
        const QString word = tr("recommended");
        QFont strong = small;
        strong.setWeight(QFont::DemiBold);
        const QFontMetricsF metrics(strong);
        const double width = metrics.horizontalAdvance(word);
        const double side = metrics.height() * 0.8;
        pen.painter.setFont(strong);
        pen.painter.setPen(pen.accent);
        pen.painter.drawText(QPointF(whole.right() - width, whole.top() + metrics.ascent() + 1), word);
        paintGlyph(pen.painter, Glyph::Star, QRectF(whole.right() - width - side - 3, whole.top() + 2, side, side),
                   pen.accent);
        pen.box.setRight(whole.right() - width - side - 8);
    }
    pen.line(m_content.name, TextStyle::Title, pen.ink);
    pen.box.setRight(whole.right());
    pen.downLine(TextStyle::Title);
    QStringList terms;
    for (const QString& term : {m_content.price, m_content.link})
        if (!term.isEmpty())
            terms << term;
    pen.line(terms.join(QStringLiteral(" · ")), TextStyle::Small, pen.quiet);
    pen.downLine(TextStyle::Small);
    pen.down(6);
}

// The verdict and the first miss; a second miss stands beside the memory's figures.
void OfferingCard::paintChips(Pen& pen) const
{
    const QFont small = styled(pen.body, TextStyle::Small);
    double x = paintChip(pen.painter, pen.box, verdictChip(), small, palette()) + chipGap;
    const auto chip = [&](qsizetype i) {
        const ChipContent miss{Tone::Caution, Glyph::Warning, m_content.misses[i]};
        paintChip(pen.painter, pen.box.adjusted(x, 0, 0, 0), miss, small, palette());
    };
    if (!m_content.misses.isEmpty())
        chip(0);
    pen.down(chipHeight(pen.body) + 3);
    const QString memory =
        m_content.verdict == Verdict::DoesNotFit ? tr("needs %1").arg(m_content.memory) : m_content.memory;
    const double memoryTop = pen.box.top();
    x = pen.line(memory, TextStyle::Small, pen.quiet) + chipGap;
    if (!m_content.memoryDifference.isEmpty())
        x += pen.line(m_content.memoryDifference, TextStyle::Small, pen.accent, x) + chipGap;
    m_places[MemoryExplanationRole] = QRectF(pen.box.left(), memoryTop, x, lineHeight(pen.body, TextStyle::Small));
    if (m_content.misses.size() > 1) {
        pen.down(-2);
        chip(1);
        pen.down(2);
    }
    pen.downLine(TextStyle::Small);
    pen.down(5);
}

void OfferingCard::paintFigure(Pen& pen, double x, const QString& figure, const QString& range,
                               const QString& difference) const
{
    const double top = pen.box.top();
    const double used = pen.line(figure, TextStyle::Figure, pen.ink, x);
    if (!difference.isEmpty()) { // on the same base line
        pen.down(QFontMetricsF(styled(pen.body, TextStyle::Figure)).ascent() -
                 QFontMetricsF(styled(pen.body, TextStyle::Small)).ascent());
        pen.line(difference, TextStyle::Small, pen.accent, x + used + 5);
        pen.box.setTop(top);
    }
    pen.downLine(TextStyle::Figure);
    pen.line(range, TextStyle::Small, pen.quiet, x);
    pen.box.setTop(top);
}

void OfferingCard::paintFigures(Pen& pen) const
{
    const QRectF whole = pen.box;
    const double half = std::floor(whole.width() * 0.46);
    const double height = lineHeight(pen.body, TextStyle::Figure) + lineHeight(pen.body, TextStyle::Small);
    m_places[TimeExplanationRole] = QRectF(whole.left(), whole.top(), half, height);
    m_places[CostExplanationRole] = QRectF(whole.left() + half, whole.top(), whole.width() - half, height);
    pen.box.setRight(whole.left() + half - 6);
    paintFigure(pen, 0, m_content.time, m_content.timeRange, m_content.timeDifference);
    pen.box = whole;
    paintFigure(pen, half, m_content.cost, m_content.costRange, m_content.costDifference);
    pen.downLine(TextStyle::Figure);
    pen.downLine(TextStyle::Small);
    pen.down(7);
}

// In the place of the figures: what would make it run.
void OfferingCard::paintHelp(Pen& pen) const
{
    const QFont small = styled(pen.body, TextStyle::Small);
    pen.painter.setFont(small);
    pen.painter.setPen(pen.ink);
    paintWrapped(pen.painter, pen.box, m_content.fix.isEmpty() ? m_content.why : m_content.fix, 3);
    pen.downLine(TextStyle::Figure);
    pen.downLine(TextStyle::Small);
    pen.down(7);
}

void OfferingCard::paintFoot(Pen& pen) const
{
    if (!m_content.limit.isEmpty()) {
        const double used = pen.line(tr("Limited by") + u' ', TextStyle::Small, pen.quiet);
        pen.line(m_content.limit, TextStyle::Small, pen.ink, used);
    }
    pen.downLine(TextStyle::Small);
    if (m_content.plan.isEmpty())
        return;
    const QFont small = styled(pen.body, TextStyle::Small);
    const QString label = m_content.nearestPlan ? tr("Nearest plan")
                          : m_content.fixedPlan ? tr("Fixed plan")
                                                : tr("Plan");
    pen.painter.setFont(small);
    pen.painter.setPen(pen.quiet);
    pen.line(label + u' ', TextStyle::Small, pen.quiet);
    pen.painter.setPen(m_hovered ? pen.accent : pen.ink);
    paintWrapped(pen.painter, pen.box, m_content.plan, 2, QFontMetricsF(small).horizontalAdvance(label + u' '));
}

void OfferingCard::paintCompact(QPainter& painter) const
{
    Pen pen{painter,
            font(),
            QRectF(rect()).adjusted(compactPadding, compactPadding, -compactPadding, -compactPadding),
            palette().color(QPalette::Text),
            mutedColour(palette()),
            palette().color(QPalette::Link)};
    const QRectF whole = pen.box;
    if (m_content.recommended) {
        const double side = lineHeight(pen.body, TextStyle::Title) * 0.75;
        paintGlyph(painter, Glyph::Star, QRectF(whole.right() - side, whole.top() + 1, side, side), pen.accent);
        pen.box.setRight(whole.right() - side - 4);
    }
    pen.line(m_content.name, TextStyle::Title, pen.ink);
    pen.box.setRight(whole.right());
    pen.downLine(TextStyle::Title);
    pen.down(4);
    const QFont small = styled(pen.body, TextStyle::Small);
    const double x = paintChip(painter, pen.box, verdictChip(), small, palette()) + 4;
    if (!m_content.misses.isEmpty() && pen.box.width() - x > 30)
        paintChip(painter, pen.box.adjusted(x, 0, 0, 0), {Tone::Caution, Glyph::Warning, m_content.misses[0]}, small,
                  palette());
    pen.down(chipHeight(pen.body) + 4);
    if (!m_content.runs()) {
        painter.setFont(styled(pen.body, TextStyle::Tick));
        painter.setPen(pen.ink);
        paintWrapped(painter, pen.box, m_content.fix.isEmpty() ? m_content.why : m_content.fix, 2);
        return;
    }
    const double used = pen.line(m_content.time, TextStyle::CompactFigure, pen.ink);
    const double second = std::max(used + 12, std::floor(whole.width() * 0.42));
    const double height = lineHeight(pen.body, TextStyle::CompactFigure) + lineHeight(pen.body, TextStyle::Tick);
    m_places[TimeExplanationRole] = QRectF(pen.box.left(), pen.box.top(), second, height);
    m_places[CostExplanationRole] = QRectF(pen.box.left() + second, pen.box.top(), whole.width() - second, height);
    pen.line(m_content.cost, TextStyle::CompactFigure, pen.ink, second);
    pen.downLine(TextStyle::CompactFigure);
    const bool beside = !m_content.timeDifference.isEmpty() || !m_content.costDifference.isEmpty();
    const QColor ink = beside ? pen.accent : pen.quiet; // differences take the place of the ranges
    const double range = pen.line(beside ? m_content.timeDifference : m_content.timeRange, TextStyle::Tick, ink);
    pen.line(beside ? m_content.costDifference : m_content.costRange, TextStyle::Tick, ink,
             std::max(second, range + 8));
}

} // namespace octoplan
