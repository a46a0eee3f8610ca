// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wording.h"

#include "plantext.h"
#include "sentences.h"

#include <cmath>

namespace octoplan {

namespace {

QString fromView(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

} // namespace

QString detail::closedUp(QString text)
{
    const auto isHan = [](QChar c) { return c.script() == QChar::Script_Han; };
    for (qsizetype i = text.size() - 2; i > 0; --i)
        if (text[i] == u' ' && isHan(text[i - 1]) && isHan(text[i + 1]))
            text.remove(i, 1);
    return text;
}

Wording::Wording(Language language, QString currency)
    : m_numbers(Translation(language), std::move(currency))
{
}

Wording Wording::withCurrency(std::string_view code) const
{
    Wording other = *this;
    other.m_numbers = Numbers(m_numbers.translation(), fromView(code));
    return other;
}

Wording Wording::inCurrencyOf(const Comparison& comparison) const
{
    Wording other = *this;
    const bool converts = comparison.rate != 1.0; // else nobody gave a rate
    other.m_numbers = Numbers(m_numbers.translation(),
                              fromView(converts ? comparison.shownCurrency : comparison.currency), comparison.rate);
    return other;
}

QString Wording::offeringName(std::string_view catalogName) const
{
    QString name = fromView(catalogName);
    if (name.startsWith(QLatin1String("Ascend ")))
        name.replace(0, 6, m_numbers.translation().translate("Names", "Ascend"));
    return name;
}

QString Wording::keyText(std::string_view key) const
{
    if (const char* rule = detail::ruleText(key))
        return m_numbers.translation().translate("Rules", rule);
    if (const auto precision = fromKey<Precision>(key))
        return label(*precision);
    if (const auto task = fromKey<Task>(key))
        return label(*task);
    if (const auto format = fromKey<QuantFormat>(key))
        return label(*format);
    if (const auto stack = fromKey<Stack>(key))
        return label(*stack);
    return fromView(key);
}

QString Wording::argumentText(const Argument& a) const
{
    const double v = a.number.likely;
    switch (a.kind) {
    case ArgumentKind::Text:
        if (const auto told = a.text.find('=') == std::string::npos ? std::nullopt : detail::planFromKeys(a.text))
            return plan(*told);
        return fromView(a.text);
    case ArgumentKind::Key: return keyText(a.text);
    case ArgumentKind::OfferingName: return offeringName(a.text);
    case ArgumentKind::Bytes: return m_numbers.memory({v});
    case ArgumentKind::Days: return m_numbers.daysLong(v);
    case ArgumentKind::Money: return m_numbers.money({static_cast<std::int64_t>(v)});
    case ArgumentKind::Tokens: return m_numbers.tokens(v);
    case ArgumentKind::Count: return m_numbers.decimal(std::round(v * 100.0) / 100.0);
    case ArgumentKind::Share: return m_numbers.share(v);
    case ArgumentKind::TokensPerSecond: return m_numbers.tokensPerSecond(v);
    case ArgumentKind::Teraflops: return m_numbers.teraflops(v);
    }
    return {};
}

QString Wording::argumentRange(const Argument& a) const
{
    const Range<double>& r = a.number;
    QString range;
    switch (a.kind) {
    case ArgumentKind::Bytes: range = m_numbers.memoryRange({r.low}, {r.high}); break;
    case ArgumentKind::Days: range = m_numbers.daysRange(r); break;
    case ArgumentKind::Money:
        range = m_numbers.moneyRange({{static_cast<std::int64_t>(r.low)},
                                      {static_cast<std::int64_t>(r.likely)},
                                      {static_cast<std::int64_t>(r.high)}});
        break;
    case ArgumentKind::Tokens: range = m_numbers.tokenRange(r); break;
    case ArgumentKind::Share: range = m_numbers.shareRange(r); break;
    default: range = m_numbers.significantRange(r);
    }
    return range.isEmpty() ? range : m_numbers.translation().translate("Units", " (%1)", "an interval").arg(range);
}

namespace {

// The fix that a WouldDoIf carries, which is a sentence of its own, as part of another.
Reason withFixAsText(const Reason& reason, const Wording& wording)
{
    constexpr qsizetype stop = 1;
    const Reason fix{static_cast<ReasonKind>(reason.arguments[1].number.likely),
                     {reason.arguments.begin() + 2, reason.arguments.end()}};
    QString said = wording.sentence(fix).chopped(stop);
    if (said.size() > 1 && said[1].isLower())
        said[0] = said[0].toLower();
    return {reason.kind, {reason.arguments[0], textArgument(said.toStdString())}};
}

} // namespace

QString Wording::sentence(const Reason& asked) const
{
    const bool nested = asked.kind == ReasonKind::WouldDoIf && asked.arguments.size() > 1;
    const Reason reason = nested ? withFixAsText(asked, *this) : asked;
    const char* pattern = detail::sentencePattern(reason.kind);
    Q_ASSERT(pattern);
    const QString text = m_numbers.translation().translate("Reasons", pattern);
    QString said;
    // By hand, so that a "%1" inside a name is left alone.
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool range = text.mid(i, 2) == QLatin1String("%r");
        const qsizetype digit = i + (range ? 2 : 1);
        if (text[i] != u'%' || digit >= text.size() || !text[digit].isDigit()) {
            said += text[i];
            continue;
        }
        const auto index = static_cast<std::size_t>(text[digit].digitValue() - 1);
        if (index < reason.arguments.size())
            said += range ? argumentRange(reason.arguments[index]) : argumentText(reason.arguments[index]);
        i = digit;
    }
    return language() == Language::Chinese ? detail::closedUp(said) : said;
}

QStringList Wording::sentences(const std::vector<Reason>& reasons) const
{
    QStringList all;
    for (const Reason& reason : reasons)
        all << sentence(reason);
    return all;
}

} // namespace octoplan
