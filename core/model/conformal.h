#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/message.h"
#include "core/base/range.h"
#include "core/data/shape/shape.h"
#include "core/model/error_size.h"
#include "core/model/held_out_rows.h"
#include "core/model/predictor.h"

namespace ardent {

/// How far predictions were off on rows that the model has not learned from: what split conformal
/// prediction needs (Lei et al. 2018, "Distribution-free predictive inference for regression",
/// section 5.2 on errors in the unit of their local size).
struct Conformal {
    std::vector<double> scores;  ///< ascending; numbers: |y − prediction| over the size of errors
                                 ///< there, in the target's unit or of its transform; classes: 1 −
                                 ///< the probability of the row's own class
    Index rows = 0;  ///< that they are of; more than scores where these are thinned
    RowsName rowsAre = RowPart::Test;
    ErrorSize size = {};                    ///< of numbers, from training rows
    Transform transform = Transform::None;  ///< of the target, whose errors these are
};

/// Nothing of other than test rows: validation rows have chosen the model. Nothing where the model
/// has learned from the rows, there are none, or a prediction is not finite. More than 10,000 rows
/// are thinned to that many of their scores.
std::optional<Conformal> conformal(const Predictor&, const Task&, const HeldOutRows&,
                                   const GoOn& = always);

/// A score that a new row stays within with probability `level`, as long as it comes from where the
/// held-out rows came from: the ⌈(n + 1) level⌉-th. Infinite where there are too few rows for it.
double scoreWithin(const Conformal&, double level);

/// Where a number of such a prediction lies at a score, in the target's unit.
Range rangeAt(const Conformal&, double prediction, double score);

/// The level that is reported unless another one is asked for.
inline constexpr double kIntervalLevel = 0.9;

/// There are rows enough for the level.
bool reaches(const Conformal&, double level);

/// The fewest rows that such a level needs.
Index fewestRows(double level);

/// What that means for new rows, as a sentence: how far from its prediction a number lies, or which
/// classes cannot be excluded. The rows must suffice for the level.
Message intervalSentence(const Conformal&, const FittedRecipe&, double level);

/// Of one row's probabilities: the classes that cannot be excluded at that score, at least the
/// likeliest.
std::vector<Index> classesWithin(const Eigen::Ref<const Vector>& probabilities, double score);

}  // namespace ardent
