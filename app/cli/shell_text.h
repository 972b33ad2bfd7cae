#pragma once

#include <string>
#include <string_view>

namespace ardent::cli {

/// The word as a shell reads it back, in single quotes where it holds anything that a shell
/// changes.
std::string shellQuoted(std::string_view word);

}  // namespace ardent::cli
