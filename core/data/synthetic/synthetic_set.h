#pragma once

#include <string_view>
#include <vector>

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
    int fewestInputs = 0;                        ///< 0: it has `inputs` and no other number
    std::vector<int> relevant;                   ///< 1-based variables that enter the response
    std::vector<std::vector<int>> interactions;  ///< sets of variables that act jointly
    int defaultRows = 1000;
    /// Standard deviation of the normal noise that is added to the response; negative: its noise is
    /// of another kind, and there is none with another level.
    double noiseDeviation = -1.;
};

}  // namespace ardent
