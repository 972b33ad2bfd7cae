#include "app/cli/whole_number.h"

#include <fmt/format.h>

namespace ardent::cli {

std::string wholeNumber(const std::string& text) {
    const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
    return digits ? "" : fmt::format("\"{}\" is not a whole number", text);
}

std::string positiveNumber(const std::string& text) {
    const bool zero = text.find_first_not_of('0') == std::string::npos;
    return zero ? "at least 1 is needed" : wholeNumber(text);
}

}  // namespace ardent::cli
