// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tables/formulas.h"

#include <QRegularExpression>

#include <cmath>
#include <limits>

namespace octoplan::test {

namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

class Formula {
public:
    Formula(ReadWorkbook& book, QString sheet, QString text)
        : m_book(book)
        , m_sheet(std::move(sheet))
        , m_text(std::move(text))
    {
    }

    double whole()
    {
        const double value = sum();
        return m_at == m_text.size() ? value : nothing;
    }

private:
    bool take(QChar c)
    {
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    QString take(const char* pattern)
    {
        const QRegularExpression expression(QString::fromLatin1(pattern));
        const auto match = expression.match(m_text, m_at, QRegularExpression::NormalMatch,
                                            QRegularExpression::AnchorAtOffsetMatchOption);
        m_at += match.capturedLength();
        return match.captured();
    }

    double sum()
    {
        double value = product();
        for (;;) {
            if (take(u'+'))
                value += product();
            else if (take(u'-'))
                value -= product();
            else
                return value;
        }
    }

    double product()
    {
        double value = factor();
        for (;;) {
            if (take(u'*'))
                value *= factor();
            else if (take(u'/'))
                value /= factor();
            else
                return value;
        }
    }

    double bracketed(double value) { return take(u')') ? value : nothing; }

    double rounded()
    {
        const double value = sum();
        if (!take(u','))
            return nothing;
        const double scale = std::pow(10.0, sum());
        return bracketed(std::round(value * scale) / scale);
    }

    double total()
    {
        const QString range = take("([A-Z]+)[0-9]+:[A-Z]+[0-9]+");
        const QStringList ends = range.split(u':');
        const QString column = ends[0].left(1);
        if (ends.size() != 2 || ends[1].left(1) != column)
            return nothing;
        double value = 0.0;
        for (int row = ends[0].mid(1).toInt(); row <= ends[1].mid(1).toInt(); ++row)
            value += calculated(m_book, m_sheet, column + QString::number(row));
        return bracketed(value);
    }

    double factor()
    {
        if (take(u'('))
            return bracketed(sum());
        if (!take("ROUND\\(").isEmpty())
            return rounded();
        if (!take("SUM\\(").isEmpty())
            return total();
        if (const QString number = take("[0-9]+(\\.[0-9]+)?"); !number.isEmpty())
            return number.toDouble();
        QString sheet = m_sheet;
        if (const QString other = take("'[^']+'!"); !other.isEmpty())
            sheet = other.mid(1, other.size() - 3);
        return calculated(m_book, sheet, take("[A-Z]+[0-9]+"));
    }

    ReadWorkbook& m_book;
    QString m_sheet;
    QString m_text;
    qsizetype m_at = 0;
};

} // namespace

double calculated(ReadWorkbook& book, const QString& sheet, const QString& cell)
{
    const ReadSheet* found = book.sheet(sheet);
    if (!found || !found->cells.contains(cell))
        return nothing;
    const ReadCell& content = found->cells[cell];
    if (content.isText)
        return nothing;
    return content.formula.isEmpty() ? content.number : Formula(book, sheet, content.formula).whole();
}

} // namespace octoplan::test
