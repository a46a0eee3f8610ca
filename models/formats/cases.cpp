// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formats/cases.h"

#include "formats/casechecks.h"
#include "formats/jsontext.h"
#include "formats/say.h"

namespace octoplan {

namespace {

using Json = nlohmann::json;

const Json& member(const Json& object, const char* key)
{
    static const Json null;
    const auto it = object.find(key);
    return it == object.end() ? null : *it;
}

// One case while it is checked: its variants' answers and what was wrong.
class CaseCheck {
public:
    CaseCheck(const Json& theCase, const CaseAnswers& theAnswers)
        : m_case(theCase)
        , m_answers(theAnswers)
        , m_id(member(theCase, "id").is_string() ? theCase["id"].get<std::string>() : std::string("(no id)"))
    {
    }

    [[nodiscard]] std::vector<WrongCheck> run()
    {
        const Json& scenario = member(m_case, "scenario");
        if (!scenario.is_object()) {
            note("scenario", "none is given");
            return std::move(m_wrong);
        }
        const Json& variants = member(m_case, "variants");
        if (!variants.is_array() || variants.empty() || !member(m_case, "check").empty())
            checkVariant("", scenario, member(m_case, "check"));
        for (const Json& variant : variants.is_array() ? variants : Json::array())
            runVariant(scenario, variant);
        for (const Json& relation : member(m_case, "relation"))
            if (const auto failure = relationFailure(relation, m_documents))
                note(failure->check, failure->got);
        return std::move(m_wrong);
    }

private:
    void runVariant(const Json& scenario, const Json& variant)
    {
        if (!variant.is_object() || !member(variant, "name").is_string()) {
            note("variant", "it has no name");
            return;
        }
        Json patched = scenario;
        patched.merge_patch(member(variant, "patch").is_object() ? variant["patch"] : Json::object());
        checkVariant(variant["name"].get<std::string>(), patched, member(variant, "check"));
    }

    void checkVariant(const std::string& name, const Json& scenario, const Json& checks)
    {
        const Json answer = m_answers.compare(scenario);
        if (answer.contains("refused"))
            note(name.empty() ? "scenario" : "scenario of " + name, answer["refused"].dump());
        for (const Json& check : checks) {
            const Json& metric = member(check, "metric");
            const std::string path = metric.is_string() ? metric.get<std::string>() : std::string();
            const auto failure = failureOf(check, found(scenario, answer, path));
            if (failure)
                note(name.empty() ? failure->check : name + ": " + failure->check, failure->got);
        }
        m_documents[name] = answer;
    }

    [[nodiscard]] Json found(const Json& scenario, const Json& answer, const std::string& path) const
    {
        constexpr std::string_view prefix = "inspect.";
        if (!path.starts_with(prefix))
            return valueAt(answer, path);
        const Json& config = valueAt(scenario, "model.config");
        return config.is_object() ? valueAt(m_answers.inspect(config), path.substr(prefix.size())) : Json();
    }

    void note(std::string check, std::string got) { m_wrong.push_back({m_id, std::move(check), std::move(got)}); }

    const Json& m_case;
    const CaseAnswers& m_answers;
    std::string m_id;
    std::map<std::string, Json> m_documents;
    std::vector<WrongCheck> m_wrong;
};

} // namespace

CasesResult checkCases(std::string_view text, const CaseAnswers& answers)
{
    CasesResult result;
    ParsedJson parsed = parseJson(text);
    result.problems = std::move(parsed.problems);
    if (!parsed.value)
        return result;
    const Json& cases = parsed.value->is_object() ? member(*parsed.value, "cases") : *parsed.value;
    if (!cases.is_array()) {
        result.problems.push_back(
            {"/cases", Severity::Error,
             say(QT_TRANSLATE_NOOP("Problem", "expected an array of cases, found %1"), describeJson(cases))});
        return result;
    }
    for (const Json& item : cases) {
        if (!item.is_object() || member(item, "checkable") == Json(false)) {
            ++result.notCheckable;
            continue;
        }
        ++result.checked;
        std::vector<WrongCheck> wrong = CaseCheck(item, answers).run();
        result.right += wrong.empty() ? 1 : 0;
        result.wrong.insert(result.wrong.end(), wrong.begin(), wrong.end());
    }
    return result;
}

nlohmann::ordered_json casesJson(const CasesResult& result)
{
    nlohmann::ordered_json wrong = nlohmann::ordered_json::array();
    for (const WrongCheck& w : result.wrong)
        wrong.push_back({{"id", w.id}, {"check", w.check}, {"got", w.got}});
    return {{"checked", result.checked},
            {"right", result.right},
            {"wrong", std::move(wrong)},
            {"not_checkable", result.notCheckable}};
}

} // namespace octoplan
