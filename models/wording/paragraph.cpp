// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paragraph.h"

#include "sentences.h"

namespace octoplan {

QString paragraph(const QStringList& sentences, const Wording& w)
{
    const bool chinese = w.language() == Language::Chinese;
    const QString text = sentences.join(chinese ? QString() : QStringLiteral(" "));
    return chinese ? detail::closedUp(text) : text;
}

} // namespace octoplan
