// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "numbers.h"

#include <algorithm>
#include <cmath>

namespace octoplan {

namespace {

constexpr char16_t minusSign = u'\u2212';
constexpr char16_t enDash = u'\u2013';
constexpr double hoursPerDay = 24.0;
constexpr double minutesPerDay = 1440.0;

// Digits after the point that leave so many significant ones, counted after rounding (9.996 is 10.0).
int decimalsFor(double v, int significant)
{
    if (v == 0.0 || !std::isfinite(v))
        return 0;
    const double magnitude = std::floor(std::log10(std::abs(v)));
    const double unit = std::pow(10.0, magnitude - significant + 1);
    const double rounded = std::abs(std::round(v / unit) * unit);
    return significant - 1 - static_cast<int>(std::floor(std::log10(rounded) + 1e-12));
}

double roundedTo(double v, int decimals)
{
    const double unit = std::pow(10.0, decimals);
    return std::round(v * unit) / unit;
}

// A duration is said in the largest unit that leaves at least one of it.
double unitsPerDay(double days)
{
    if (days >= 1.0 || days <= 0.0)
        return 1.0;
    return days * hoursPerDay >= 1.0 ? hoursPerDay : minutesPerDay;
}

// One decimal below 100; a round number that was typed stays round.
int durationDecimals(double v)
{
    if (v == std::round(v) || std::abs(v) >= 99.95)
        return 0;
    return std::abs(v) < 0.095 ? 2 : 1;
}

double threeDigits(double v) { return v == 0.0 ? 0.0 : roundedTo(v, decimalsFor(v, 3)); }

QString joined(const QString& low, const QString& high)
{
    const bool known = low != Numbers::missing() && high != Numbers::missing();
    return known && low != high ? low + u' ' + enDash + u' ' + high : QString();
}

// A number that does not exist has no unit either.
QString inUnit(const QString& pattern, const QString& number)
{
    return number == Numbers::missing() ? number : pattern.arg(number);
}

} // namespace

Numbers::Numbers(Translation translation, QString currency, double rate)
    : m_translation(std::move(translation))
    , m_currency(std::move(currency))
    , m_rate(rate)
    , m_locale(localeOf(m_translation.language()))
{
}

QString Numbers::missing() { return QString(enDash); }

QString Numbers::plain(double v, int decimals) const
{
    if (!std::isfinite(v))
        return missing();
    const double shown = decimals < 0 ? roundedTo(v, decimals) : v;
    QString text = m_locale.toString(std::abs(shown), 'f', std::clamp(decimals, 0, 12));
    const bool zero = std::all_of(text.cbegin(), text.cend(), [](QChar c) { return !c.isDigit() || c == u'0'; });
    return v < 0.0 && !zero ? minusSign + text : text;
}

QString Numbers::count(double n) const { return plain(n, 0); }

QString Numbers::significant(double v) const { return plain(v, v == 0.0 ? 0 : decimalsFor(v, 3)); }

QString Numbers::decimal(double v) const
{
    QString text = plain(v, std::clamp(v == 0.0 ? 0 : decimalsFor(v, 6), 0, 6));
    if (!text.contains(u'.'))
        return text;
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text;
}

// A large count divided by the unit in which its language counts.
struct Numbers::Scaled {
    double value;
    const char* pattern; // in the context "Units"; null below the first unit
};

Numbers::Scaled Numbers::scaled(double n) const
{
    static constexpr Scaled english[] = {{1e12, QT_TRANSLATE_NOOP("Units", "%1 T")},
                                         {1e9, QT_TRANSLATE_NOOP("Units", "%1 B")},
                                         {1e6, QT_TRANSLATE_NOOP("Units", "%1 M")}};
    static constexpr Scaled chinese[] = {{1e12, QT_TRANSLATE_NOOP("Units", "%1 trillion")},
                                         {1e8, QT_TRANSLATE_NOOP("Units", "%1 hundred million")},
                                         {1e4, QT_TRANSLATE_NOOP("Units", "%1 ten thousand")}};
    const double rounded = std::abs(threeDigits(n));
    for (const Scaled& unit : m_translation.language() == Language::Chinese ? chinese : english)
        if (rounded >= unit.value)
            return {n / unit.value, unit.pattern};
    return {n, nullptr};
}

QString Numbers::tokenCount(double n) const
{
    if (!std::isfinite(n))
        return missing();
    const Scaled s = scaled(n);
    return s.pattern ? m_translation.translate("Units", s.pattern).arg(significant(s.value)) : count(n);
}

QString Numbers::parameters(double n) const { return tokenCount(n); }

QString Numbers::tokens(double n) const { return inUnit(m_translation.translate("Units", "%1 tokens"), tokenCount(n)); }

QString Numbers::tokensPerSecond(double n) const
{
    return inUnit(m_translation.translate("Units", "%1 tokens/s"), significant(n));
}

QString Numbers::gib(Bytes b) const { return significant(toGib(b)); }

QString Numbers::memory(Bytes b) const { return inUnit(m_translation.translate("Units", "%1 GiB"), gib(b)); }

QString Numbers::memoryOf(Bytes need, Bytes usable) const
{
    return m_translation.translate("Units", "%1 of %2 GiB", "needed memory of usable memory")
        .arg(gib(need), gib(usable));
}

QString Numbers::bandwidth(BytesPerSecond rate) const
{
    return inUnit(m_translation.translate("Units", "%1 GB/s"), significant(rate.value / 1e9));
}

QString Numbers::teraflops(double n) const
{
    return inUnit(m_translation.translate("Units", "%1 TFLOPS"), significant(n));
}

QString Numbers::seconds(Seconds s) const
{
    if (s.value != 0.0 && std::abs(s.value) < 1.0)
        return inUnit(m_translation.translate("Units", "%1 ms"), significant(s.value * 1e3));
    return inUnit(m_translation.translate("Units", "%1 s", "seconds"), significant(s.value));
}

QString Numbers::days(double d) const
{
    const double perDay = unitsPerDay(d);
    const double v = d * perDay;
    const QString number = plain(v, durationDecimals(v));
    if (perDay == hoursPerDay)
        return inUnit(m_translation.translate("Units", "%1 h", "hours"), number);
    if (perDay == minutesPerDay)
        return inUnit(m_translation.translate("Units", "%1 min"), number);
    return inUnit(m_translation.translate("Units", "%1 d", "days"), number);
}

QString Numbers::daysLong(double d) const
{
    const double perDay = unitsPerDay(d);
    const double v = d * perDay;
    const QString number = plain(v, durationDecimals(v));
    const bool one = v == 1.0;
    if (perDay == hoursPerDay)
        return inUnit(one ? m_translation.translate("Units", "%1 hour") : m_translation.translate("Units", "%1 hours"),
                      number);
    if (perDay == minutesPerDay)
        return inUnit(one ? m_translation.translate("Units", "%1 minute")
                          : m_translation.translate("Units", "%1 minutes"),
                      number);
    return inUnit(one ? m_translation.translate("Units", "%1 day") : m_translation.translate("Units", "%1 days"),
                  number);
}

QString Numbers::hours(double h) const { return inUnit(m_translation.translate("Units", "%1 h", "hours"), decimal(h)); }

QString Numbers::share(double s) const
{
    const double percent = s * 100.0;
    const bool fine = std::abs(percent) < 9.95 && percent != std::round(percent);
    return inUnit(m_translation.translate("Units", "%1 %"), plain(percent, fine ? 1 : 0));
}

QString Numbers::currencySign() const
{
    if (m_currency == QLatin1String("CNY"))
        return QStringLiteral("¥");
    if (m_currency == QLatin1String("USD"))
        return QStringLiteral("$");
    if (m_currency == QLatin1String("EUR"))
        return QStringLiteral("€");
    return m_currency + u' ';
}

QString Numbers::moneyBare(Money m) const
{
    const Money shown{std::llround(static_cast<double>(m.fen) * m_rate)};
    const bool whole = std::abs(shown.fen) >= 10000 || shown.fen == 0;
    return plain(toYuan(shown), whole ? 0 : 2);
}

QString Numbers::money(Money m) const
{
    const QString bare = moneyBare(m);
    return bare.startsWith(minusSign) ? minusSign + currencySign() + bare.mid(1) : currencySign() + bare;
}

QString Numbers::pricePerMonth(Range<Money> price) const
{
    if (price.high > price.likely)
        return m_translation.translate("Units", "from %1 a month").arg(money(price.likely));
    return inUnit(m_translation.translate("Units", "%1 a month"), money(price.likely));
}

QString Numbers::date(const QDate& date) const { return date.toString(Qt::ISODate); }

QString Numbers::longDate(const QDate& date) const
{
    return m_locale.toString(date, m_translation.language() == Language::Chinese ? QStringLiteral("yyyy年M月d日")
                                                                                 : QStringLiteral("d MMMM yyyy"));
}

QString Numbers::moneyRange(Range<Money> r) const { return joined(moneyBare(r.low), moneyBare(r.high)); }

QString Numbers::daysRange(Range<double> r) const
{
    const double perDay = unitsPerDay(r.likely);
    const auto text = [&](double d) { return plain(d * perDay, durationDecimals(d * perDay)); };
    return joined(text(r.low), text(r.high));
}

QString Numbers::memoryRange(Bytes low, Bytes high) const { return joined(gib(low), gib(high)); }

QString Numbers::tokenRange(Range<double> r) const { return joined(tokenCount(r.low), tokenCount(r.high)); }

QString Numbers::significantRange(Range<double> r) const { return joined(significant(r.low), significant(r.high)); }

QString Numbers::shareRange(Range<double> r) const { return joined(share(r.low), share(r.high)); }

namespace {

// The text of the size, without sign; "±0" where even that shows nothing.
QString withSign(double v, const QString& text)
{
    const bool zero = std::none_of(text.cbegin(), text.cend(), [](QChar c) { return c >= u'1' && c <= u'9'; });
    if (v == 0.0 || zero)
        return QStringLiteral("±0");
    return (v < 0.0 ? QChar(minusSign) : QChar(u'+')) + text;
}

} // namespace

QString Numbers::moneyDifference(Money m) const { return withSign(toYuan(m), money({std::abs(m.fen)})); }

QString Numbers::daysDifference(double d) const { return withSign(d, days(std::abs(d))); }

QString Numbers::memoryDifference(Bytes b) const { return withSign(b.value, memory({std::abs(b.value)})); }

QString Numbers::secondsDifference(Seconds s) const { return withSign(s.value, seconds({std::abs(s.value)})); }

QString Numbers::shareDifference(double s) const { return withSign(s, share(std::abs(s))); }

QString Numbers::significantDifference(double v) const { return withSign(v, significant(std::abs(v))); }

} // namespace octoplan
