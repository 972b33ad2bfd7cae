#include <unistd.h>

#include <clocale>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <iostream>
#include <new>
#include <optional>
#include <system_error>

#include "app/cli/command.h"
#include "app/cli/interrupt.h"
#include "app/cli/terminal_text.h"
#include "app/cli/unknown_word.h"
#include "core/base/build_info.h"
#include "core/base/memory.h"

namespace ardent::cli {

int reportError(const Error& error) {
    std::cerr << "ardent-cli: " << error.text.english() << '\n';
    return static_cast<int>(error.fault);
}

bool isSameFile(const std::string& one, const std::string& other) {
    std::error_code none;
    return std::filesystem::equivalent(one, other, none);
}

Message outputIsTable(const char* option, const std::string& file) {
    return message("output-is-table", "{} {}: this is the table itself; name another file.", option,
                   file);
}

Message outputIsInput(const std::string& file) {
    return message("output-is-input", "--out {}: this is an input; name another file.", file);
}

Result<> requireName(const CLI::App& command, const char* option, const char* what) {
    const CLI::Option* given = command.get_option(option);
    if (given->count() == 0 || !given->results().front().empty()) return {};
    return fail(Fault::Usage, message("no-name", "{}: name a {}.", option, what));
}

void printJson(const nlohmann::ordered_json& json) {
    std::cout << json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
}

namespace {

void printVersion(bool asJson) {
    const BuildInfo info = buildInfo();
    if (asJson) {
        nlohmann::ordered_json json{{"version", info.version},
                                    {"commit", info.commit},
                                    {"compiler", info.compiler},
                                    {"isa", info.instructionSet}};
        for (const auto& [name, version] : info.libraries) json["libraries"][name] = version;
        printJson(json);
        return;
    }
    std::cout << "ardent-cli " << info.version << " (" << info.commit << ")\n"
              << "instruction set " << info.instructionSet << "\ncompiler " << info.compiler
              << '\n';
    for (const auto& [name, version] : info.libraries) std::cout << name << ' ' << version << '\n';
}

/// Of an option that takes one value and has several; empty where there is none.
Message repeatedOption(const CLI::App& command) {
    for (const CLI::Option* option : command.get_options())
        if (option->count() > 1 && option->get_items_expected_max() == 1)
            return message("option-repeated", "{} is given {} times; give it once.",
                           option->get_name(), option->count());
    return {};
}

/// What the parser says, and which help says more where that is no whole sentence.
Error misuse(const CLI::App& app, const CLI::ParseError& error) {
    const auto commands = app.get_subcommands();
    const Message repeated = repeatedOption(commands.empty() ? app : *commands.front());
    if (!repeated.empty()) return {Fault::Usage, repeated};
    const std::string text = error.what();
    if (text.ends_with('.') || text.ends_with('?'))
        return {Fault::Usage, message("command-line", "{}", text)};
    return {Fault::Usage, message("command-line", "{}; see `ardent-cli {}--help`.", text,
                                  commands.empty() ? "" : commands.front()->get_name() + " ")};
}

/// A full disk shows only now.
int flushed(int exitCode) {
    if (std::cout.flush()) return exitCode;
    return reportError(
        {Fault::Output,
         message("output-not-written", "Standard output could not be written; is the disk full?")});
}

/// What was interrupted has not done all that was asked, though what it reached is kept.
int endedWith(int exitCode) {
    const bool isKept = exitCode == 0 || exitCode == static_cast<int>(Fault::Training);
    return wasInterrupted() && isKept ? interruptedExitCode() : exitCode;
}

constexpr const char* kExitCodes =
    "Exit codes: 0 done, 2 wrong usage, 3 data, 4 a training failed or has no model, 5 a file "
    "could "
    "not be written, 128 and the signal's number where a signal ended it (130: Ctrl+C). What an "
    "interrupted training has reached is written.";

int run(int argc, char** argv) {
    CLI::App app{"Which variables matter, how they act and how a model finds that out.",
                 "ardent-cli"};
    int exitCode = 0;
    bool version = false;
    bool json = false;
    app.add_flag("--version", version, "Show version, libraries and instruction set");
    app.add_flag("--json", json, "With --version: as one JSON object");
    app.require_subcommand(0, 1);
    app.footer(kExitCodes);
    addMethodsCommand(app, exitCode);
    addInspectCommand(app, exitCode);
    addSynthCommand(app, exitCode);
    addTrainCommand(app, exitCode);
    addPredictCommand(app, exitCode);
    addExplainCommand(app, exitCode);
    addFindingsCommand(app, exitCode);
    addFigureCommand(app, exitCode);
    addSelectCommand(app, exitCode);
    addEvaluateCommand(app, exitCode);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const bool asksForHelp = error.get_exit_code() == 0;
        if (const Message unknown = unknownWord(app, {argv + 1, argv + argc});
            !asksForHelp && !unknown.empty())
            return reportError({Fault::Usage, unknown});
        if (!asksForHelp) return reportError(misuse(app, error));
        app.exit(error);
        return flushed(0);
    }
    if (version) {
        printVersion(json);
    } else if (app.get_subcommands().empty() && json) {
        const Error error{Fault::Usage,
                          message("json-of-nothing",
                                  "--json needs a command or --version; see `ardent-cli "
                                  "--help`.")};
        printJson({{"error", error.text.english()}, {"code", error.text.code()}});
        return flushed(reportError(error));
    } else if (app.get_subcommands().empty()) {
        std::cout << app.help();
        return static_cast<int>(Fault::Usage);
    }
    return flushed(endedWith(exitCode));
}

}  // namespace
}  // namespace ardent::cli

int main(int argc, char** argv) {
    std::setlocale(LC_CTYPE, "C.UTF-8");  // names in archives
    ardent::keepFreedMemory();
    const ardent::cli::TerminalText messages(std::cerr);
    std::optional<ardent::cli::TerminalText> result;  // verbatim for another program
    if (isatty(STDOUT_FILENO) != 0) result.emplace(std::cout);
    try {
        return ardent::cli::run(argc, argv);
    } catch (const std::bad_alloc&) {
        std::cerr
            << "ardent-cli: there is not enough memory; use fewer rows, columns or features\n";
        return static_cast<int>(ardent::Fault::Training);
    } catch (const std::exception& error) {
        std::cerr << "ardent-cli: internal error: " << error.what() << '\n';
        return static_cast<int>(ardent::Fault::Training);
    }
}
