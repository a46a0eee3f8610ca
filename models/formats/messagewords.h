// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/message.h"

#include <functional>
#include <string>

namespace octoplan {

// Whoever asks for a text brings the words; without any it is English.
using MessageWords = std::function<std::string(const Message&)>;

} // namespace octoplan
