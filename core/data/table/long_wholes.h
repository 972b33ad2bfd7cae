#pragma once

#include <set>
#include <string>
#include <string_view>
#include <unordered_set>

#include "core/base/types.h"

namespace ardent {

/// Whether the text is digits alone, behind a sign at most, and a double of its value stands for
/// other digits: "9007199254740993" is kept as ...992.
bool losesDigits(std::string_view number, double value);

/// The cells of a column that are whole numbers of more than fifteen digits, which a double may not
/// tell apart.
class LongWholes {
public:
    /// Different texts are looked at up to `most`.
    explicit LongWholes(std::size_t most) : most_(most) {}

    void add(std::string_view cell, double value, Index count = 1);

    Index cells() const { return cells_; }
    bool loseDigits() const { return loseDigits_; }

    /// Whether they name something rather than measure it: as doubles two of them are the same, or
    /// digits are lost of a few that stand in several rows.
    bool areCodes() const;

private:
    std::size_t most_;
    std::unordered_set<std::string> texts_;
    std::set<double> values_;
    Index cells_ = 0;
    bool loseDigits_ = false;
    bool areMerged_ = false;
    bool areMany_ = false;
};

}  // namespace ardent
