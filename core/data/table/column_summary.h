#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/data/table/table.h"

namespace ardent {

/// What the cells of one column hold, missing ones left out.
struct ColumnSummary {
    Index present = 0;
    Index distinct = 0;
    /// Numbers; NaN where none is present. The deviation is that of the population.
    double minimum = 0.;
    double median = 0.;
    double maximum = 0.;
    double mean = 0.;
    double deviation = 0.;
    /// Categories and texts: level and number of rows, the most frequent first.
    std::vector<std::pair<std::string, Index>> levels;
};

ColumnSummary summarise(const Column&);

/// The same for every column, in parallel.
std::vector<ColumnSummary> summarise(const Table&);

}  // namespace ardent
