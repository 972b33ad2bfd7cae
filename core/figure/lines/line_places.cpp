#include "core/figure/lines/line_places.h"

#include <algorithm>
#include <ranges>

namespace ardent {

void LinePlaces::append(double value) {
    if (size_ == 0) first_ = value;
    if (size_ == 1) step_ = value - first_;
    if (each_.empty() && value != even(size_))
        for (std::size_t i = 0; i < size_; ++i) each_.push_back(even(i));
    if (!each_.empty()) each_.push_back(value);
    ++size_;
}

std::vector<double> LinePlaces::all() const {
    std::vector<double> values;
    values.reserve(size_);
    for (std::size_t i = 0; i < size_; ++i) values.push_back((*this)[i]);
    return values;
}

std::size_t LinePlaces::firstFrom(double value, std::size_t from, std::size_t end) const {
    const auto places = std::views::iota(from, end);
    const auto found =
        std::ranges::lower_bound(places, value, {}, [&](std::size_t i) { return (*this)[i]; });
    return from + static_cast<std::size_t>(found - places.begin());
}

std::size_t LinePlaces::firstAbove(double value) const {
    const auto places = std::views::iota(std::size_t{0}, size_);
    const auto found =
        std::ranges::upper_bound(places, value, {}, [&](std::size_t i) { return (*this)[i]; });
    return static_cast<std::size_t>(found - places.begin());
}

bool LinePlaces::operator==(const LinePlaces& other) const {
    if (size_ != other.size_) return false;
    if (size_ == 0) return true;
    if (front() != other.front() || back() != other.back()) return false;
    if (each_.empty() && other.each_.empty()) return true;
    return std::ranges::all_of(std::views::iota(std::size_t{0}, size_),
                               [&](std::size_t i) { return (*this)[i] == other[i]; });
}

}  // namespace ardent
