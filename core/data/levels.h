#pragma once

#include <string>
#include <vector>

namespace ardent {

/// The order in which levels are shown and encoded: ascending where all of them are numbers, else
/// by their bytes. Sorts positions in `levels`.
void sortLevels(std::vector<std::size_t>& positions, const std::vector<std::string>& levels);

}  // namespace ardent
