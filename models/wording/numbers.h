// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/units.h"
#include "wording/translation.h"

#include <QDate>
#include <QString>

#include <string_view>

namespace octoplan {

// Every number shown to a person: three significant digits unless money or a count, thousands separated, units of the
// language. Nothing depends on the system's locale. What does not exist is shown as missing().
class Numbers {
public:
    // Amounts are shown in `currency`, of which `rate` units make one of the currency that they are counted in.
    explicit Numbers(Translation translation, QString currency = QStringLiteral("CNY"), double rate = 1.0);

    [[nodiscard]] static QString missing();                // "–"
    [[nodiscard]] QString count(double n) const;           // "7,476", exact
    [[nodiscard]] QString significant(double v) const;     // "34,500", "5.20", "0.0123"
    [[nodiscard]] QString decimal(double v) const;         // what a person typed: "0.25", "4,096", up to 6 digits
    [[nodiscard]] QString parameters(double n) const;      // "13.0 B", "130 亿"
    [[nodiscard]] QString tokenCount(double n) const;      // "8.64 B", "86.4 亿"
    [[nodiscard]] QString tokens(double n) const;          // "8.64 B tokens", "86.4 亿 token"
    [[nodiscard]] QString tokensPerSecond(double n) const; // "34,500 tokens/s"
    [[nodiscard]] QString gib(Bytes b) const;              // "54.0"
    [[nodiscard]] QString memory(Bytes b) const;           // "54.0 GiB"
    [[nodiscard]] QString memoryOf(Bytes need, Bytes usable) const; // "54.0 of 79.1 GiB"
    [[nodiscard]] QString bandwidth(BytesPerSecond rate) const;     // "25.4 GB/s"
    [[nodiscard]] QString teraflops(double n) const;                // "313 TFLOPS"
    [[nodiscard]] QString seconds(Seconds s) const;                 // "15.2 s", "38.6 ms"
    [[nodiscard]] QString days(double d) const;     // "2.9 d", below a day "8.4 h", below an hour "12 min"
    [[nodiscard]] QString daysLong(double d) const; // in a sentence: "2.9 days", "1 day"
    [[nodiscard]] QString hours(double h) const;    // "720 h"
    [[nodiscard]] QString share(double s) const;    // "48 %", "4.2 %"
    [[nodiscard]] QString money(Money m) const;     // "¥8,210", below ¥100 "¥1.96"
    [[nodiscard]] QString moneyBare(Money m) const; // "8,210"
    [[nodiscard]] QString pricePerMonth(Range<Money> price) const; // "¥9,600 a month", "from ¥15,600 a month"
    [[nodiscard]] QString date(const QDate& date) const;           // "2026-07-27"
    [[nodiscard]] QString longDate(const QDate& date) const;       // "27 July 2026", "2026年7月27日"

    // Both ends in the unit of the likely value, without unit: "7,100 – 9,600". Empty when low equals high.
    [[nodiscard]] QString moneyRange(Range<Money> r) const;
    [[nodiscard]] QString daysRange(Range<double> r) const;
    [[nodiscard]] QString memoryRange(Bytes low, Bytes high) const;
    [[nodiscard]] QString tokenRange(Range<double> r) const;
    [[nodiscard]] QString significantRange(Range<double> r) const;
    [[nodiscard]] QString shareRange(Range<double> r) const;

    // With a sign, for a difference from the baseline: "+¥1,200", "−2.1 d", "±0" when nothing changed.
    [[nodiscard]] QString moneyDifference(Money m) const;
    [[nodiscard]] QString daysDifference(double d) const;
    [[nodiscard]] QString memoryDifference(Bytes b) const;
    [[nodiscard]] QString secondsDifference(Seconds s) const;
    [[nodiscard]] QString shareDifference(double s) const;
    [[nodiscard]] QString significantDifference(double v) const;

    [[nodiscard]] QString currencySign() const; // "¥", "$", "€", else the code and a space
    [[nodiscard]] const Translation& translation() const { return m_translation; }

private:
    struct Scaled;
    [[nodiscard]] Scaled scaled(double n) const;
    [[nodiscard]] QString plain(double v, int decimals) const;

    Translation m_translation;
    QString m_currency;
    double m_rate;
    QLocale m_locale;
};

} // namespace octoplan
