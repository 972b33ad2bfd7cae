#include "core/base/digits.h"

namespace ardent {

std::string groupedDigits(long long value) {
    std::string text = std::to_string(value);
    const std::ptrdiff_t first = value < 0 ? 1 : 0;
    for (auto i = static_cast<std::ptrdiff_t>(text.size()) - 3; i > first; i -= 3)
        text.insert(text.begin() + i, ',');
    return text;
}

}  // namespace ardent
