// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wording.h"

#include <cmath>

namespace octoplan {

namespace {

// Inputs of which zero means that nobody set them.
bool unset(InputId id, double v)
{
    return v == 0.0 && (id == InputId::DeadlineDays || id == InputId::Budget || id == InputId::MeanLength);
}

bool isBatchOrWork(InputId id) { return id == InputId::GlobalBatchTokens || id == InputId::GoalTokens; }

} // namespace

QString Wording::label(InputId id) const { return m_numbers.translation().translate("Inputs", input(id).label.data()); }

QString Wording::inputText(InputId id, double v) const
{
    const Numbers& n = m_numbers;
    if (unset(id, v))
        return n.translation().translate("Inputs", "none", "no such limit");
    switch (input(id).unit) {
    case InputUnit::Parameters: return n.parameters(v);
    case InputUnit::Tokens: return isBatchOrWork(id) ? n.tokens(v) : n.count(v);
    case InputUnit::Days: return n.translation().translate("Units", "%1 d", "days").arg(n.decimal(v));
    case InputUnit::Hours: return n.hours(v);
    case InputUnit::Money: return n.money(yuan(v));
    case InputUnit::Share: return n.share(v);
    case InputUnit::None: break;
    }
    return n.decimal(v);
}

QString Wording::inputTick(InputId id, double v) const
{
    switch (input(id).unit) {
    case InputUnit::Share: return m_numbers.share(v);
    case InputUnit::Parameters: return m_numbers.decimal(v / 1e9); // the article's "B" in both languages
    case InputUnit::Tokens:
        for (const auto& [unit, letter] : {std::pair{1e12, "T"}, {1e9, "B"}, {1e6, "M"}})
            if (v >= unit / 2)
                return m_numbers.decimal(std::round(v / unit * 10) / 10) + QLatin1String(letter);
        // Powers of two are said in their own thousands: 4096 is 4k.
        if (v >= 1024.0)
            return m_numbers.decimal(std::fmod(v, 1024.0) == 0.0 ? v / 1024.0 : v / 1000.0) + QLatin1String("k");
        return m_numbers.decimal(v);
    default: return m_numbers.decimal(v);
    }
}

QString Wording::inputUnit(InputId id) const
{
    const Translation& t = m_numbers.translation();
    switch (input(id).unit) {
    case InputUnit::Days: return t.translate("Units", "d", "days");
    case InputUnit::Hours: return t.translate("Units", "h", "hours");
    case InputUnit::Share: return QStringLiteral("%");
    case InputUnit::Money: return m_numbers.currencySign().trimmed();
    case InputUnit::Tokens: return t.translate("Units", "tokens");
    case InputUnit::Parameters:
    case InputUnit::None: break;
    }
    return {};
}

} // namespace octoplan
