// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "randomscenario.h"
#include "search/compare.h"
#include "support/registry.h"
#include "support/samplecatalog.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <map>

using namespace octoplan;
using namespace octoplan::test;

namespace {

const OfferingResult* chosen(const Comparison& c)
{
    return c.answer.offering ? &c.offerings[*c.answer.offering] : nullptr;
}

std::string chosenName(const Comparison& c) { return c.answer.offering ? chosen(c)->name : std::string(); }

std::string idOf(const Comparison& c, const std::string& name)
{
    for (const OfferingResult& r : c.offerings)
        if (r.name == name)
            return r.id;
    return {};
}

// Runs many random questions past a flip of one kind; returns how often it came up.
int forEachFlip(ReasonKind kind, unsigned seed,
                const std::function<void(const Scenario&, const Comparison&, const Reason&)>& check)
{
    std::mt19937 random(seed);
    int met = 0;
    for (int i = 0; i < 300; ++i) {
        const Scenario s = randomScenario(random);
        const Comparison c = compare(s, sampleCatalog());
        if (const Reason* flip = find(c.answer.wouldChangeIf, kind)) {
            ++met;
            check(s, c, *flip);
        }
    }
    return met;
}

} // namespace

class TestAnswer : public QObject {
    Q_OBJECT

private slots:
    void neverBreaksAConstraint();
    void choosesTheCheapest();
    void noneSaysWhy();
    void losesAboveExactlyItsPrice();
    void winsBelowExactlyItsPrice();
    void flipsAtDeadline();
    void flipsAtLongerDeadline();
    void flipsAtBudget();
    void flipsAtWork();
    void wholeMonthsChangeTheWinner();
    void reasonsAreFew();
    void sameInputSameAnswer();
};

void TestAnswer::neverBreaksAConstraint()
{
    std::mt19937 random(31);
    int answers = 0;
    int refusals = 0;
    for (int i = 0; i < 400; ++i) {
        const Scenario s = randomScenario(random);
        const Comparison c = compare(s, sampleCatalog());
        const OfferingResult* r = chosen(c);
        if (!r) {
            ++refusals;
            continue;
        }
        ++answers;
        QVERIFY(r->verdict == Verdict::Fits || r->verdict == Verdict::Tight);
        QVERIFY(r->domestic || !s.constraints.domesticOnly);
        if (s.constraints.deadlineDays && s.job.task != Task::Serve)
            QVERIFY(r->time->days.likely <= *s.constraints.deadlineDays);
        if (s.constraints.budget)
            QVERIFY(r->cost->total.likely <= *s.constraints.budget);
    }
    QVERIFY(answers > 100 && refusals > 30);
}

void TestAnswer::choosesTheCheapest()
{
    std::mt19937 random(37);
    for (int i = 0; i < 200; ++i) {
        const Scenario s = randomScenario(random);
        const Comparison c = compare(s, sampleCatalog());
        const OfferingResult* r = chosen(c);
        if (!r || s.job.task == Task::Serve)
            continue;
        for (const OfferingResult& other : c.offerings) {
            const bool allowed = other.cost && other.verdict == r->verdict &&
                                 (other.domestic || !s.constraints.domesticOnly) &&
                                 other.time->meetsDeadline.value_or(true) && other.cost->withinBudget.value_or(true);
            if (!allowed || !r->cost->perBillionTokens || !other.cost->perBillionTokens)
                continue;
            QVERIFY(r->cost->perBillionTokens->fen <= other.cost->perBillionTokens->fen + 1);
        }
    }
}

void TestAnswer::noneSaysWhy()
{
    Scenario s = sampleScenario("llama-2-7b");
    s.constraints.deadlineDays = 1e-4;
    Comparison c = compare(s, sampleCatalog());
    QVERIFY(!c.answer.offering);
    QCOMPARE(c.answer.headline.kind, ReasonKind::NoneMeetsDeadline);
    QCOMPARE(c.answer.headline.arguments[1].text, resultOf(c, "h100-80g-x8").name);

    s.constraints.deadlineDays.reset();
    s.constraints.budget = yuan(1);
    c = compare(s, sampleCatalog());
    QCOMPARE(c.answer.headline.kind, ReasonKind::NoneWithinBudget);
    const Reason* more = find(c.answer.wouldChangeIf, ReasonKind::FlipAtBudgetUp);
    QVERIFY(more);
    s.constraints.budget = Money{std::llround(more->arguments[1].number.likely)};
    QCOMPARE(chosenName(compare(s, sampleCatalog())), more->arguments[0].text);

    s = sampleScenario("llama-2-7b");
    s.constraints.domesticOnly = true;
    QCOMPARE(chosen(compare(s, sampleCatalog()))->id, std::string("ascend-910b-64g-x8"));
    s.job.precision = Precision::Fp8; // which it does not have
    c = compare(s, sampleCatalog());
    QCOMPARE(c.answer.headline.kind, ReasonKind::NoneOfThem);
    QVERIFY(find(c.answer.reasons, ReasonKind::NotDomestic));
}

void TestAnswer::losesAboveExactlyItsPrice()
{
    const int met =
        forEachFlip(ReasonKind::LosesAbovePrice, 41, [](const Scenario& s, const Comparison& c, const Reason& flip) {
            const std::string id = chosen(c)->id;
            const Money price{std::llround(flip.arguments[1].number.likely)};
            QCOMPARE(chosenName(compare(s, withPrice(id, price))), flip.arguments[0].text);
            const std::string above = chosenName(compare(s, withPrice(id, price + Money{1})));
            QVERIFY(above != flip.arguments[0].text);
            QCOMPARE(above, flip.arguments[2].text);
        });
    QVERIFY(met > 50);
}

void TestAnswer::winsBelowExactlyItsPrice()
{
    const int met =
        forEachFlip(ReasonKind::FlipAtPrice, 43, [](const Scenario& s, const Comparison& c, const Reason& flip) {
            const std::string& name = flip.arguments[0].text;
            const Money price{std::llround(flip.arguments[1].number.likely)};
            QVERIFY(name != chosenName(c));
            QCOMPARE(chosenName(compare(s, withPrice(idOf(c, name), price))), name);
            QVERIFY(chosenName(compare(s, withPrice(idOf(c, name), price + Money{1}))) != name);
        });
    QVERIFY(met > 50);
}

void TestAnswer::flipsAtDeadline()
{
    const int met =
        forEachFlip(ReasonKind::FlipAtDeadline, 47, [](const Scenario& s, const Comparison& c, const Reason& flip) {
            Scenario changed = s;
            changed.constraints.deadlineDays = flip.arguments[1].number.likely;
            QCOMPARE(chosenName(compare(changed, sampleCatalog())), chosenName(c));
            changed.constraints.deadlineDays = flip.arguments[1].number.likely * (1.0 - 1e-12);
            QCOMPARE(chosenName(compare(changed, sampleCatalog())), flip.arguments[0].text);
        });
    QVERIFY(met > 30);
}

void TestAnswer::flipsAtLongerDeadline()
{
    const int met = forEachFlip(ReasonKind::FlipAtLongerDeadline, 53,
                                [](const Scenario& s, const Comparison& c, const Reason& flip) {
                                    Scenario changed = s;
                                    changed.constraints.deadlineDays = flip.arguments[1].number.likely;
                                    QCOMPARE(chosenName(compare(changed, sampleCatalog())), flip.arguments[0].text);
                                    changed.constraints.deadlineDays = flip.arguments[1].number.likely * (1.0 - 1e-12);
                                    QCOMPARE(chosenName(compare(changed, sampleCatalog())), chosenName(c));
                                });
    QVERIFY(met > 5);
}

void TestAnswer::flipsAtBudget()
{
    const int lower =
        forEachFlip(ReasonKind::FlipAtBudget, 59, [](const Scenario& s, const Comparison& c, const Reason& flip) {
            Scenario changed = s;
            changed.constraints.budget = Money{std::llround(flip.arguments[1].number.likely)};
            QCOMPARE(chosenName(compare(changed, sampleCatalog())), chosenName(c));
            changed.constraints.budget = *changed.constraints.budget - Money{1};
            QCOMPARE(chosenName(compare(changed, sampleCatalog())), flip.arguments[0].text);
        });
    QVERIFY(lower > 5);
    const int none =
        forEachFlip(ReasonKind::NoneBelowBudget, 61, [](const Scenario& s, const Comparison&, const Reason& flip) {
            Scenario changed = s;
            changed.constraints.budget = Money{std::llround(flip.arguments[0].number.likely)} - Money{1};
            QVERIFY(!compare(changed, sampleCatalog()).answer.offering);
        });
    QVERIFY(none > 10);
}

void TestAnswer::flipsAtWork()
{
    int checked = 0;
    const auto check = [&checked](const Scenario& asked, const Comparison& c, const Reason& flip) {
        ++checked;
        Scenario changed = asked;
        changed.goal.kind = GoalKind::Tokens;
        changed.goal.tokens = flip.arguments[1].number.likely * 0.999;
        QCOMPARE(chosenName(compare(changed, sampleCatalog())), chosenName(c));
        changed.goal.tokens = flip.arguments[1].number.likely * 1.001;
        QCOMPARE(chosenName(compare(changed, sampleCatalog())), flip.arguments[0].text);
    };
    for (const char* model : {"llama-2-7b", "llama-2-13b", "llama-3.1-8b", "tiny"})
        for (const double tokens : {1e9, 3e9, 1e10}) {
            Scenario s = sampleScenario(model);
            s.goal.tokens = tokens;
            s.offerings = {{"ascend-910b-64g-x8", {}}, {"h100-80g-x8", {}}};
            const Comparison c = compare(s, sampleCatalog());
            if (const Reason* flip = find(c.answer.wouldChangeIf, ReasonKind::FlipAtWork))
                check(s, c, *flip); // the port to CANN is paid back by more work
        }
    QVERIFY(checked > 3);
}

void TestAnswer::wholeMonthsChangeTheWinner()
{
    const int met = forEachFlip(
        ReasonKind::WholeMonthsChangeWinner, 71, [](const Scenario& s, const Comparison& c, const Reason& flip) {
            Scenario changed = s;
            changed.rental.terms.billing = Billing::WholeMonths;
            const Comparison after = compare(changed, sampleCatalog());
            QVERIFY(flip.arguments[0].text != chosenName(c));
            QCOMPARE(chosenName(after), flip.arguments[0].text);
            QCOMPARE(chosen(after)->cost->total.likely.fen, std::llround(flip.arguments[1].number.likely));
        });
    QVERIFY(met > 3);
}

void TestAnswer::reasonsAreFew()
{
    std::mt19937 random(73);
    for (int i = 0; i < 200; ++i) {
        const Comparison c = compare(randomScenario(random), sampleCatalog());
        QVERIFY(c.answer.reasons.size() <= 3);
        QVERIFY(!c.answer.offering || !c.answer.tie || c.answer.headline.kind == ReasonKind::TooCloseToCall);
    }
}

void TestAnswer::sameInputSameAnswer()
{
    std::mt19937 random(79);
    for (int i = 0; i < 30; ++i) {
        const Scenario s = randomScenario(random);
        QVERIFY(compare(s, sampleCatalog()) == compare(s, sampleCatalog()));
    }
}

OCTOPLAN_TEST(TestAnswer);

#include "tst_answer.moc"
