#pragma once

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace ardent {

/// Throws std::logic_error when code broke a promise; the world's faults are `Result`s instead.
template <class... Args>
void check(bool holds, fmt::format_string<Args...> text, Args&&... args) {
    if (!holds) throw std::logic_error(fmt::format(text, std::forward<Args>(args)...));
}

}  // namespace ardent
