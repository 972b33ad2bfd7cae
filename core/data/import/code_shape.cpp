#include "core/data/import/code_shape.h"

#include <algorithm>

namespace ardent {
namespace {

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
        if (number.size() == 1 || number.front() != '0') return;
        shortestWithZeros_ =
            zerosInFront_ == 0 ? number.size() : std::min(shortestWithZeros_, number.size());
        zerosInFront_ += count;
    } else if (isPower(number)) {
        powers_ += count;
    }
}

bool CodeShape::areCodes() const {
    const bool areLots = powers_ > 0 && plain_ > 0 && powers_ + plain_ == cells_ && areOfOneLength_;
    return areLots || (hasZerosInFront() && shortestWithZeros_ >= 3);
}

}  // namespace ardent
