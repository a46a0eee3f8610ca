// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/costssection.h"

#include "panels/choicerow.h"
#include "panels/inputslider.h"
#include "session/session.h"

#include <algorithm>
#include <array>

namespace octoplan {

namespace {

struct NumberSpan {
    InputId id;
    double from;
    double to;
    std::array<double, 4> ticks;
};

constexpr std::array numberSpans{NumberSpan{InputId::MinimumDays, 0, 90, {0, 30, 60, 90}},
                                 NumberSpan{InputId::Utilisation, 0.1, 1, {0.1, 0.4, 0.7, 1}},
                                 NumberSpan{InputId::SetupHours, 0, 100, {0, 24, 50, 100}},
                                 NumberSpan{InputId::DebugHours, 0, 100, {0, 24, 50, 100}},
                                 NumberSpan{InputId::RestartsPerMonth, 0, 60, {0, 10, 30, 60}},
                                 NumberSpan{InputId::RestartHours, 0, 6, {0, 1, 3, 6}},
                                 NumberSpan{InputId::MigrationDays, 0, 30, {0, 3, 10, 30}},
                                 NumberSpan{InputId::PersonDay, 0, 10000, {0, 2000, 5000, 10000}},
                                 NumberSpan{InputId::TrialHours, 0, 96, {0, 24, 48, 96}},
                                 NumberSpan{InputId::TrialPrice, 0, 10, {0, 2, 5, 10}},
                                 NumberSpan{InputId::StoragePerMonth, 0, 10000, {0, 2000, 5000, 10000}},
                                 NumberSpan{InputId::ElectricityPrice, 0, 2, {0, 0.5, 1, 2}},
                                 NumberSpan{InputId::PowerUsageEffectiveness, 1, 2, {1, 1.3, 1.6, 2}},
                                 NumberSpan{InputId::TaxRate, 0, 0.2, {0, 0.06, 0.13, 0.2}},
                                 NumberSpan{InputId::Rate, 0.01, 100, {0.01, 0.1, 1, 10}}};

// Empty: as rented.
constexpr std::array<std::string_view, 7> currencies{"", "CNY", "USD", "EUR", "HKD", "SGD", "JPY"};

} // namespace

CostsSection::CostsSection(Session& session, QWidget* parent)
    : InputSection(session, Folding::Foldable, parent)
{
    connect(this, &SectionBox::toggled, this, [this](bool open) {
        if (open && !m_currency)
            build();
    });
}

void CostsSection::build()
{
    for (const NumberSpan& span : numberSpans) {
        if (span.id == InputId::Rate)
            m_currency = addChoice();
        m_numbers.push_back(addSlider(span.id, span.from, span.to, {span.ticks.begin(), span.ticks.end()}));
    }
    connect(m_currency, &ChoiceRow::chosen, this, [this](int index) {
        session().edit(EditKind::Costs, [index](Scenario& s) {
            s.rental.shownCurrency = currencies[static_cast<std::size_t>(index)];
            if (s.rental.shownCurrency.empty() || s.rental.shownCurrency == s.rental.currency)
                s.rental.rate = 1.0;
        });
    });
    setWording(wording());
}

void CostsSection::refresh()
{
    setNote(changed());
    if (!m_currency)
        return;
    const std::string& shown = session().scenario().rental.shownCurrency;
    const auto at = std::find(currencies.begin(), currencies.end(), shown);
    m_currency->setCurrent(at == currencies.end() ? -1 : static_cast<int>(at - currencies.begin()));
    for (InputSlider* slider : m_numbers)
        slider->refresh();
    showDependence();
}

// What cannot matter is disabled and says why.
void CostsSection::showDependence()
{
    const Scenario& s = session().scenario();
    for (InputSlider* slider : m_numbers) {
        QString why;
        switch (slider->input()) {
        case InputId::RestartHours: why = s.costs.restartsPerMonth > 0.0 ? why : tr("There are no restarts"); break;
        case InputId::MigrationDays:
        case InputId::PersonDay: why = s.costs.includeMigration ? why : tr("The code already runs on CANN"); break;
        case InputId::TrialPrice: why = s.costs.trialHours > 0.0 ? why : tr("There is no trial"); break;
        case InputId::PowerUsageEffectiveness:
            why = s.costs.electricityPrice > Money{} ? why : tr("Electricity is in the rent");
            break;
        case InputId::Rate: why = s.rental.shownCurrency.empty() ? tr("Shown as rented") : why; break;
        default: break;
        }
        slider->setDisabledBecause(why);
    }
}

QString CostsSection::changed() const
{
    static const Scenario defaults;
    const Scenario& scenario = session().scenario();
    QStringList said;
    for (const NumberSpan& span : numberSpans)
        if (value(scenario, span.id) != value(defaults, span.id))
            said << wording().label(span.id) + QStringLiteral(": ") +
                        wording().inputText(span.id, value(scenario, span.id));
    return said.join(QStringLiteral(" · "));
}

void CostsSection::retranslate()
{
    setTitle(tr("Costs beside the rent"));
    if (!m_currency)
        return;
    m_currency->setLabel(tr("Show amounts in"));
    QStringList texts{tr("as rented (%1)").arg(QString::fromStdString(session().scenario().rental.currency))};
    for (std::size_t i = 1; i < currencies.size(); ++i)
        texts << QString::fromLatin1(currencies[i].data(), static_cast<qsizetype>(currencies[i].size()));
    m_currency->setOptions(texts);
}

} // namespace octoplan
