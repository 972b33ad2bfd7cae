#pragma once

#include <string>

namespace ardent {

/// How a text is cut into cells.
struct Cutting {
    std::string separator = ",";  ///< a character or several; " " is any blanks, tabs among them
    bool runs = false;            ///< several separators in a row are one, and none ends a line
    char quote = '"';             ///< 0: none
    char escape = 0;              ///< stands before a quote or separator that is text; 0: none
    bool wrapped = false;         ///< lines stand in quotes as a whole
    std::string comment = {};     ///< lines that start with it are left out; "": none

    bool operator==(const Cutting&) const = default;
};

}  // namespace ardent
