// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wording/wording.h"

#include <array>

// How labels*.cpp give each enum its words. Not for use elsewhere.
namespace octoplan::detail {

struct Words {
    const char* label;
    const char* brief = nullptr; // for narrow places
    const char* hint = nullptr;  // what it means
};

// Specialised by each enum; entry i belongs to the enumerator with value i. The context is the enum's name.
template <class E>
inline constexpr auto words = nullptr;
template <class E>
inline constexpr const char* context = nullptr;

} // namespace octoplan::detail

namespace octoplan {

template <class E>
QString Wording::label(E choice) const
{
    const detail::Words& w = detail::words<E>[static_cast<std::size_t>(choice)];
    return numbers().translation().translate(detail::context<E>, w.label);
}

template <class E>
QString Wording::shortLabel(E choice) const
{
    const detail::Words& w = detail::words<E>[static_cast<std::size_t>(choice)];
    return numbers().translation().translate(detail::context<E>, w.brief ? w.brief : w.label);
}

template <class E>
QString Wording::hint(E choice) const
{
    const detail::Words& w = detail::words<E>[static_cast<std::size_t>(choice)];
    return w.hint ? numbers().translation().translate(detail::context<E>, w.hint) : QString();
}

} // namespace octoplan

// OCTOPLAN_WORDS(Enum, {entry}, …): the table, a check that none is missing, and the three functions.
#define OCTOPLAN_WORDS(Enum, ...)                                                           \
    namespace octoplan::detail {                                                            \
    template <>                                                                             \
    inline constexpr auto words<Enum> = std::to_array<Words>({__VA_ARGS__});                \
    template <>                                                                             \
    inline constexpr const char* context<Enum> = #Enum;                                     \
    static_assert(words<Enum>.size() == choiceCount<Enum>, "every choice needs its words"); \
    }                                                                                       \
    namespace octoplan {                                                                    \
    template QString Wording::label<Enum>(Enum) const;                                      \
    template QString Wording::shortLabel<Enum>(Enum) const;                                 \
    template QString Wording::hint<Enum>(Enum) const;                                       \
    }
