#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/data/task/recipe.h"
#include "core/data/task/variable_inputs.h"

namespace ardent {

/// Training rows as the ranking baselines see them, in float64.
struct RankingData {
    Matrix x;                 ///< n × d, standardised
    Matrix y;                 ///< n × k: the standardised target, −1/+1, or one column a class
    std::vector<int> labels;  ///< class indices; empty for numbers
    std::vector<VariableInputs> groups;  ///< one a source
};

/// At most so many training rows, drawn at random where there are more.
RankingData rankingData(const Task&, Index mostRows, Seed);

/// one(0) … one(count − 1), in parallel; `goOn` is asked before each of them. False: it was.
bool doEach(Index count, const GoOn&, const std::function<void(Index)>& one);

/// value(0) … value(count − 1), in parallel; `goOn` is asked before each of them. Nothing: it was
/// false.
std::optional<std::vector<double>> valueOfEach(Index count, const GoOn&,
                                               const std::function<double(Index)>& value);

/// The columns of x that belong to a source.
Matrix columnsOfSource(const RankingData&, Index source);

/// Median of the entries off the diagonal; 1 where it would be 0.
double medianOff(const Matrix& squaredDistances);

}  // namespace ardent
