// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wording/problemtext.h"

#include <QCoreApplication>

namespace octoplan {

namespace {

std::string spoken(const Message& message)
{
    if (!message.isTranslatable())
        return message.text();
    std::vector<std::string> arguments;
    for (const Message& argument : message.arguments())
        arguments.push_back(spoken(argument));
    return withArguments(QCoreApplication::translate("Problem", message.text().c_str()).toStdString(), arguments);
}

} // namespace

QString messageText(const Message& message) { return QString::fromStdString(spoken(message)); }

Message inWords(const Message& message) { return Message::verbatim(spoken(message)); }

Problems inWords(const Problems& problems)
{
    Problems said = problems;
    for (Problem& problem : said)
        problem.message = inWords(problem.message);
    return said;
}

} // namespace octoplan
