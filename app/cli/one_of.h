#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace ardent::cli {

/// Accepts these words only, and names the nearest one to another.
CLI::Validator oneOf(std::vector<std::string> words);

}  // namespace ardent::cli
