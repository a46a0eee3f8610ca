// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/expertsection.h"

#include "panels/choicerow.h"
#include "panels/inputslider.h"
#include "session/session.h"

#include <QCheckBox>
#include <QComboBox>

#include <algorithm>
#include <array>

namespace octoplan {

namespace {

constexpr std::array ramSizes{0.0, 256.0, 512.0, 768.0, 1024.0, 1536.0, 2048.0}; // GiB; 0: unknown
constexpr std::array groupSizes{0, 1, 2, 4, 8};                                  // 0: searched

bool isAdapter(const Scenario& s) { return s.job.task == Task::Lora || s.job.task == Task::Qlora; }

// The first chosen offering whose id starts so; hosts of a kind are set alike.
const HostSetting* hostOf(const Scenario& s, const std::string& prefix)
{
    for (const auto& [id, host] : s.rental.hosts)
        if (id.starts_with(prefix))
            return &host;
    return nullptr;
}

void eachHost(Scenario& s, const std::string& prefix, const std::function<void(HostSetting&)>& change)
{
    for (const OfferingChoice& offering : s.offerings)
        if (offering.id.starts_with(prefix))
            change(s.rental.hosts[offering.id]);
    // What is as the schema has it need not be said.
    std::erase_if(s.rental.hosts, [](const auto& entry) { return entry.second == HostSetting{}; });
}

template <std::size_t N, class T, class V>
int indexOf(const std::array<T, N>& values, V wanted)
{
    const auto at = std::find(values.begin(), values.end(), static_cast<T>(wanted));
    return at == values.end() ? -1 : static_cast<int>(at - values.begin());
}

void settlePlan(Scenario& s) { s.plan.mode = s.plan.all == FixedPlan{} ? PlanMode::Auto : PlanMode::Fixed; }

} // namespace

ExpertSection::ExpertSection(Session& session, QWidget* parent)
    : InputSection(session, Folding::Foldable, parent)
{
    addRecipe();
    addPlan();
    addHosts();
    connect(this, &SectionBox::toggled, this, [this](bool open) {
        if (open && !m_fusedLoss)
            build();
    });
}

void ExpertSection::build()
{
    for (Choice& choice : m_choices) {
        choice.row = addChoice();
        connect(choice.row, &ChoiceRow::chosen, this, [this, kind = choice.kind, write = choice.write](int index) {
            session().edit(kind, [&](Scenario& s) { write(s, index); });
        });
    }
    m_rank = addPowerSlider(InputId::LoraRank, 4, 256, {4, 16, 64, 256});
    m_fusedLoss = new QCheckBox(this);
    m_fusedLoss->setObjectName(QStringLiteral("/job/fused_loss"));
    addWidget(m_fusedLoss);
    connect(m_fusedLoss, &QCheckBox::clicked, this,
            [this](bool on) { session().edit(EditKind::Recipe, [on](Scenario& s) { s.job.fusedLoss = on; }); });
    setWording(wording());
}

void ExpertSection::addRecipe()
{
    const auto noTraining = [](const Scenario& s) {
        return s.job.task == Task::Serve ? tr("Serving trains nothing") : QString();
    };
    m_choices.push_back({EditKind::Stack,
                         [](const Scenario& s) { return static_cast<int>(s.job.stack); },
                         [](Scenario& s, int i) { s.job.stack = static_cast<Stack>(i); },
                         {}});
    m_choices.push_back({EditKind::Recipe,
                         [](const Scenario& s) { return static_cast<int>(s.job.attention); },
                         [](Scenario& s, int i) { s.job.attention = static_cast<Attention>(i); },
                         {}});
    m_choices.push_back({EditKind::Recipe, [](const Scenario& s) { return static_cast<int>(s.job.masterCopy); },
                         [](Scenario& s, int i) { s.job.masterCopy = static_cast<MasterCopy>(i); }, noTraining});
    m_choices.push_back({EditKind::Recipe, [](const Scenario& s) { return static_cast<int>(s.job.gradientPrecision); },
                         [](Scenario& s, int i) { s.job.gradientPrecision = static_cast<GradientPrecision>(i); },
                         noTraining});
}

void ExpertSection::addPlan()
{
    m_choices.push_back(
        {EditKind::Plan,
         [](const Scenario& s) { return s.plan.all.recompute ? static_cast<int>(*s.plan.all.recompute) + 1 : 0; },
         [](Scenario& s, int i) {
             s.plan.all.recompute = i == 0 ? std::nullopt : std::optional(static_cast<Recompute>(i - 1));
             settlePlan(s);
         },
         [](const Scenario& s) { return s.job.task == Task::Serve ? tr("Serving trains nothing") : QString(); }});
    m_choices.push_back(
        {EditKind::Plan, [](const Scenario& s) { return s.plan.all.zero.value_or(-1) + 1; },
         [](Scenario& s, int i) {
             s.plan.all.zero = i == 0 ? std::nullopt : std::optional(i - 1);
             settlePlan(s);
         },
         [](const Scenario& s) { return s.job.task == Task::Serve ? tr("Serving trains nothing") : QString(); }});
    m_choices.push_back({EditKind::Plan,
                         [](const Scenario& s) { return indexOf(groupSizes, s.plan.all.tp.value_or(0)); },
                         [](Scenario& s, int i) {
                             s.plan.all.tp =
                                 i == 0 ? std::nullopt : std::optional(groupSizes[static_cast<std::size_t>(i)]);
                             settlePlan(s);
                         },
                         {}});
    m_choices.push_back({EditKind::Plan,
                         [](const Scenario& s) { return indexOf(groupSizes, s.plan.all.pp.value_or(0)); },
                         [](Scenario& s, int i) {
                             s.plan.all.pp =
                                 i == 0 ? std::nullopt : std::optional(groupSizes[static_cast<std::size_t>(i)]);
                             settlePlan(s);
                         },
                         {}});
}

void ExpertSection::addHosts()
{
    m_choices.push_back({EditKind::Hosts,
                         [](const Scenario& s) {
                             const HostSetting* host = hostOf(s, "rtx");
                             return host ? static_cast<int>(host->pcie) : 0;
                         },
                         [](Scenario& s, int i) {
                             eachHost(s, "rtx", [i](HostSetting& host) { host.pcie = static_cast<PcieClass>(i); });
                         },
                         {}});
    m_choices.push_back({EditKind::Hosts,
                         [](const Scenario& s) {
                             const HostSetting* host = hostOf(s, "ascend-910b");
                             return host ? static_cast<int>(host->bin) : 0;
                         },
                         [](Scenario& s, int i) {
                             eachHost(s, "ascend-910b",
                                      [i](HostSetting& host) { host.bin = static_cast<AscendBin>(i); });
                         },
                         {}});
    m_choices.push_back({EditKind::Hosts,
                         [](const Scenario& s) {
                             const HostSetting* host = hostOf(s, "");
                             return host ? indexOf(ramSizes, host->ramGib.value_or(0.0)) : 0;
                         },
                         [](Scenario& s, int i) {
                             eachHost(s, "", [i](HostSetting& host) {
                                 host.ramGib =
                                     i == 0 ? std::nullopt : std::optional(ramSizes[static_cast<std::size_t>(i)]);
                             });
                         },
                         {}});
}

void ExpertSection::refresh()
{
    const Scenario& scenario = session().scenario();
    setNote(changed());
    if (!m_fusedLoss)
        return;
    for (const Choice& choice : m_choices) {
        choice.row->setCurrent(choice.read(scenario));
        choice.row->setDisabledBecause(choice.offBecause ? choice.offBecause(scenario) : QString());
    }
    m_rank->refresh();
    m_rank->setDisabledBecause(isAdapter(scenario) ? QString() : tr("Only LoRA and QLoRA have a rank"));
    m_fusedLoss->setChecked(scenario.job.fusedLoss);
}

QString ExpertSection::changed() const
{
    static const Scenario defaults;
    const Scenario& scenario = session().scenario();
    QStringList said;
    for (const Choice& choice : m_choices)
        if (choice.read(scenario) != choice.read(defaults))
            said << choice.label + QStringLiteral(": ") + choice.options.value(choice.read(scenario));
    if (scenario.job.loraRank != defaults.job.loraRank)
        said << wording().label(InputId::LoraRank) + QStringLiteral(": ") +
                    wording().inputText(InputId::LoraRank, scenario.job.loraRank);
    if (scenario.job.fusedLoss != defaults.job.fusedLoss)
        said << tr("Fused loss");
    return said.join(QStringLiteral(" · "));
}

void ExpertSection::retranslate()
{
    setTitle(tr("Expert"));
    nameChoices();
    if (!m_fusedLoss)
        return;
    for (const Choice& choice : m_choices) {
        choice.row->setLabel(choice.label);
        choice.row->setOptions(choice.options);
    }
    m_choices.front().row->box()->setToolTip(tr("The class of the software decides how fast and how lean it is"));
    m_fusedLoss->setText(tr("Fused loss"));
    m_fusedLoss->setToolTip(tr("The loss never stores all logits at once"));
}

void ExpertSection::nameChoices()
{
    const QString automatic = tr("Automatic");
    const QStringList searched = QStringList{automatic} + labels<Recompute>();
    const QStringList zero{automatic, tr("Off"), QStringLiteral("ZeRO-1"), QStringLiteral("ZeRO-2"),
                           QStringLiteral("ZeRO-3")};
    QStringList groups{automatic};
    for (std::size_t i = 1; i < groupSizes.size(); ++i)
        groups << QString::number(groupSizes[i]);
    QStringList ram{tr("unknown")};
    for (std::size_t i = 1; i < ramSizes.size(); ++i)
        ram << tr("%1 GiB").arg(ramSizes[i]);
    const std::vector<std::pair<QString, QStringList>> words{{tr("Software"), labels<Stack>()},
                                                             {tr("Attention"), labels<Attention>()},
                                                             {tr("Master copy"), labels<MasterCopy>()},
                                                             {tr("Gradients"), labels<GradientPrecision>()},
                                                             {tr("Recompute"), searched},
                                                             {tr("ZeRO"), zero},
                                                             {tr("Tensor parallel"), groups},
                                                             {tr("Pipeline"), groups},
                                                             {tr("PCIe of 4090 hosts"), labels<PcieClass>()},
                                                             {tr("910B bin"), labels<AscendBin>()},
                                                             {tr("Host memory"), ram}};
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        m_choices[i].label = words[i].first;
        m_choices[i].options = words[i].second;
    }
}

} // namespace octoplan
