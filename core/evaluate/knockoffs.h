#pragma once

#include <span>
#include <vector>

#include "core/base/types.h"
#include "core/data/table/table.h"

namespace ardent {

/// A knockoff copy of each column: with the same law as the columns together, also where some are
/// swapped with their copies, and without regard to a target (model-X knockoffs of second order,
/// Candès et al. 2018, section 3.1). Columns count by normal scores, ties in random order, missing
/// cells as one value below all others and levels in their order; the correlations of these are
/// drawn towards 0 as far as the rows ask for (Schäfer & Strimmer 2005). Up to 400 columns the
/// copies are as little correlated with their columns as the law allows in sum, else all alike.
std::vector<Column> knockoffsOf(std::span<const Column* const> columns, Index rows, Seed);

/// The least W at which a share of at most `rate` of the selected ones is false on average
/// (knockoff+, Barber & Candès 2015, equation 1.9); infinity where there is none. W: by how much a
/// column counts for more than its copy.
double knockoffThreshold(std::span<const double> w, double rate);

/// For each W the least rate at which it is selected, at most 1.
std::vector<double> knockoffRates(std::span<const double> w);

}  // namespace ardent
