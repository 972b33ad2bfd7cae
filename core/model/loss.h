#pragma once

#include <span>
#include <string>

#include "core/base/message.h"
#include "core/base/types.h"
#include "core/data/task/recipe.h"
#include "core/model/predictor.h"

namespace ardent {

enum class Loss {
    Squared,   ///< (f − y)², one output
    Logistic,  ///< log(1 + exp(f)) − y f, one output, y ∈ {0, 1}
    Softmax    ///< log Σ_c exp(f_c) − f_y, K outputs, y a class index
};

Loss lossFor(const FittedRecipe&);

/// How a score trained with the loss becomes a prediction.
Link linkFor(Loss);

/// Of its mean over rows: "mean squared error".
Message lossName(Loss);
/// "natural log", of the name; empty for squares.
Message lossLog(Loss);

/// What a mean loss is multiplied by, so that squared errors of the standardised target are in the
/// target's own unit; 1 for classes.
double lossUnit(const FittedRecipe&);

/// Constant scores of least logistic or softmax loss over so many rows of each class; a class
/// without rows counts as half a row.
Vector bestConstantScores(Loss, const Vector& rowsOfClasses);

/// Sum of the losses of `rows` samples. Score of output c of row i stands at scores[c · stride +
/// i]. With a residual, writes factor × (derivative by each score) there, in the same layout, and 0
/// for the rows from `rows` to `stride`.
template <class T>
double lossSum(Loss, std::span<const T> targets, Index rows, Index stride,
               std::span<const T> scores, T factor, std::span<T> residual);

extern template double lossSum(Loss, std::span<const float>, Index, Index, std::span<const float>,
                               float, std::span<float>);
extern template double lossSum(Loss, std::span<const double>, Index, Index, std::span<const double>,
                               double, std::span<double>);

}  // namespace ardent
