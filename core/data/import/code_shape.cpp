#include "core/data/import/code_shape.h"

#include <algorithm>

#include "core/data/table/number_text.h"

namespace ardent {
namespace {

constexpr std::size_t kMostPowers = 64;

/// Behind the point of a code; "01.2019" is a month.
constexpr std::size_t kMostDigitsBehind = 4;

bool areDigits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Whether a few digits stand behind a point there.
bool endsInFewDigits(std::string_view text, std::size_t place) {
    const std::size_t behind = text.size() - place - 1;
    return text[place] == '.' && behind > 0 && behind <= kMostDigitsBehind &&
           areDigits(text.substr(place + 1));
}

bool isPower(std::string_view text) {
    const std::size_t mark = text.find_first_of("eE");
    return mark != std::string_view::npos && areDigits(text.substr(0, mark)) &&
           areDigits(text.substr(mark + 1));
}

}  // namespace

void CodeShape::add(std::string_view number, Index count) {
    if (cells_ == 0) length_ = number.size();
    areOfOneLength_ = areOfOneLength_ && number.size() == length_;
    cells_ += count;
    const std::size_t whole = std::min(number.find_first_not_of("0123456789"), number.size());
    if (whole == number.size()) {
        plain_ += count;
        areWrittenTwice_ = areWrittenTwice_ || isPowerToo(number);
        addWhole(number, whole, count);
    } else if (whole > 0 && endsInFewDigits(number, whole)) {
        pointed_ += count;
        addWhole(number, whole, count);
    } else if (isPower(number)) {
        powers_ += count;
        capitalPowers_ += number.find('E') == std::string_view::npos ? 0 : count;
        addPower(parseNumber(number).value);
    }
}

/// The digits before a point, if there is one.
void CodeShape::addWhole(std::string_view number, std::size_t digits, Index count) {
    isBelowTen_ = isBelowTen_ || digits == 1;
    if (digits == 1 || number.front() != '0') return;
    shortestWithZeros_ =
        zerosInFront_ == 0 ? number.size() : std::min(shortestWithZeros_, number.size());
    zerosInFront_ += count;
}

bool CodeShape::hasZerosInFront() const {
    if (zerosInFront_ == 0 || plain_ + pointed_ != cells_) return false;
    return pointed_ == 0 || (!isBelowTen_ && 100 * zerosInFront_ >= cells_);
}

void CodeShape::addPower(double value) {
    const auto place = std::ranges::lower_bound(powerValues_, value);
    const bool isKnown = place != powerValues_.end() && *place == value;
    if (!isKnown && powerValues_.size() < kMostPowers) powerValues_.insert(place, value);
}

bool CodeShape::isPowerToo(std::string_view plain) const {
    return !powerValues_.empty() &&
           std::ranges::binary_search(powerValues_, parseNumber(plain).value);
}

bool CodeShape::areCodes() const {
    const bool areLots = mixesPowers() && (areOfOneLength_ || areWrittenTwice_);
    return areLots || (hasZerosInFront() && (pointed_ > 0 || shortestWithZeros_ >= 3));
}

}  // namespace ardent
