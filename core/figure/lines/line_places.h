#pragma once

#include <cstddef>
#include <deque>
#include <vector>

namespace ardent {

/// Ascending numbers that may be appended to. As long as they are evenly spaced, as ticks are, they
/// take no memory each.
class LinePlaces {
public:
    void append(double value);

    std::size_t size() const { return size_; }
    double operator[](std::size_t i) const { return each_.empty() ? even(i) : each_[i]; }
    double front() const { return (*this)[0]; }
    double back() const { return (*this)[size_ - 1]; }
    std::vector<double> all() const;

    /// The first of [from, end) that is not below the value; `end` where there is none.
    std::size_t firstFrom(double value, std::size_t from, std::size_t end) const;
    /// The first that is above the value; size() where there is none.
    std::size_t firstAbove(double value) const;

    /// In O(1) where both are evenly spaced.
    bool operator==(const LinePlaces& other) const;

private:
    double even(std::size_t i) const { return first_ + step_ * static_cast<double>(i); }

    std::size_t size_ = 0;
    double first_ = 0., step_ = 0.;
    std::deque<double> each_;  ///< empty while they are evenly spaced
};

}  // namespace ardent
