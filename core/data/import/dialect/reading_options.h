#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/types.h"

namespace ardent {

/// How a person wants a file to be read; what is not set is found.
struct ReadingOptions {
    std::optional<Index> header;           ///< lines of the header; 0: none
    std::optional<std::string> separator;  ///< " ": blanks
    std::optional<char> decimal;           ///< '.' or ','
    std::optional<char> thousands;         ///< '.' or ',' between thousands; 0: none
    std::optional<char> quote;             ///< 0: none
    std::optional<char> escape;            ///< 0: none
    std::optional<std::string> comment;    ///< what such lines start with; "": none
    std::optional<Index> skip;             ///< lines before the table
    std::optional<Index> footer;           ///< rows behind the table
    std::optional<std::string> encoding;
    std::vector<std::string> missing = {};  ///< other texts that stand for a missing cell
    std::optional<std::string> part = {};   ///< sheet or table of the file, by name or number
    bool takesFirstPart = false;  ///< of several that may be meant, else they are an error

    bool operator==(const ReadingOptions&) const = default;
};

}  // namespace ardent
