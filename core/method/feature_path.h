#pragma once

#include <span>

#include "core/base/error.h"
#include "core/base/go_on.h"
#include "core/method/lambda_trainer.h"

namespace ardent {

/// Fixed features of the samples, on which a linear model is fitted.
struct FeatureSpace {
    Index columns = 0;  ///< D
    /// The features of the listed rows, made rows × D. Called from several threads at once.
    std::function<void(std::span<const std::int32_t> rows, Matrix& block)> map;
    ModelOf modelOf;
    std::function<std::optional<Relevance>(const LinearScores&)> relevance;  ///< empty: none
    /// Mean square of the scores far from all rows, see far_rows.h; empty: they are as elsewhere.
    std::function<double(const LinearScores&)> farSquare;
};

/// Of cosines: half the sum of the squared weights.
double farSquareOfCosines(const LinearScores&);

/// Made when training begins.
using FeatureSpaceMaker = std::function<std::optional<FeatureSpace>(const GoOn& goOn)>;

/// Ridge (regression) or penalised logistic and multinomial regression (classification) on the
/// features, with a free intercept: mean loss + λ ‖a‖², the loss being the squared error of the
/// standardised target or the cross-entropy.
///
/// Ridge: second moments of every fold once, then each λ from an eigendecomposition without another
/// look at the rows. Logistic: every λ starts from the one before.
std::unique_ptr<LambdaSolver> makeFeaturePath(TaskPtr, FeatureSpaceMaker, const LambdaOptions&,
                                              Seed);

/// Fault::Usage when the moments of so many features do not fit in free memory, with the number and
/// `advice`.
Result<> checkFeatureMemory(const Task&, Index columns, const LambdaOptions&,
                            const Message& advice);

/// Texts of checkMemory().
Message memoryOfFourierFeatures(Index features, Index columns);
Message setFewerFeatures();
Message setFewerLandmarks();

}  // namespace ardent
