#pragma once

#include <string_view>

namespace ardent {

/// Ends the kind of a relevance that a search has found before there is a model of it.
inline constexpr std::string_view kFoundAhead = ", found so far by the evidence";

inline std::string_view withoutAhead(std::string_view kind) {
    if (kind.ends_with(kFoundAhead)) kind.remove_suffix(kFoundAhead.size());
    return kind;
}

}  // namespace ardent
