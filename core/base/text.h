#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ardent {

/// "a", "b", "c" and 7 more.
std::string quotedList(std::span<const std::string> names, std::size_t shown = 5);

/// Letters to put in, leave out or replace so that one becomes the other, case ignored.
std::size_t editDistance(std::string_view a, std::string_view b);

/// The candidate that differs least from `wanted` (edit distance, case ignored), or "" when none is
/// close.
std::string nearestName(std::string_view wanted, std::span<const std::string> candidates);

/// `did you mean "price"?` where a candidate is near, else `otherwise`: the end of a sentence on a
/// name that is not known.
std::string didYouMean(std::string_view wanted, std::span<const std::string> candidates,
                       std::string otherwise);

/// 1234567 → "1,234,567".
std::string groupedDigits(long long value);

/// "1 row", "2,000 rows"; `noun` takes an s.
std::string counted(long long count, std::string_view noun);

}  // namespace ardent
