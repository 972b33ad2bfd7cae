#include "app/cli/unknown_word.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "core/base/text.h"

namespace ardent::cli {
namespace {

std::vector<std::string> optionNames(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

Message unknownOption(const CLI::App& command, std::string_view word, const char* help) {
    const std::string name(word.substr(0, word.find('=')));
    const std::vector<std::string> names = optionNames(command);
    if (std::ranges::find(names, name) != names.end()) return {};
    return message("unknown-option-word", "There is no option {}; {}", name,
                   didYouMean(name, names, listedBy(help)));
}

}  // namespace

Message unknownWord(const CLI::App& app, std::span<const char* const> words) {
    const CLI::App* command = &app;
    std::string help = "ardent-cli --help";
    for (const std::string_view word : words) {
        if (word == "--") return {};
        if (word.starts_with("--")) {
            if (Message trouble = unknownOption(*command, word, help.c_str()); !trouble.empty())
                return trouble;
            continue;
        }
        if (command != &app) continue;  // a file or the value of an option
        std::vector<std::string> names;
        for (const CLI::App* known : app.get_subcommands(nullptr)) {
            names.push_back(known->get_name());
            if (word == names.back()) command = known;
        }
        if (command == &app)
            return message("no-such-command", "There is no command {}; {}", word,
                           didYouMean(word, names, listedBy("ardent-cli --help")));
        help = fmt::format("ardent-cli {} --help", word);
    }
    return {};
}

}  // namespace ardent::cli
