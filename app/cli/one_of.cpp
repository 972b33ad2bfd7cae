#include "app/cli/one_of.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "core/base/text.h"

namespace ardent::cli {

CLI::Validator oneOf(std::vector<std::string> words) {
    const std::string all = fmt::format("{}", fmt::join(words, ", "));
    const auto check = [words = std::move(words), all](const std::string& word) {
        if (std::ranges::find(words, word) != words.end()) return std::string();
        return message("no-such-word", "there is no \"{}\"; {}", word,
                       didYouMean(word, words, message("choose-one-of", "choose one of {}.", all)))
            .english();
    };
    return CLI::Validator(check, fmt::format("{{{}}}", all));
}

}  // namespace ardent::cli
