#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/data/table/table.h"
#include "core/data/task/recipe.h"

namespace ardent {

/// A published synthetic problem with its truth. Variables are x1 … xd (1-based here as in the
/// papers) and the target y stands last.
struct SyntheticSet {
    std::string_view id;
    std::string_view title;
    std::string_view formula;  ///< of the response, in plain text
    std::string_view noise;    ///< its law and level
    std::string_view source;   ///< paper and equation
    Problem problem = Problem::Regression;
    int inputs = 0;
    std::vector<int> relevant;                   ///< 1-based variables that enter the response
    std::vector<std::vector<int>> interactions;  ///< sets of variables that act jointly
    int defaultRows = 1000;
};

inline constexpr auto kSyntheticTarget = "y";

std::span<const SyntheticSet> syntheticSets();

/// Names of the columns that enter the response.
std::vector<std::string> relevantColumns(const SyntheticSet&);

/// Null when there is none.
const SyntheticSet* findSyntheticSet(std::string_view id);

/// Design and noise come from independent streams of the seed; row i does not depend on the number
/// of rows.
Table synthesize(const SyntheticSet&, Index rows, Seed seed);

}  // namespace ardent
