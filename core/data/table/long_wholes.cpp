#include "core/data/table/long_wholes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/data/table/levels.h"

namespace ardent {
namespace {

constexpr std::size_t kDigitsKept = 15;

/// Without its sign and zeros in front; "" for anything but digits.
std::string_view digitsOf(std::string_view number) {
    if (number.starts_with("\u2212")) number.remove_prefix(std::string_view("\u2212").size());
    if (number.starts_with('-') || number.starts_with('+')) number.remove_prefix(1);
    number.remove_prefix(std::min(number.size(), number.find_first_not_of('0')));
    return number.find_first_not_of("0123456789") == std::string_view::npos ? number : "";
}

/// "1234500" and "1.2345e+06" are 12345.
std::string significantDigits(std::string_view number) {
    std::string digits(number.substr(0, number.find('e')));
    std::erase(digits, '.');
    digits.erase(digits.find_last_not_of('0') + 1);
    return digits;
}

}  // namespace

bool losesDigits(std::string_view number, double value) {
    const std::string_view digits = digitsOf(number);
    if (digits.size() <= kDigitsKept) return false;
    const double size = std::abs(value);
    return digits != fmt::format("{:.0f}", size) &&
           significantDigits(digits) != significantDigits(fmt::format("{}", size));
}

void LongWholes::add(std::string_view cell, double value, Index count) {
    if (cell.size() <= kDigitsKept || digitsOf(cell).size() <= kDigitsKept) return;
    cells_ += count;
    if (areMany_ || (loseDigits_ && areMerged_)) return;
    if (!texts_.emplace(cell).second) return;
    loseDigits_ = loseDigits_ || losesDigits(cell, value);
    areMerged_ = !values_.insert(value).second || areMerged_;
    areMany_ = texts_.size() > most_;
}

bool LongWholes::areCodes() const {
    if (!loseDigits_) return false;
    return areMerged_ || levelsType(texts_.size(), cells_) == ColumnType::Categorical;
}

}  // namespace ardent
