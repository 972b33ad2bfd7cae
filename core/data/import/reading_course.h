#pragma once

#include <limits>
#include <string>

#include "core/base/error.h"
#include "core/base/go_on.h"
#include "core/base/types.h"

namespace ardent {

inline constexpr Index kAllRows = std::numeric_limits<Index>::max();

/// How far the reading of a file goes, and who follows it.
struct ReadingCourse {
    Index mostRows = kAllRows;  ///< from the top; the rest is not looked at
    GoOn goOn = always;
    TellShare tellShare = tellNobody;  ///< of the file; where it is read again, of the rest
};

/// Fault::Data: whoever follows the reading wants no more of it.
tl::unexpected<Error> readingStopped(const std::string& file);

}  // namespace ardent
