#include "core/figure/other_lines.h"

#include "core/base/words.h"

namespace ardent {

std::string otherLinesName(const std::string& own, Index count) {
    return count == 1 ? own : words("others");
}

}  // namespace ardent
