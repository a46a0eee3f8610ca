// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/rentalsection.h"

#include "panels/choicerow.h"
#include "panels/inputslider.h"
#include "session/session.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace octoplan {

namespace {

struct Terms {
    Billing billing;
    double hoursPerMonth; // 0: does not matter
};

constexpr std::array terms{Terms{Billing::ProRata, 720}, Terms{Billing::ProRata, 730}, Terms{Billing::Hourly, 720},
                           Terms{Billing::Hourly, 730},  Terms{Billing::WholeDays, 0}, Terms{Billing::WholeMonths, 0}};

} // namespace

RentalSection::RentalSection(Session& session, QWidget* parent)
    : InputSection(session, Folding::None, parent)
{
    m_servers = addSlider(InputId::Servers, 1, 64, {1, 8, 64});
    m_autoServers = new QCheckBox(this);
    m_autoServers->setObjectName(QStringLiteral("/rental/servers_auto"));
    addWidget(m_autoServers);
    m_billing = addChoice();
    addStart();
    m_budget = addSlider(InputId::Budget, 100, 1e7, {100, 1000, 1e4, 1e5, 1e6, 1e7});
    m_domestic = new QCheckBox(this);
    m_migration = new QCheckBox(this);
    m_domestic->setObjectName(QStringLiteral("/constraints/domestic_only"));
    m_migration->setObjectName(QStringLiteral("/costs/include_migration"));
    addWidget(m_domestic);
    addWidget(m_migration);
    connect(m_billing, &ChoiceRow::chosen, this, [this](int index) {
        const Terms& chosen = terms[static_cast<std::size_t>(index)];
        this->session().edit(EditKind::Billing, [&chosen](Scenario& s) {
            s.rental.terms.billing = chosen.billing;
            if (chosen.hoursPerMonth > 0)
                s.rental.terms.hoursPerMonth = chosen.hoursPerMonth;
        });
    });
    connect(m_autoServers, &QCheckBox::clicked, this, [this](bool on) {
        this->session().edit(EditKind::Input, [on](Scenario& s) { s.rental.autoServers = on; });
    });
    connect(m_domestic, &QCheckBox::clicked, this, [this](bool on) {
        this->session().edit(EditKind::Limits, [on](Scenario& s) { s.constraints.domesticOnly = on; });
    });
    connect(m_migration, &QCheckBox::clicked, this, [this](bool ported) {
        this->session().edit(EditKind::Costs, [ported](Scenario& s) { s.costs.includeMigration = !ported; });
    });
}

// Calendar months are counted from a day; the earliest one stands for none.
void RentalSection::addStart()
{
    m_start = new QWidget(this);
    m_startLabel = new QLabel(m_start);
    m_startDate = new QDateEdit(m_start);
    m_startDate->setObjectName(QStringLiteral("/rental/start_date"));
    m_startDate->setCalendarPopup(true);
    m_startDate->setDisplayFormat(QStringLiteral("yyyy-MM-dd"));
    m_startDate->setMinimumDate(QDate(2020, 1, 1));
    m_startLabel->setBuddy(m_startDate);
    auto* row = new QHBoxLayout(m_start);
    row->setContentsMargins({});
    row->setSpacing(8);
    row->addWidget(m_startLabel);
    row->addWidget(m_startDate, 1);
    addWidget(m_start);
    connect(m_startDate, &QDateEdit::dateChanged, this, [this](QDate date) {
        session().edit(EditKind::Billing, [&](Scenario& s) {
            s.rental.terms.startDate.reset();
            if (date > m_startDate->minimumDate())
                s.rental.terms.startDate = date.toString(Qt::ISODate).toStdString();
        });
    });
}

void RentalSection::showStart(const BillingTerms& terms)
{
    const QSignalBlocker quiet(m_startDate);
    const QDate date = QDate::fromString(QString::fromStdString(terms.startDate.value_or("")), Qt::ISODate);
    m_startDate->setDate(date.isValid() ? date : m_startDate->minimumDate());
    m_start->setVisible(terms.billing == Billing::WholeMonths);
}

void RentalSection::refresh()
{
    const Scenario& scenario = session().scenario();
    const BillingTerms& now = scenario.rental.terms;
    const auto match = std::find_if(terms.begin(), terms.end(), [&now](const Terms& t) {
        return t.billing == now.billing && (t.hoursPerMonth == 0 || t.hoursPerMonth == now.hoursPerMonth);
    });
    m_billing->setCurrent(match == terms.end() ? -1 : static_cast<int>(match - terms.begin()));
    m_domestic->setChecked(scenario.constraints.domesticOnly);
    m_migration->setChecked(!scenario.costs.includeMigration);
    showServers(scenario);
    showStart(now);
    m_servers->refresh();
    m_budget->refresh();
}

// Searched for only where there is a deadline to meet.
void RentalSection::showServers(const Scenario& scenario)
{
    const bool hasDeadline = scenario.constraints.deadlineDays.has_value();
    const bool byWork = scenario.goal.kind != GoalKind::Days && scenario.job.task != Task::Serve;
    m_autoServers->setChecked(scenario.rental.autoServers);
    m_autoServers->setEnabled(hasDeadline && byWork);
    m_autoServers->setToolTip(!byWork        ? tr("Only for an amount of work")
                              : !hasDeadline ? tr("Needs a deadline")
                                             : tr("For each offering the fewest servers that finish in time"));
    const bool searched = scenario.rental.autoServers && hasDeadline && byWork;
    m_servers->setDisabledBecause(searched ? tr("As few as meet the deadline, for each offering") : QString());
}

void RentalSection::retranslate()
{
    setTitle(tr("Rental"));
    m_autoServers->setText(tr("As few as meet the deadline"));
    m_billing->setLabel(tr("Billing"));
    QStringList texts;
    for (const Terms& t : terms)
        texts << (t.hoursPerMonth > 0 ? tr("%1, %2 h a month").arg(wording().label(t.billing)).arg(t.hoursPerMonth)
                                      : wording().label(t.billing));
    m_billing->setOptions(texts);
    m_startLabel->setText(tr("Months from"));
    m_startDate->setAccessibleName(m_startLabel->text());
    m_startDate->setSpecialValueText(tr("any day"));
    m_startDate->setToolTip(tr("Calendar months from a day, or of 30.4 days each"));
    m_domestic->setText(tr("Domestic hardware only"));
    m_migration->setText(tr("Code already runs on CANN"));
    m_migration->setToolTip(tr("Then nothing is spent on porting it to Ascend"));
}

} // namespace octoplan
