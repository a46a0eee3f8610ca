// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "choiceinputs.h"

#include <algorithm>
#include <array>

namespace octoplan {

namespace {

template <class E, class Of>
ChoiceInput choice(ChoiceInputId id, std::string_view key, std::string_view label, Of)
{
    return {id,
            key,
            label,
            choiceKeys<E>,
            [](const Scenario& s) { return static_cast<std::size_t>(Of{}(s)); },
            [](Scenario& s, std::size_t option) { Of{}(s) = static_cast<E>(option); }};
}

const auto& choiceTable()
{
    static const std::array rows{
        choice<Task>(
            ChoiceInputId::Task, "/job/task", QT_TRANSLATE_NOOP("Inputs", "Task"),
            [](auto& s) -> auto& { return s.job.task; }),
        choice<Precision>(
            ChoiceInputId::Precision, "/job/precision", QT_TRANSLATE_NOOP("Inputs", "Precision"),
            [](auto& s) -> auto& { return s.job.precision; }),
        choice<Optimizer>(
            ChoiceInputId::Optimizer, "/job/optimizer", QT_TRANSLATE_NOOP("Inputs", "Optimizer"),
            [](auto& s) -> auto& { return s.job.optimizer; }),
        choice<Attention>(
            ChoiceInputId::Attention, "/job/attention", QT_TRANSLATE_NOOP("Inputs", "Attention"),
            [](auto& s) -> auto& { return s.job.attention; }),
        choice<Stack>(
            ChoiceInputId::Stack, "/job/stack", QT_TRANSLATE_NOOP("Inputs", "Software"),
            [](auto& s) -> auto& { return s.job.stack; }),
        choice<Billing>(
            ChoiceInputId::Billing, "/rental/billing", QT_TRANSLATE_NOOP("Inputs", "Billing"),
            [](auto& s) -> auto& { return s.rental.terms.billing; }),
    };
    return rows;
}

} // namespace

std::span<const ChoiceInput> choiceInputs() { return choiceTable(); }

const ChoiceInput& choiceInput(ChoiceInputId id) { return choiceTable()[static_cast<std::size_t>(id)]; }

const ChoiceInput* findChoiceInput(std::string_view key)
{
    const auto found = std::find_if(choiceTable().begin(), choiceTable().end(), [key](const ChoiceInput& one) {
        return one.key == key || one.key.substr(1) == key;
    });
    return found == choiceTable().end() ? nullptr : &*found;
}

} // namespace octoplan
