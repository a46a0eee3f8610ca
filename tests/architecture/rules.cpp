// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "architecture/rules.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>

namespace octoplan::architecture {

namespace {

constexpr std::array estimatorOrder = {"values", "hardware", "workload", "plan",    "physics",
                                       "money",  "search",   "evidence", "decision"};

using Allowed = std::set<std::string>;

// A name ending in "/*" stands for the folder and all below it.
const std::map<std::string, Allowed>& table()
{
    static const std::map<std::string, Allowed> rows{
        {"models/formats", {"models/estimator/*"}},
        {"models/wording", {"models/estimator/values"}},
        {"models/items", {"models/estimator/values", "models/wording"}},
        {"models/document", {"models/estimator/values", "models/wording"}},
        {"models/tables", {"models/items", "models/document", "models/estimator/values", "models/wording"}},
        {"models/session", {"models/estimator/*"}},
        {"models/storage", {"models/formats", "models/estimator/*"}},
        {"models/settings", {}},
        {"ui/theme", {"models/estimator/values"}},
        {"ui/widgets", {"ui/theme"}},
        {"ui/delegates", {"ui/theme", "models/items", "models/estimator/values", "models/wording"}},
        {"ui/charts", {"ui/theme", "models/items", "models/estimator/values", "models/wording"}},
        {"ui/print", {"models/document", "ui/charts", "ui/theme", "models/estimator/values", "models/wording"}},
    };
    return rows;
}

const Allowed& windowMayUse()
{
    static const Allowed folders{"models/items",   "models/session", "models/settings", "models/wording",
                                 "ui/widgets",     "ui/delegates",   "ui/charts",       "ui/theme",
                                 "ui/panels",      "ui/dialogs",     "ui/print",        "models/estimator/values",
                                 "models/document"};
    return folders;
}

bool matches(const Allowed& allowed, const std::string& folder)
{
    return std::any_of(allowed.begin(), allowed.end(), [&folder](const std::string& name) {
        if (name.ends_with("/*")) {
            const std::string base = name.substr(0, name.size() - 2);
            return folder == base || folder.starts_with(base + "/");
        }
        return folder == name;
    });
}

std::size_t estimatorRank(const std::string& folder)
{
    const std::string name = folder.substr(std::string_view("models/estimator/").size());
    return static_cast<std::size_t>(
        std::find(estimatorOrder.begin(), estimatorOrder.end(), name.substr(0, name.find('/'))) -
        estimatorOrder.begin());
}

bool mayInclude(const std::string& from, const std::string& to)
{
    if (from == to || from.starts_with("app") || from.starts_with("tests"))
        return !to.starts_with("tests") || from.starts_with("tests");
    if (from.starts_with("models/estimator/"))
        return to.starts_with("models/estimator/") && estimatorRank(to) <= estimatorRank(from);
    if (const auto row = table().find(from); row != table().end())
        return matches(row->second, to);
    return from.starts_with("ui") && (matches(windowMayUse(), to) || to == "ui");
}

bool isQt(const std::string& include)
{
    return include.size() > 1 && include[0] == 'Q' && include[1] >= 'A' && include[1] <= 'Z';
}

bool isModulePrefixedQt(const std::string& include)
{
    return include.starts_with("Qt") && include.find('/') != std::string::npos;
}

} // namespace

std::vector<Finding> checkLayers(const std::vector<SourceFile>& sources)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : sources)
        for (const std::string& include : file.includes) {
            const std::string target = folderOfInclude(file, include, sources);
            if (!target.empty() && !mayInclude(file.folder, target))
                findings.push_back({file.path, file.folder + " may not include " + include});
        }
    return findings;
}

std::vector<Finding> checkOutsideHeaders(const std::vector<SourceFile>& sources)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : sources) {
        const bool estimator = file.folder.starts_with("models/estimator");
        const bool withoutQt = estimator || file.folder == "models/formats";
        const bool chartSource = file.folder == "ui/charts" && file.path.ends_with(".cpp");
        const bool mayPlot = chartSource || file.folder.starts_with("tests/benchmarks");
        for (const std::string& include : file.includes) {
            if (isModulePrefixedQt(include))
                findings.push_back({file.path, "module prefix in " + include});
            if (withoutQt && (isQt(include) || isModulePrefixedQt(include)))
                findings.push_back({file.path, "Qt in a folder without Qt: " + include});
            if (estimator && include.starts_with("nlohmann"))
                findings.push_back({file.path, "JSON in the estimator: " + include});
            if (include == "qcustomplot.h" && !mayPlot)
                findings.push_back({file.path, "qcustomplot.h outside the sources of ui/charts"});
        }
    }
    return findings;
}

namespace {

// The program is one layer, its commands included.
std::string layerOf(const std::string& folder) { return folder.starts_with("app/") ? "app" : folder; }

} // namespace

std::vector<Finding> checkCycles(const std::vector<SourceFile>& sources)
{
    std::map<std::string, std::set<std::string>> uses;
    for (const SourceFile& file : sources)
        for (const std::string& include : file.includes)
            if (const std::string to = folderOfInclude(file, include, sources);
                !to.empty() && layerOf(to) != layerOf(file.folder))
                uses[layerOf(file.folder)].insert(layerOf(to));
    std::vector<Finding> findings;
    for (const auto& [start, direct] : uses) {
        std::set<std::string> seen;
        std::vector<std::string> open(direct.begin(), direct.end());
        while (!open.empty()) {
            const std::string folder = open.back();
            open.pop_back();
            if (folder == start) {
                findings.push_back({start, "part of a cycle of includes"});
                break;
            }
            if (seen.insert(folder).second && uses.contains(folder))
                open.insert(open.end(), uses.at(folder).begin(), uses.at(folder).end());
        }
    }
    return findings;
}

} // namespace octoplan::architecture
