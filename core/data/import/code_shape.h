#pragma once

#include <string_view>
#include <vector>

#include "core/base/types.h"

namespace ardent {

/// What the numbers of a column look like, which may be codes: postal ones like 01067, lots like
/// 1E5 beside 300.
class CodeShape {
public:
    void add(std::string_view number, Index count = 1);

    /// Nothing but digits, and zeros in front of some.
    bool hasZerosInFront() const { return zerosInFront_ > 0 && plain_ == cells_; }

    /// Digits with an 'e' between them beside plain ones.
    bool mixesPowers() const { return powers_ > 0 && plain_ > 0 && powers_ + plain_ == cells_; }

    /// Those with zeros in front have three digits or more; or some look like numbers with an
    /// exponent among plain ones of the same length or, such as 3e2 and 300, of the same value.
    bool areCodes() const;

private:
    void addPower(double value);
    bool isPowerToo(std::string_view plain) const;

    Index cells_ = 0;
    Index plain_ = 0;         ///< nothing but digits
    Index zerosInFront_ = 0;  ///< among them
    Index powers_ = 0;        ///< digits, 'E', digits
    std::size_t shortestWithZeros_ = 0;
    std::size_t length_ = 0;
    bool areOfOneLength_ = true;
    std::vector<double> powerValues_;  ///< the first of them, ascending
    bool areWrittenTwice_ = false;     ///< some value, with an exponent and plainly behind it
};

}  // namespace ardent
