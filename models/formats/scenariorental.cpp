// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/catalogfigure.h"
#include "formats/concat.h"
#include "formats/say.h"
#include "formats/scenarioparts.h"

#include <algorithm>

namespace octoplan {

namespace {

using nlohmann::json;

constexpr double maxRamGib = 65536.0;
constexpr double maxNicGbit = 25600.0;

BillingTerms readTerms(ObjectReader& object, BillingTerms terms)
{
    terms.billing = object.choice<Billing>("billing").value_or(terms.billing);
    terms.hoursPerMonth = readInput(object, InputId::HoursPerMonth).value_or(terms.hoursPerMonth);
    terms.minimumDays = readInput(object, InputId::MinimumDays).value_or(terms.minimumDays);
    if (const auto date = object.text("start_date")) {
        terms.startDate = *date;
        if (!isDate(*date))
            object.error("start_date",
                         say(QT_TRANSLATE_NOOP("Problem", "start_date is \"%1\", expected YYYY-MM-DD"), *date));
    }
    return terms;
}

HostSetting readHost(ObjectReader& object)
{
    HostSetting host;
    host.pcie = object.choice<PcieClass>("pcie").value_or(host.pcie);
    host.ramGib = object.number("ram_gib", 1.0, maxRamGib);
    host.bin = object.choice<AscendBin>("bin").value_or(host.bin);
    host.nicGbit = object.number("nic_gbit", 0.1, maxNicGbit);
    return host;
}

// {"offering id": {…}, …}
template <class Read>
void readByOffering(ObjectReader& object, std::string_view key, const std::string& path, ScenarioReader& reader,
                    Read read)
{
    const json* all = object.object(key);
    if (all == nullptr)
        return;
    for (const auto& [id, value] : all->items()) {
        ObjectReader one(value, object.pointerTo(key) + pointerStep(id), reader.problems);
        read(id, one);
        reader.keepUnknown(one, path + pointerStep(key) + pointerStep(id));
    }
}

void readServers(ObjectReader& object, Rental& rental)
{
    const json* value = object.find("servers");
    if (value != nullptr && value->is_string() && value->get_ref<const std::string&>() == "auto")
        rental.autoServers = true;
    else if (const auto servers = readInput(object, InputId::Servers))
        rental.servers = static_cast<int>(*servers);
}

std::optional<std::string> readCurrency(ObjectReader& object, std::string_view key)
{
    const auto currency = object.text(key);
    if (currency && (currency->size() != 3 ||
                     !std::all_of(currency->begin(), currency->end(), [](char c) { return c >= 'A' && c <= 'Z'; })))
        object.error(key, say(QT_TRANSLATE_NOOP("Problem", "%1 is \"%2\", expected three capital letters such as CNY"),
                              key, *currency));
    return currency;
}

FixedPlan readFixed(ObjectReader& object)
{
    FixedPlan plan;
    const auto whole = [&object](std::string_view key, std::int64_t min, std::int64_t max, std::optional<int>& out) {
        if (const auto number = object.integer(key, min, max))
            out = static_cast<int>(*number);
    };
    constexpr std::int64_t maxGroup = 65536;
    whole("tp", 1, maxGroup, plan.tp);
    whole("pp", 1, maxGroup, plan.pp);
    whole("cp", 1, maxGroup, plan.cp);
    whole("ep", 1, maxGroup, plan.ep);
    whole("vp", 1, 1024, plan.vp);
    whole("zero", 0, 3, plan.zero);
    whole("shard_group", 1, maxGroup, plan.shardGroup);
    whole("micro_batch", 1, maxGroup, plan.microBatch);
    whole("accumulation", 1, 1048576, plan.accumulation);
    plan.recompute = object.choice<Recompute>("recompute");
    plan.offload = object.choice<Offload>("offload");
    plan.sequenceParallel = object.boolean("sequence_parallel");
    return plan;
}

OfferingChoice readInline(ObjectReader& object)
{
    OfferingChoice choice;
    InlineOffering offering;
    choice.id = object.text("id").value_or("");
    if (!object.has("id") || choice.id.empty())
        object.error("id", say(QT_TRANSLATE_NOOP("Problem", "id is missing, expected a text of its own")));
    offering.device = object.text("device").value_or("");
    if (!object.has("device"))
        object.error("device", say(QT_TRANSLATE_NOOP(
                                   "Problem", "device is missing, expected the id of a device in the catalogue")));
    offering.devices = static_cast<int>(object.integer("devices", 1, 1024).value_or(offering.devices));
    offering.link = object.choice<LinkKind>("link");
    if (offering.link == LinkKind::None && offering.devices > 1)
        object.error("link", say(QT_TRANSLATE_NOOP("Problem", "link is \"none\", expected one that joins %1 devices"),
                                 offering.devices));
    if (const auto price = object.number("price_per_month", 0.0, 1e9))
        offering.pricePerMonth = yuan(*price);
    choice.custom = offering;
    return choice;
}

} // namespace

Rental readRental(ObjectReader& object, ScenarioReader& reader)
{
    Rental rental;
    readServers(object, rental);
    rental.terms = readTerms(object, rental.terms);
    rental.currency = readCurrency(object, "currency").value_or(rental.currency);
    rental.shownCurrency = readCurrency(object, "shown_currency").value_or(rental.shownCurrency);
    rental.rate = readInput(object, InputId::Rate).value_or(rental.rate);
    if (rental.rate != 1.0 && rental.shownCurrency.empty())
        object.note("rate", say(QT_TRANSLATE_NOOP(
                                "Problem",
                                "rate converts to shown_currency, which is missing: amounts are shown in currency")));
    readByOffering(object, "per_offering", "/rental", reader, [&rental](const std::string& id, ObjectReader& one) {
        rental.perOffering[id] = readTerms(one, rental.terms);
    });
    readByOffering(object, "hosts", "/rental", reader,
                   [&rental](const std::string& id, ObjectReader& one) { rental.hosts[id] = readHost(one); });
    reader.keepUnknown(object, "/rental");
    return rental;
}

PlanChoice readPlan(ObjectReader& object, ScenarioReader& reader)
{
    PlanChoice plan;
    plan.mode = object.choice<PlanMode>("mode").value_or(plan.mode);
    plan.all = readFixed(object);
    readByOffering(object, "per_offering", "/plan", reader, [&plan](const std::string& id, ObjectReader& one) {
        one.ignore("mode");
        plan.perOffering[id] = readFixed(one);
    });
    if (plan.mode == PlanMode::Auto && plan.all != FixedPlan())
        object.note("mode",
                    say(QT_TRANSLATE_NOOP(
                        "Problem",
                        "mode is \"auto\": the parts of the plan that are given stay unused until it is \"fixed\"")));
    reader.keepUnknown(object, "/plan");
    return plan;
}

std::vector<OfferingChoice> readOfferings(const json& list, ScenarioReader& reader)
{
    std::vector<OfferingChoice> offerings;
    const std::string at = reader.base + "/offerings";
    const auto refuse = [&reader](const std::string& pointer, Message message) {
        reader.problems.push_back({pointer, Severity::Error, std::move(message)});
    };
    if (list.empty() || list.size() > 64)
        refuse(at, say(QT_TRANSLATE_NOOP("Problem", "offerings holds %1, expected 1 to 64"), list.size()));
    for (std::size_t i = 0; i < list.size() && i < 64; ++i) {
        const std::string pointer = concat(at, "/", i);
        OfferingChoice choice;
        if (list[i].is_string()) {
            choice.id = list[i].get<std::string>();
        } else if (list[i].is_object()) {
            ObjectReader object(list[i], pointer, reader.problems);
            choice = readInline(object);
            // By id, not by place: the list may be put into another order before it is written again.
            reader.keepUnknown(object, "/offerings" + pointerStep(choice.id));
        } else {
            refuse(pointer, say(QT_TRANSLATE_NOOP("Problem", "the offering is %1, expected an id or an object"),
                                describeJson(list[i])));
        }
        if (std::any_of(offerings.begin(), offerings.end(), [&](const auto& other) { return other.id == choice.id; }))
            refuse(pointer, say(QT_TRANSLATE_NOOP("Problem", "the offering \"%1\" stands twice"), choice.id));
        offerings.push_back(std::move(choice));
    }
    return offerings;
}

} // namespace octoplan
