#pragma once

#include <CLI/CLI.hpp>
#include <span>

#include "core/base/message.h"

namespace ardent::cli {

/// On the first of the words after the program's name that is no command or no option of
/// its command, with the nearest one that is; empty where all are known.
Message unknownWord(const CLI::App&, std::span<const char* const> words);

}  // namespace ardent::cli
