// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "architecture/rules.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <numeric>
#include <set>
#include <string_view>
#include <utility>

namespace octoplan::architecture {

namespace fs = std::filesystem;

namespace {

constexpr int headerLinesForSpdx = 3;

std::string includeOf(const std::string& line)
{
    const std::size_t hash = line.find_first_not_of(" \t");
    if (hash == std::string::npos || line.compare(hash, 8, "#include") != 0)
        return {};
    const std::size_t open = line.find_first_of("\"<", hash + 8);
    const std::size_t close = open == std::string::npos ? open : line.find_first_of("\">", open + 1);
    return close == std::string::npos ? std::string{} : line.substr(open + 1, close - open - 1);
}

// Characters, not bytes: Chinese text counts by what is seen.
int width(const std::string& line)
{
    return static_cast<int>(std::count_if(line.begin(), line.end(),
                                          [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

// The name after "struct ", "class " or "enum class " where the line begins to define it, or empty.
std::string definedIn(std::string_view line)
{
    for (const std::string_view word : {"class ", "struct ", "enum class "}) {
        if (!line.starts_with(word))
            continue;
        const std::string_view rest = line.substr(word.size());
        const std::size_t end = rest.find(' ');
        const bool defines = end != std::string_view::npos &&
                             (rest.substr(end).starts_with(" {") || rest.substr(end).starts_with(" :") ||
                              rest.substr(end).starts_with(" final"));
        return defines && rest.find('<') >= end ? std::string(rest.substr(0, end)) : std::string();
    }
    return {};
}

// Follows the lines of a file, as clang-format writes them, through its namespaces.
class TypeReader {
public:
    // The type that a line begins to define, after its namespace, or empty.
    std::string typeOf(std::string_view line)
    {
        const bool ofTemplate = std::exchange(inTemplate, line.starts_with("template <")); // its symbols differ
        if (line.starts_with("} // namespace"))
            open.resize(open.empty() ? 0 : open.size() - 1);
        else if (line == "namespace {")
            open.emplace_back();
        else if (line.starts_with("namespace ") && line.ends_with(" {"))
            open.emplace_back(line.substr(10, line.size() - 11));
        else if (const std::string name = definedIn(line); !name.empty() && !ofTemplate && named())
            return std::accumulate(open.begin(), open.end(), std::string()) + name;
        return {};
    }

private:
    [[nodiscard]] bool named() const { return std::find(open.begin(), open.end(), "") == open.end(); }

    bool inTemplate = false;
    std::vector<std::string> open; // each with a space behind; an unnamed one is empty
};

SourceFile readSource(const fs::path& root, const fs::path& path)
{
    SourceFile file;
    file.path = fs::relative(path, root).generic_string();
    file.folder = fs::path(file.path).parent_path().generic_string();
    std::ifstream in(path);
    TypeReader types;
    for (std::string line; std::getline(in, line);) {
        ++file.lines;
        file.longestLine = std::max(file.longestLine, width(line));
        if (file.lines <= headerLinesForSpdx &&
            line.find("SPDX-License-Identifier: GPL-3.0-or-later") != std::string::npos)
            file.spdx = true;
        if (std::string include = includeOf(line); !include.empty())
            file.includes.push_back(std::move(include));
        if (std::string type = types.typeOf(line); !type.empty())
            file.types.push_back(std::move(type));
    }
    return file;
}

} // namespace

std::vector<SourceFile> readSources(const fs::path& root)
{
    std::vector<SourceFile> sources;
    for (const char* top : {"app", "models", "tests", "ui"}) {
        if (!fs::exists(root / top))
            continue;
        for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
            const std::string extension = entry.path().extension().string();
            if (entry.is_regular_file() && (extension == ".h" || extension == ".cpp"))
                sources.push_back(readSource(root, entry.path()));
        }
    }
    std::sort(sources.begin(), sources.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return sources;
}

std::string folderOfInclude(const SourceFile& from, const std::string& include, const std::vector<SourceFile>& all)
{
    const auto known = [&all](const std::string& path) {
        return std::any_of(all.begin(), all.end(), [&path](const SourceFile& f) { return f.path == path; });
    };
    for (const std::string& prefix : {from.folder + "/", std::string("models/estimator/"), std::string("models/"),
                                      std::string("ui/"), std::string(), std::string("tests/"), std::string("app/")}) {
        const std::string path = fs::path(prefix + include).lexically_normal().generic_string();
        if (known(path))
            return fs::path(path).parent_path().generic_string();
    }
    return {};
}

std::vector<Finding> checkFiles(const std::vector<SourceFile>& sources)
{
    std::vector<Finding> findings;
    for (const SourceFile& file : sources) {
        if (!file.spdx)
            findings.push_back({file.path, "no SPDX line at its top"});
        if (file.lines > 400)
            findings.push_back({file.path, std::to_string(file.lines) + " lines, of 400 allowed"});
        if (file.longestLine > 120)
            findings.push_back(
                {file.path, "a line of " + std::to_string(file.longestLine) + " columns, of 120 allowed"});
    }
    return findings;
}

std::vector<Finding> checkTypes(const std::vector<SourceFile>& sources)
{
    std::map<std::string, std::string> first;
    std::vector<Finding> findings;
    for (const SourceFile& file : sources) {
        if (file.folder.starts_with("tests")) // many programs
            continue;
        for (const std::string& type : file.types)
            if (const auto [at, isNew] = first.emplace(type, file.path); !isNew)
                findings.push_back({file.path, type + " is defined in " + at->second + " too"});
    }
    return findings;
}

std::vector<Finding> checkTopLevel(const fs::path& root)
{
    static const std::set<std::string> allowed{"app", "ui", "resources", "models", "tests", "installer"};
    std::vector<Finding> findings;
    for (const auto& entry : fs::directory_iterator(root)) {
        const std::string name = entry.path().filename().string();
        const bool ours = name.front() != '.' && name != "out" && name.rfind("build", 0) != 0;
        if (entry.is_directory() && ours && !allowed.contains(name))
            findings.push_back({name, "a folder beside the six"});
    }
    return findings;
}

} // namespace octoplan::architecture
