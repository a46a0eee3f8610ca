// SPDX-FileCopyrightText: The Octoplan authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "commandline/commandline.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace octoplan {

namespace {

struct CommandSpec {
    Command command;
    const char* name;
    const char* input;   // word for the positional argument; null: none
    const char* options; // names beside --catalog and --language, by spaces
    const char* formats; // by spaces, the default first
    const char* does;
};

constexpr std::array specs{
    CommandSpec{Command::Compare, "compare", "SCENARIO", "format output timing explain current-prices bom",
                "text json csv xlsx", QT_TRANSLATE_NOOP("CommandLine", "compare the offerings that a scenario names")},
    CommandSpec{Command::Inspect, "inspect", "CONFIG.json", "format output", "text json",
                QT_TRANSLATE_NOOP("CommandLine", "say what model a Hugging Face config.json describes")},
    CommandSpec{Command::Report, "report", "SCENARIO…", "output paper date current-prices", "pdf",
                QT_TRANSLATE_NOOP("CommandLine", "write a PDF that a manager can sign")},
    CommandSpec{Command::Validate, "validate", "RUNS.json", "format output cases", "text json",
                QT_TRANSLATE_NOOP("CommandLine", "compare predictions with measured runs")},
    CommandSpec{Command::Sweep, "sweep", "SCENARIO", "format output vary jobs shard join current-prices", "csv json",
                QT_TRANSLATE_NOOP("CommandLine", "compare over a grid of one or two inputs, as a table")},
    CommandSpec{Command::Offerings, "offerings", nullptr, "format output bom", "text json csv",
                QT_TRANSLATE_NOOP("CommandLine", "list the catalogue in use with sources and dates")},
};

// Commands that are part of the interface but not of this version.
constexpr std::array absent{"export", "calibrate"};

const CommandSpec* specOf(const QString& name)
{
    const auto found = std::find_if(specs.begin(), specs.end(), [&](const CommandSpec& s) { return name == s.name; });
    return found == specs.end() ? nullptr : &*found;
}

// The texts of this file, in the language that the application speaks.
struct CommandLineText {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QString optionLine(const QString& option, const QString& does)
{
    return QStringLiteral("  %1 %2\n").arg(option, -24).arg(does);
}

QString optionsText()
{
    QString text = QLatin1Char('\n') + CommandLineText::tr("Options:") + QLatin1Char('\n');
    text += optionLine(QStringLiteral("--format FORMAT"), CommandLineText::tr("text, json or csv"));
    text += optionLine(QStringLiteral("-o, --output FILE"), CommandLineText::tr("write there; - is standard output"));
    text += optionLine(QStringLiteral("--language en|zh_CN"), CommandLineText::tr("of words, by default the system's"));
    text += optionLine(QStringLiteral("--catalog FILE"),
                       CommandLineText::tr("devices, links and offerings in place of the built-in ones"));
    text += optionLine(QStringLiteral("--paper a4|letter"), CommandLineText::tr("report: size of paper"));
    text +=
        optionLine(QStringLiteral("--date YYYY-MM-DD"), CommandLineText::tr("report: date to print, by default today"));
    text += optionLine(QStringLiteral("--timing"), CommandLineText::tr("compare: add the measured time to JSON"));
    text += optionLine(QStringLiteral("--explain"),
                       CommandLineText::tr("compare: add to JSON how each figure comes about"));
    text += optionLine(QStringLiteral("--current-prices"),
                       CommandLineText::tr("compare, report, sweep: figures of the catalogue, not of the file"));
    text +=
        optionLine(QStringLiteral("--bom"), CommandLineText::tr("csv: begin with a byte order mark, for spreadsheets"));
    text += optionLine(QStringLiteral("--cases FILE"), CommandLineText::tr("validate: also check real cases"));
    text += optionLine(QStringLiteral("--vary INPUT=FROM:TO:COUNT"),
                       CommandLineText::tr("sweep: evenly over an input's own scale, once or twice; also "
                                           "INPUT=VALUE,VALUE,… for numbers and choices"));
    text += optionLine(QStringLiteral("--jobs N"), CommandLineText::tr("sweep: threads, by default all cores"));
    text += optionLine(QStringLiteral("--shard K/N"),
                       CommandLineText::tr("sweep: the K-th of N parts, for another machine"));
    text += optionLine(QStringLiteral("--join PART… -o FILE"),
                       CommandLineText::tr("sweep: parts put together, the same bytes as without"));
    return text + QStringLiteral("  --help, --version\n");
}

QString helpText()
{
    QString text = CommandLineText::tr("Usage:") + QStringLiteral(" octoplan [FILE]\n       octoplan COMMAND …\n\n") +
                   CommandLineText::tr("Says which eight-accelerator server to rent for a language model. Without a "
                                       "command it opens the window.") +
                   QStringLiteral("\n\n") + CommandLineText::tr("Commands:") + QLatin1Char('\n');
    for (const CommandSpec& spec : specs)
        text += optionLine(QStringLiteral("%1 %2").arg(spec.name, spec.input ? spec.input : "").trimmed(),
                           CommandLineText::tr(spec.does));
    text += optionsText();
    text += QStringLiteral("\n%1\n  %2\n")
                .arg(CommandLineText::tr("Inputs that --vary knows, by the whole key or its last step:"),
                     sweepInputs(QStringLiteral("\n  ")));
    return text + QLatin1Char('\n') +
           CommandLineText::tr("A file named - is standard input. Exit status: 0 done, 1 could not read or write, 2 "
                               "wrong command line, 3 input refused.") +
           QLatin1Char('\n');
}

const QStringList flags{"timing", "explain", "current-prices", "bom", "join"}; // options without a value

CommandLine wrong(const QString& text)
{
    return {std::nullopt, CommandLineText::tr("%1; see octoplan --help").arg(text) + QLatin1Char('\n'),
            ExitStatus::Usage};
}

QCommandLineOption valued(const QStringList& names, const char* value)
{
    return QCommandLineOption(names, {}, QString::fromLatin1(value));
}

void addOptions(QCommandLineParser& parser, const CommandSpec* spec)
{
    parser.addOption(valued({"catalog"}, "FILE"));
    parser.addOption(valued({"language"}, "LANGUAGE"));
    const QStringList names = QString::fromLatin1(spec ? spec->options : "").split(' ');
    if (names.contains("format"))
        parser.addOption(valued({"format"}, "FORMAT"));
    if (names.contains("output"))
        parser.addOption(valued({"o", "output"}, "FILE"));
    if (names.contains("cases"))
        parser.addOption(valued({"cases"}, "FILE"));
    if (names.contains("paper"))
        parser.addOption(valued({"paper"}, "PAPER"));
    if (names.contains("date"))
        parser.addOption(valued({"date"}, "DATE"));
    for (const char* name : {"vary", "jobs", "shard"})
        if (names.contains(QLatin1String(name)))
            parser.addOption(valued({QLatin1String(name)}, "VALUE"));
    for (const QString& flag : flags)
        if (names.contains(flag))
            parser.addOption(QCommandLineOption(flag));
}

std::optional<OutputFormat> formatFromKey(const QString& key, const CommandSpec& spec)
{
    const QStringList allowed = QString::fromLatin1(spec.formats).split(' ');
    if (!allowed.contains(key))
        return std::nullopt;
    const QStringList all{"text", "json", "csv", "xlsx"};
    return static_cast<OutputFormat>(all.indexOf(key));
}

// Of `report`; answers what is wrong, or nothing.
QString readReportValues(const QCommandLineParser& parser, Options& options)
{
    const QString paper = parser.isSet("paper") ? parser.value("paper") : QStringLiteral("a4");
    if (paper != u"a4" && paper != u"letter")
        return CommandLineText::tr("unknown paper \"%1\", expected a4 or letter").arg(paper);
    options.letter = paper == u"letter";
    if (parser.isSet("date")) {
        options.date = QDate::fromString(parser.value("date"), Qt::ISODate);
        if (!options.date->isValid())
            return CommandLineText::tr("\"%1\" is no date, expected YYYY-MM-DD").arg(parser.value("date"));
    }
    if (options.output == u"-" && !parser.isSet("o"))
        return CommandLineText::tr("report needs -o FILE.pdf");
    return {};
}

// Reads the values of the options that are set; answers what is wrong, or nothing.
QString readValues(const QCommandLineParser& parser, const CommandSpec* spec, Options& options)
{
    for (const QString& name : parser.optionNames())
        if (parser.values(name).contains(QString()) && !flags.contains(name))
            return CommandLineText::tr("--%1 needs a value").arg(name);
    options.catalog = parser.isSet("catalog") ? parser.value("catalog") : QString();
    if (parser.isSet("language")) {
        options.language = languageFromKey(parser.value("language"));
        if (!options.language)
            return CommandLineText::tr("unknown language \"%1\", expected en or zh_CN").arg(parser.value("language"));
    }
    if (!spec)
        return {};
    const QStringList names = parser.optionNames();
    if (names.contains("format")) {
        const auto format = formatFromKey(parser.value("format"), *spec);
        if (!format)
            return CommandLineText::tr("unknown format \"%1\", expected one of: %2")
                .arg(parser.value("format"), QString::fromLatin1(spec->formats));
        options.format = *format;
    }
    if (names.contains("o") || names.contains("output"))
        options.output = parser.value("output");
    options.timing = names.contains("timing");
    options.explain = names.contains("explain");
    options.currentPrices = names.contains("current-prices");
    options.byteOrderMark = names.contains("bom");
    if (options.byteOrderMark && options.format != OutputFormat::Csv)
        return CommandLineText::tr("--bom needs --format csv");
    if (options.explain && options.format != OutputFormat::Json)
        return CommandLineText::tr("--explain needs --format json");
    if (options.format == OutputFormat::Xlsx && !names.contains("o") && !names.contains("output"))
        return CommandLineText::tr("--format xlsx needs -o FILE.xlsx");
    if (spec->command == Command::Report)
        return readReportValues(parser, options);
    if (spec->command == Command::Sweep)
        return readSweepValues(parser, options);
    options.cases = names.contains("cases") ? parser.value("cases") : QString();
    return {};
}

CommandLine parse(const QStringList& arguments, const CommandSpec* spec)
{
    QCommandLineParser parser;
    addOptions(parser, spec);
    Options options;
    options.command = spec ? spec->command : Command::Window;
    // The parser takes the first argument for the program's name.
    if (!parser.parse(QStringList{QStringLiteral("octoplan")} + arguments))
        return wrong(parser.errorText().endsWith('.') ? parser.errorText().chopped(1) : parser.errorText());
    if (const QString fault = readValues(parser, spec, options); !fault.isEmpty())
        return wrong(fault);
    const QStringList inputs = parser.positionalArguments();
    const bool takesInput = !spec || spec->input;
    if (spec && spec->input && inputs.isEmpty())
        return wrong(CommandLineText::tr("%1 needs a file: %2").arg(spec->name, spec->input));
    options.inputs = inputs;
    const bool takesSeveral = spec && (spec->command == Command::Report || options.sweep.join);
    if (inputs.size() > (takesInput ? 1 : 0) && !takesSeveral)
        return wrong(CommandLineText::tr("unexpected argument \"%1\"").arg(inputs.last()));
    options.input = inputs.isEmpty() ? QString() : inputs.first();
    return {options, {}, ExitStatus::Done};
}

} // namespace

CommandLine parseCommandLine(const QStringList& arguments)
{
    const QString first = arguments.value(0);
    if (arguments.contains("--help") || arguments.contains("-h") || first == "help")
        return {std::nullopt, helpText(), ExitStatus::Done};
    if (first == "--version" || first == "-v")
        return {std::nullopt, QStringLiteral("octoplan " OCTOPLAN_VERSION "\n"), ExitStatus::Done};
    if (std::find(absent.begin(), absent.end(), first.toStdString()) != absent.end())
        return wrong(CommandLineText::tr("the command \"%1\" is not part of this version").arg(first));
    if (const CommandSpec* spec = specOf(first))
        return parse(arguments.mid(1), spec);
    return parse(arguments, nullptr);
}

Language languageOf(const QStringList& arguments)
{
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const bool apart = arguments[i] == u"--language";
        if (apart || arguments[i].startsWith(QStringLiteral("--language=")))
            if (const auto language = languageFromKey(apart ? arguments.value(i + 1) : arguments[i].section('=', 1)))
                return *language;
    }
    return systemLanguage();
}

bool needsDisplay(const QStringList& arguments)
{
    const CommandLine line = parseCommandLine(arguments);
    return line.options && line.options->command == Command::Window;
}

bool drawsOffscreen(const QStringList& arguments)
{
    const CommandLine line = parseCommandLine(arguments);
    return line.options && line.options->command == Command::Report;
}

} // namespace octoplan
