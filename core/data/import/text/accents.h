#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ardent {

/// Whether two different texts in UTF-8 may be the same but for how their accents are written: a
/// letter with combining marks (U+0300 to U+036F) in one is a single letter in the other, as "u"
/// and U+0308 for "ü". Which letter is not looked at.
bool mayDifferInAccents(std::string_view a, std::string_view b);

/// The first of `texts` that may be `text` with its accents written otherwise; nullptr: none is.
const std::string* writtenOtherwise(const std::string& text, const std::vector<std::string>& texts);

}  // namespace ardent
