#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/digits.h"
#include "core/base/message.h"

namespace ardent {

/// In one line of at most so many characters of UTF-8, the last an ellipsis where some are left
/// out; a run of control characters such as a line break becomes a blank.
std::string shortened(std::string_view text, std::size_t mostCharacters = 40);

/// The same with the ellipsis in the middle, as for names that differ in their endings.
std::string withoutMiddle(std::string_view text, std::size_t mostCharacters = 40);

/// "a", "b", "c" and 7 more, each in one line and not endless.
Message quotedList(std::span<const std::string> names, std::size_t shown = 5);

/// The letters A to Z made small; all others as they are.
std::string lowerCase(std::string_view text);

/// Letters to put in, leave out or replace so that one becomes the other, case ignored.
std::size_t editDistance(std::string_view a, std::string_view b);

/// The candidate that differs least from `wanted` (edit distance, case ignored), or "" when none is
/// close: with at most a letter in three changed, or two of four or five.
std::string nearestName(std::string_view wanted, std::span<const std::string> candidates);

/// `did you mean "price"?` where a candidate is near, else `otherwise`: the end of a sentence on a
/// name that is not known.
Message didYouMean(std::string_view wanted, std::span<const std::string> candidates,
                   Message otherwise);

/// "`command` lists them.": what didYouMean() ends with where a command does.
Message listedBy(const std::string& command);

/// "1 row", "2,000 rows"; `noun` takes an s.
std::string counted(long long count, std::string_view noun);

/// "1 row is", "2,000 rows are".
std::string countedAre(long long count, std::string_view noun);

/// "1 row", "12,000 rows".
Message numberOfRows(long long);
Message numberOfTrainingRows(long long);
Message numberOfColumns(long long);
Message numberOfCells(long long);
Message numberOfMissingCells(long long);

}  // namespace ardent
