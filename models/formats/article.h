// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "values/article.h"
#include "values/problem.h"

#include <string_view>

namespace octoplan {

// Text of {"format": "octoplan-article", "version": 1, "title", "publisher", "date", "sources": {key: name}, "claims":
// [{"number", "claim", "ours", "verdict", "reason", "sources": [key], "figures": [{"key", "value"}]}]}. Texts are
// {"en", "zh"}. There are no claims where `problems` holds an error.
struct ArticleReading {
    Article article;
    Problems problems;
};
[[nodiscard]] ArticleReading readArticle(std::string_view text);

} // namespace octoplan
