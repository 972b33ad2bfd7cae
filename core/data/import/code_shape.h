#pragma once

#include <string_view>
#include <vector>

#include "core/base/types.h"

namespace ardent {

/// What the numbers of a column look like, which may be codes: postal ones like 01067, classes like
/// 01.11, lots like 1E5 beside 300.
class CodeShape {
public:
    void add(std::string_view number, Index count = 1);

    /// Nothing but digits, and zeros in front of some; or digits with a point between, where at
    /// least a hundredth have zeros in front and none is below 10 without one.
    bool hasZerosInFront() const;

    /// Digits with an 'e' between them beside plain ones.
    bool mixesPowers() const { return powers_ > 0 && plain_ > 0 && powers_ + plain_ == cells_; }

    /// Digits with a capital 'E' between them in every cell: 12E4.
    bool areAllPowers() const { return capitalPowers_ > 0 && capitalPowers_ == cells_; }

    /// Those with zeros in front have three digits or more or a point; or some look like numbers
    /// with an exponent among plain ones of the same length or, such as 3e2 and 300, of the same
    /// value.
    bool areCodes() const;

private:
    void addWhole(std::string_view number, std::size_t digits, Index count);
    void addPower(double value);
    bool isPowerToo(std::string_view plain) const;

    Index cells_ = 0;
    Index plain_ = 0;          ///< nothing but digits
    Index pointed_ = 0;        ///< digits, a point, a few digits
    Index zerosInFront_ = 0;   ///< among both
    bool isBelowTen_ = false;  ///< one of both, without zeros in front
    Index powers_ = 0;         ///< digits, 'E', digits
    Index capitalPowers_ = 0;  ///< among them, unlike "3e2"
    std::size_t shortestWithZeros_ = 0;
    std::size_t length_ = 0;
    bool areOfOneLength_ = true;
    std::vector<double> powerValues_;  ///< the first of them, ascending
    bool areWrittenTwice_ = false;     ///< some value, with an exponent and plainly behind it
};

}  // namespace ardent
