#pragma once

#include <CLI/CLI.hpp>
#include <span>
#include <string>

namespace ardent::cli {

/// A sentence on the first of the words after the program's name that is no command or no option of
/// its command, with the nearest one that is; "" where all are known.
std::string unknownWord(const CLI::App&, std::span<const char* const> words);

}  // namespace ardent::cli
