// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "inputparser.h"

#include <QLocale>
#include <QRegularExpression>

#include <array>
#include <utility>

namespace octoplan {

namespace {

constexpr double bareBillions = 1e5; // "13" as a model's size means 13 B

bool isLimit(InputId id) { return id == InputId::DeadlineDays || id == InputId::Budget || id == InputId::MeanLength; }

bool meansNone(const QString& word)
{
    return word.isEmpty() || word == u"none" || word == u"no" || word == u"无" || word == u"不限" || word == u"–" ||
           word == u"-";
}

// Lengths are counted in thousands of 1,024: 4k is 4096.
double kilo(InputId id)
{
    const bool isLength = id == InputId::SequenceLength || id == InputId::MeanLength || id == InputId::PromptTokens ||
                          id == InputId::OutputTokens || id == InputId::GlobalBatchTokens;
    return isLength ? 1024.0 : 1000.0;
}

std::optional<double> magnitude(InputId id, const QString& suffix)
{
    if (suffix.isEmpty())
        return 1.0;
    if (suffix.startsWith(u'k'))
        return kilo(id);
    static const std::array<std::pair<QStringView, double>, 6> units{
        {{u"万亿", 1e12}, {u"亿", 1e8}, {u"万", 1e4}, {u"t", 1e12}, {u"b", 1e9}, {u"m", 1e6}}};
    for (const auto& [word, factor] : units)
        if (suffix.startsWith(word))
            return factor;
    return std::nullopt;
}

std::optional<double> scaled(InputId id, double number, const QString& suffix)
{
    switch (input(id).unit) {
    case InputUnit::Days:
        if (suffix.startsWith(u'h') || suffix.startsWith(u"小时"))
            return number / 24.0;
        if (suffix.startsWith(u'w') || suffix.startsWith(u"周"))
            return number * 7.0;
        return suffix.isEmpty() || suffix.startsWith(u'd') || suffix.startsWith(u"天") ? std::optional(number)
                                                                                       : std::nullopt;
    case InputUnit::Hours:
        return suffix.isEmpty() || suffix.startsWith(u'h') || suffix.startsWith(u"小时") ? std::optional(number)
                                                                                         : std::nullopt;
    case InputUnit::Share:
        if (!suffix.isEmpty() && !suffix.startsWith(u'%'))
            return std::nullopt;
        return suffix.startsWith(u'%') || number > 1.0 ? number / 100.0 : number;
    case InputUnit::Parameters:
        if (suffix.isEmpty())
            return number < bareBillions ? number * 1e9 : number;
        [[fallthrough]];
    default: break;
    }
    const QString unit = suffix.startsWith(u"tok") || suffix.startsWith(u"元") ? QString() : suffix;
    const std::optional<double> factor = magnitude(id, unit);
    return factor ? std::optional(number * *factor) : std::nullopt;
}

} // namespace

std::optional<double> parseInput(InputId id, const QString& text)
{
    QString plain = text.toLower();
    static const QRegularExpression noise(QStringLiteral("[\\s,，¥￥$€]"));
    plain.remove(noise);
    if (isLimit(id) && meansNone(plain))
        return 0.0;
    static const QRegularExpression pattern(QStringLiteral("^([0-9]*\\.?[0-9]+(?:e[+-]?[0-9]+)?)(.*)$"));
    const QRegularExpressionMatch match = pattern.match(plain);
    bool read = false;
    const double number = QLocale::c().toDouble(match.captured(1), &read);
    return read ? scaled(id, number, match.captured(2)) : std::nullopt;
}

} // namespace octoplan
