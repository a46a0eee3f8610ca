// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <string>
#include <vector>

// The shape of the code, as ARCHITECTURE.md tells it, checked on the text of the sources.
namespace octoplan::architecture {

struct SourceFile {
    std::string path;                  // below the root, with forward slashes
    std::string folder;                // the layer it belongs to, such as "models/estimator/physics"
    std::vector<std::string> includes; // as written between quotes or angle brackets
    std::vector<std::string> types;    // defined outside functions and unnamed namespaces, with their namespace
    int lines = 0;
    int longestLine = 0;
    bool spdx = false;
};

struct Finding {
    std::string path;
    std::string what;
};

// Every .h and .cpp file below app, ui, models and tests.
[[nodiscard]] std::vector<SourceFile> readSources(const std::filesystem::path& root);

// The folder of ours that an include names, or empty for headers from outside.
[[nodiscard]] std::string folderOfInclude(const SourceFile& from, const std::string& include,
                                          const std::vector<SourceFile>& all);

[[nodiscard]] std::vector<Finding> checkLayers(const std::vector<SourceFile>& sources);
[[nodiscard]] std::vector<Finding> checkOutsideHeaders(const std::vector<SourceFile>& sources);
[[nodiscard]] std::vector<Finding> checkCycles(const std::vector<SourceFile>& sources);
[[nodiscard]] std::vector<Finding> checkFiles(const std::vector<SourceFile>& sources);
// Two types of one name in one namespace: the linker keeps one's functions for both, without a word.
[[nodiscard]] std::vector<Finding> checkTypes(const std::vector<SourceFile>& sources);
// Folders at the top level other than the six.
[[nodiscard]] std::vector<Finding> checkTopLevel(const std::filesystem::path& root);

} // namespace octoplan::architecture
