#include "core/data/import/code_shape.h"

#include <algorithm>

#include "core/data/table/number_text.h"

namespace ardent {
namespace {

constexpr std::size_t kMostPowers = 64;

bool areDigits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
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
    if (areDigits(number)) {
        plain_ += count;
        areWrittenTwice_ = areWrittenTwice_ || isPowerToo(number);
        if (number.size() == 1 || number.front() != '0') return;
        shortestWithZeros_ =
            zerosInFront_ == 0 ? number.size() : std::min(shortestWithZeros_, number.size());
        zerosInFront_ += count;
    } else if (isPower(number)) {
        powers_ += count;
        addPower(parseNumber(number).value);
    }
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
    return areLots || (hasZerosInFront() && shortestWithZeros_ >= 3);
}

}  // namespace ardent
