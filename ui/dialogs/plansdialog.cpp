// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialogs/plansdialog.h"

#include "panels/sortedtableview.h"
#include "session/session.h"
#include "theme/typescale.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace octoplan {

PlansDialog::PlansDialog(Session& session, std::string offering, const Wording& wording, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_offering(std::move(offering))
    , m_wording(wording)
    , m_plans(wording)
    , m_head(new QLabel)
    , m_detail(new QLabel)
    , m_table(new SortedTableView)
    , m_use(new QPushButton(tr("&Use this plan")))
    , m_free(new QPushButton(tr("&Search again")))
{
    build();
    refresh();
    if (m_plans.rowCount() > 0)
        m_table->showRow(std::max(0, m_plans.rowInUse()));
    m_table->setFocus();
    connect(&m_session, &Session::comparisonChanged, this, &PlansDialog::refresh);
}

void PlansDialog::build()
{
    resize(1020, 560);
    auto* column = new QVBoxLayout(this);
    m_head->setWordWrap(true);
    m_detail->setWordWrap(true);
    m_detail->setMinimumHeight(3 * QFontMetrics(font()).height());
    m_detail->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_table->setSource(&m_plans);
    m_table->setAccessibleName(tr("Best plans"));
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // as ranked
    for (int i = 0; i < PlansModel::ColumnCount; ++i)
        m_table->horizontalHeader()->setSectionResizeMode(
            i, i == PlansModel::Difference ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_use, QDialogButtonBox::ActionRole);
    buttons->addButton(m_free, QDialogButtonBox::ActionRole);
    auto* copy = buttons->addButton(tr("&Copy table"), QDialogButtonBox::ActionRole);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_head, m_table, m_detail, buttons})
        column->addWidget(widget);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, m_table, &SortedTableView::copy);
    connect(m_use, &QPushButton::clicked, this, &PlansDialog::useChosen);
    connect(m_free, &QPushButton::clicked, this, [this] { m_session.freePlan(m_offering); });
    connect(m_table, &SortedTableView::rowChosen, this, &PlansDialog::showChoice);
    connect(m_table, &QTableView::activated, this, &PlansDialog::useChosen);
}

const OfferingResult* PlansDialog::result() const
{
    const auto& all = m_session.comparison().offerings;
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& r) { return r.id == m_offering; });
    return found == all.end() ? nullptr : &*found;
}

void PlansDialog::refresh()
{
    const OfferingResult* offering = result();
    if (!offering)
        return reject();
    const QString name = m_wording.offeringName(offering->name);
    setWindowTitle(tr("Plans for %1").arg(name));
    m_plans.setPlans(m_session.bestPlans(m_offering), m_session.comparison().currency, offering->plan);
    const QString count = m_wording.numbers().count(static_cast<double>(offering->plansConsidered));
    m_head->setText(
        m_plans.rowCount() == 0 ? tr("No plan can run: %1").arg(m_wording.sentence(offering->why))
        : offering->planFixed
            ? tr("The plan of this offering is fixed. These are the best of all legal plans; search again to let the "
                 "best be taken.")
            : tr("The best of %1 legal plans: those that fit by speed, then tight ones, then the rest by need.")
                  .arg(count));
    m_free->setEnabled(offering->planFixed);
    m_free->setToolTip(offering->planFixed ? QString() : tr("The plan is searched for: nothing is fixed"));
    showChoice();
}

void PlansDialog::showChoice()
{
    const int row = m_table->chosenRow();
    const bool chosen = row >= 0 && row < m_plans.rowCount();
    const bool inUse = chosen && row == m_plans.rowInUse() && result() && result()->planFixed;
    m_use->setEnabled(chosen && !inUse);
    m_use->setToolTip(inUse ? tr("This plan is fixed already") : QString());
    m_detail->setText(chosen ? m_wording.planLong(m_plans.plan(row).plan).replace(u'\n', QStringLiteral(" · "))
                             : tr("Choose a plan to see all of it."));
}

void PlansDialog::useChosen()
{
    if (m_use->isEnabled())
        m_session.fixPlan(m_offering, m_plans.plan(m_table->chosenRow()).plan);
}

} // namespace octoplan
