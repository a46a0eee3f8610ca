// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace octoplan {

// A number with dimensions (bytes^B · seconds^T · floating-point operations^F). Products and quotients carry their
// dimensions, so a time can never be added to a size; in optimised builds nothing of this remains.
template <int B, int T, int F>
struct Quantity {
    double value = 0.0;

    constexpr Quantity& operator+=(Quantity other)
    {
        value += other.value;
        return *this;
    }
    constexpr Quantity& operator-=(Quantity other)
    {
        value -= other.value;
        return *this;
    }
    constexpr Quantity& operator*=(double factor)
    {
        value *= factor;
        return *this;
    }
    constexpr Quantity& operator/=(double divisor)
    {
        value /= divisor;
        return *this;
    }
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return {a.value + b.value}; }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return {a.value - b.value}; }
    friend constexpr Quantity operator*(Quantity a, double factor) { return {a.value * factor}; }
    friend constexpr Quantity operator*(double factor, Quantity a) { return {a.value * factor}; }
    friend constexpr Quantity operator/(Quantity a, double divisor) { return {a.value / divisor}; }
    friend constexpr auto operator<=>(Quantity, Quantity) = default;
};

template <int B1, int T1, int F1, int B2, int T2, int F2>
constexpr auto operator*(Quantity<B1, T1, F1> a, Quantity<B2, T2, F2> b)
{
    if constexpr (B1 + B2 == 0 && T1 + T2 == 0 && F1 + F2 == 0)
        return a.value * b.value;
    else
        return Quantity<B1 + B2, T1 + T2, F1 + F2>{a.value * b.value};
}

template <int B1, int T1, int F1, int B2, int T2, int F2>
constexpr auto operator/(Quantity<B1, T1, F1> a, Quantity<B2, T2, F2> b)
{
    if constexpr (B1 == B2 && T1 == T2 && F1 == F2)
        return a.value / b.value;
    else
        return Quantity<B1 - B2, T1 - T2, F1 - F2>{a.value / b.value};
}

using Bytes = Quantity<1, 0, 0>;
using Seconds = Quantity<0, 1, 0>;
using Flops = Quantity<0, 0, 1>;
using BytesPerSecond = Quantity<1, -1, 0>;
using FlopsPerSecond = Quantity<0, -1, 1>;

[[nodiscard]] constexpr Bytes gib(double n) { return {n * 1073741824.0}; }
[[nodiscard]] constexpr double toGib(Bytes b) { return b.value / 1073741824.0; }
[[nodiscard]] constexpr BytesPerSecond gbPerSecond(double n) { return {n * 1e9}; }
[[nodiscard]] constexpr FlopsPerSecond teraflops(double n) { return {n * 1e12}; }
[[nodiscard]] constexpr double toDays(Seconds s) { return s.value / 86400.0; }

// Whole fen (1/100 yuan, or 1/100 of whatever currency the scenario rents in), so that sums are exact.
struct Money {
    std::int64_t fen = 0;

    friend constexpr Money operator+(Money a, Money b) { return {a.fen + b.fen}; }
    friend constexpr Money operator-(Money a, Money b) { return {a.fen - b.fen}; }
    constexpr Money& operator+=(Money other)
    {
        fen += other.fen;
        return *this;
    }
    friend constexpr auto operator<=>(Money, Money) = default;
};

[[nodiscard]] constexpr double toYuan(Money m) { return static_cast<double>(m.fen) / 100.0; }
// Rounds half away from zero to the nearest fen.
[[nodiscard]] constexpr Money yuan(double amount)
{
    return {static_cast<std::int64_t>(amount * 100.0 + (amount < 0 ? -0.5 : 0.5))};
}

// A likely value between the ends of its range. low <= likely <= high.
template <class T>
struct Range {
    T low{};
    T likely{};
    T high{};
    friend constexpr bool operator==(const Range&, const Range&) = default;
};

} // namespace octoplan
