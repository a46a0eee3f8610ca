// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/tornadowords.h"

#include "wording/decisiontext.h"

namespace octoplan {

TornadoChart::Words tornadoWords(const Comparison& comparison, double cost, const Wording& w)
{
    const auto say = [&w](const char* source) { return w.numbers().translation().translate("Charts", source); };
    TornadoChart::Words words;
    words.title = say(QT_TRANSLATE_NOOP("Charts", "What matters most"));
    words.subtitle = tornadoSubtitle(comparison, w);
    words.centre = say(QT_TRANSLATE_NOOP("Charts", "%1 as asked")).arg(w.numbers().money(yuan(cost)));
    words.flips = say(QT_TRANSLATE_NOOP("Charts", "another offering would be the choice"));
    words.text = [n = w.numbers()](double v) { return n.money(yuan(v)); };
    words.difference = [n = w.numbers()](double v) { return n.moneyDifference(yuan(v)); };
    return words;
}

} // namespace octoplan
