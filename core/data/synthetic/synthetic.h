#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/synthetic/synthetic_set.h"
#include "core/data/table/table.h"

namespace ardent {

inline constexpr auto kSyntheticTarget = "y";

std::span<const SyntheticSet> syntheticSets();

/// Names of the columns that enter the response.
std::vector<std::string> relevantColumns(const SyntheticSet&);

/// Null when there is none.
const SyntheticSet* findSyntheticSet(std::string_view id);

/// The same with so many variables; of a set that may have more than those that matter.
SyntheticSet withInputs(SyntheticSet, int inputs);

/// The same with noise of this standard deviation, 0 for none; of a set that has such noise.
SyntheticSet withNoise(SyntheticSet, double deviation);

/// Design and noise come from independent streams of the seed; row i does not depend on the number
/// of rows.
Table synthesize(const SyntheticSet&, Index rows, Seed seed);

}  // namespace ardent
