#pragma once

#include <string_view>

#include "core/base/types.h"

namespace ardent {

/// What the numbers of a column look like, which may be codes: postal ones like 01067, lots like
/// 1E5 beside 300.
class CodeShape {
public:
    void add(std::string_view number, Index count = 1);

    /// Nothing but digits, and zeros in front of some.
    bool hasZerosInFront() const { return zerosInFront_ > 0 && plain_ == cells_; }

    /// Those with zeros in front have three digits or more; or some look like numbers with an
    /// exponent among plain ones of the same length.
    bool areCodes() const;

private:
    Index cells_ = 0;
    Index plain_ = 0;         ///< nothing but digits
    Index zerosInFront_ = 0;  ///< among them
    Index powers_ = 0;        ///< digits, 'E', digits
    std::size_t shortestWithZeros_ = 0;
    std::size_t length_ = 0;
    bool areOfOneLength_ = true;
};

}  // namespace ardent
