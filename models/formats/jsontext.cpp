// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/jsontext.h"
#include "formats/say.h"

#include "formats/concat.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace octoplan {

namespace {

using nlohmann::json;

std::string lineAndColumn(std::string_view text, std::size_t bytesRead)
{
    const std::size_t end = std::min(bytesRead > 0 ? bytesRead - 1 : 0, text.size());
    std::size_t line = 1;
    std::size_t lineStart = 0;
    for (std::size_t i = 0; i < end; ++i)
        if (text[i] == '\n') {
            ++line;
            lineStart = i + 1;
        }
    return concat(line, ":", end - lineStart + 1);
}

// Where the text stops being JSON, and in which words.
Problem stoppedAt(std::string_view text, std::size_t bytesRead, std::string_view detail)
{
    const auto refuse = [&](std::size_t read, Message message) {
        return Problem{lineAndColumn(text, read), Severity::Error, std::move(message)};
    };
    if (bytesRead > text.size())
        return refuse(bytesRead, say(QT_TRANSLATE_NOOP("Problem", "the text ends too early")));
    const std::size_t at = bytesRead > 0 ? bytesRead - 1 : 0;
    const char c = text[at];
    const std::size_t before = text.substr(0, at).find_last_not_of(" \t\r\n");
    if ((c == '}' || c == ']') && before != std::string_view::npos && text[before] == ',')
        return refuse(before + 1, say(QT_TRANSLATE_NOOP(
                                      "Problem", "a trailing comma is no JSON: expected a value or a name after it")));
    if (c == '/' || c == '#')
        return refuse(bytesRead, say(QT_TRANSLATE_NOOP("Problem", "a comment is no JSON")));
    if (c == 'N' || c == 'I')
        return refuse(bytesRead, say(QT_TRANSLATE_NOOP("Problem", "NaN and Infinity are no JSON numbers")));
    if (c == '\'')
        return refuse(bytesRead, say(QT_TRANSLATE_NOOP("Problem", "names and texts need double quotes")));
    if (detail.find("UTF-8") != std::string_view::npos)
        return refuse(bytesRead, say(QT_TRANSLATE_NOOP("Problem", "the text is not valid UTF-8")));
    const std::size_t dash = detail.find(" - ");
    const std::string_view why = dash == std::string_view::npos ? detail : detail.substr(dash + 3);
    return refuse(bytesRead,
                  say(QT_TRANSLATE_NOOP("Problem", "no valid JSON: %1"), why.substr(0, why.find("; last read"))));
}

// Builds the value and watches what nlohmann's own builder lets pass: repeated keys and depth.
class StrictBuilder {
public:
    explicit StrictBuilder(std::string_view source)
        : text(source)
    {
    }

    bool null() { return put(nullptr); }
    bool boolean(bool v) { return put(v); }
    bool number_integer(std::int64_t v) { return put(v); }
    bool number_unsigned(std::uint64_t v) { return put(v); }
    bool number_float(double v, const std::string&) { return put(v); }
    bool string(std::string& v) { return put(std::move(v)); }
    bool binary(json::binary_t&) { return false; }
    bool start_object(std::size_t) { return open(json::object()); }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(json::array()); }
    bool end_array() { return close(); }
    bool key(std::string& name)
    {
        names.back() = std::move(name);
        if (!stack.back()->contains(names.back()))
            return true;
        return refuse(pointer(),
                      say(QT_TRANSLATE_NOOP("Problem", "the key \"%1\" stands twice in one object"), names.back()));
    }
    template <class Exception>
    bool parse_error(std::size_t position, const std::string& token, const Exception& problem)
    {
        if (problem.id == 406)
            return refuse(lineAndColumn(text, position),
                          say(QT_TRANSLATE_NOOP("Problem", "the number %1 is too large"), token.substr(0, 40)));
        problems.push_back(stoppedAt(text, position, problem.what()));
        return false;
    }

    json root;
    Problems problems;

private:
    bool refuse(std::string at, Message message)
    {
        problems.push_back({std::move(at), Severity::Error, std::move(message)});
        return false;
    }
    [[nodiscard]] std::string pointer() const
    {
        std::string result;
        for (std::size_t i = 0; i < stack.size(); ++i)
            result += stack[i]->is_array() ? concat("/", stack[i]->size() - (i + 1 < stack.size() ? 1U : 0U))
                                           : pointerStep(names[i]);
        return result;
    }
    json* place(json&& value)
    {
        if (stack.empty()) {
            root = std::move(value);
            return &root;
        }
        if (stack.back()->is_array())
            return &stack.back()->emplace_back(std::move(value));
        return &((*stack.back())[names.back()] = std::move(value));
    }
    bool put(json&& value)
    {
        place(std::move(value));
        return true;
    }
    bool open(json&& value)
    {
        if (stack.size() >= maxJsonDepth)
            return refuse({}, say(QT_TRANSLATE_NOOP("Problem", "nested more than %1 deep"), maxJsonDepth));
        stack.push_back(place(std::move(value)));
        names.emplace_back();
        return true;
    }
    bool close()
    {
        stack.pop_back();
        names.pop_back();
        return true;
    }

    std::string_view text;
    std::vector<json*> stack;
    std::vector<std::string> names; // the key being read in each open object
};

// What can be said before parsing; empty when there is nothing to refuse.
std::optional<Problem> refusedOutright(std::string_view text)
{
    const auto starts = [&](std::string_view mark) { return text.starts_with(mark); };
    if (text.size() > maxJsonBytes)
        return Problem{
            "1:1", Severity::Error,
            say(QT_TRANSLATE_NOOP("Problem", "%1 bytes; the limit is %2 bytes (64 MiB)"), text.size(), maxJsonBytes)};
    if (starts("\xFF\xFE") || starts("\xFE\xFF"))
        return Problem{"1:1", Severity::Error, say(QT_TRANSLATE_NOOP("Problem", "the text is UTF-16; expected UTF-8"))};
    if (text.size() > 1 && (text[0] == '\0' || text[1] == '\0'))
        return Problem{"1:1", Severity::Error,
                       say(QT_TRANSLATE_NOOP("Problem", "the text is UTF-16 or binary; expected UTF-8"))};
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return Problem{"1:1", Severity::Error,
                       text.empty() ? say(QT_TRANSLATE_NOOP("Problem", "the file is empty"))
                                    : say(QT_TRANSLATE_NOOP("Problem", "the file holds only blanks"))};
    if (text[first] == '<')
        return Problem{lineAndColumn(text, first + 1), Severity::Error,
                       say(QT_TRANSLATE_NOOP("Problem", "a web page or XML, not JSON (a saved login or error page?)"))};
    return std::nullopt;
}

} // namespace

ParsedJson parseJson(std::string_view text)
{
    ParsedJson result;
    std::string_view body = text;
    if (body.starts_with("\xEF\xBB\xBF")) {
        result.problems.push_back(
            {"1:1", Severity::Note,
             say(QT_TRANSLATE_NOOP("Problem", "starts with a byte order mark, which JSON does not need"))});
        body.remove_prefix(3);
    }
    if (auto problem = refusedOutright(body)) {
        result.problems.push_back(*std::move(problem));
        return result;
    }
    StrictBuilder builder(body);
    const bool parsed = json::sax_parse(body, &builder);
    result.problems.insert(result.problems.end(), builder.problems.begin(), builder.problems.end());
    if (parsed)
        result.value = std::move(builder.root);
    else if (!hasError(result.problems))
        result.problems.push_back({"1:1", Severity::Error, say(QT_TRANSLATE_NOOP("Problem", "no JSON"))});
    return result;
}

ParsedJson parseJsonObject(std::string_view text)
{
    ParsedJson result = parseJson(text);
    if (result.value && !result.value->is_object()) {
        result.problems.push_back(
            {{},
             Severity::Error,
             say(QT_TRANSLATE_NOOP("Problem", "the root must be an object, it is %1"), describeJson(*result.value))});
        result.value.reset();
    }
    return result;
}

std::string pointerStep(std::string_view key)
{
    std::string step = "/";
    for (const char c : key) {
        if (c == '~')
            step += "~0";
        else if (c == '/')
            step += "~1";
        else
            step += c;
    }
    return step;
}

Message describeJson(const json& value)
{
    switch (value.type()) {
    case json::value_t::null: return Message::verbatim("null");
    case json::value_t::object: return say(QT_TRANSLATE_NOOP("Problem", "an object"));
    case json::value_t::array: return say(QT_TRANSLATE_NOOP("Problem", "an array"));
    case json::value_t::string: {
        const auto& text = value.get_ref<const std::string&>();
        return text.size() <= 40 ? say(QT_TRANSLATE_NOOP("Problem", "the text \"%1\""), text)
                                 : say(QT_TRANSLATE_NOOP("Problem", "a long text"));
    }
    case json::value_t::number_float: return Message::verbatim(concat(value.get<double>()));
    default: return Message::verbatim(value.dump());
    }
}

std::string problemLine(std::string_view file, const Problem& problem)
{
    return concat(file, ":", problem.at.empty() ? "/" : problem.at, ": ", keyOf(problem.severity), ": ",
                  problem.message.english());
}

} // namespace octoplan
