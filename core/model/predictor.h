#pragma once

#include <memory>
#include <optional>
#include <span>
#include <variant>

#include "core/base/go_on.h"
#include "core/data/task/recipe.h"
#include "core/model/fourier_model.h"
#include "core/model/kernel_model.h"
#include "core/model/tree_model.h"

namespace ardent {

enum class Link {
    Identity,  ///< prediction = target offset + target scale · f, in the target's unit
    Logistic,  ///< probability of the second class = 1 / (1 + exp(−f))
    Softmax
};

/// n × classes from n × K scores (Logistic, Softmax).
Matrix classProbabilities(Link, const Matrix& scores);

/// recipe ∘ model ∘ link: from a table's cells to a prediction.
struct Predictor {
    FittedRecipePtr recipe;
    std::variant<FourierModel, KernelModel, TreeModel> model;
    Link link = Link::Identity;

    /// Null for a kernel model and for trees, which have no closed forms.
    const FourierModel* fourier() const { return std::get_if<FourierModel>(&model); }
    const KernelModel* kernel() const { return std::get_if<KernelModel>(&model); }
    const TreeModel* trees() const { return std::get_if<TreeModel>(&model); }
};

using PredictorPtr = std::shared_ptr<const Predictor>;

/// What scores (n × K) of its model predict, as `predict` gives it.
Matrix predictionsOf(const Predictor&, const Matrix& scores);

/// Regression: n × 1, in the target's unit. Classification: n × (number of classes), probabilities.
/// Where a row has a gap (see SourceColumn), f is its mean over the levels of that source.
Matrix predict(const Predictor&, const DesignMatrix& x);
Matrix predict(const Predictor&, const DesignMatrix& x, const std::vector<std::int32_t>& rows);
/// The same to the bit for one row or more; `goOn` is asked before each 4,096 of them.
std::optional<Matrix> predict(const Predictor&, const DesignMatrix& x,
                              const std::vector<std::int32_t>& rows, const GoOn& goOn);

/// What predicts near one row (a single one of d encoded inputs) as `predictor` does, without a gap
/// there: f is averaged over the levels of the sources in which it has one, but for those that are
/// varied.
Predictor withoutGaps(const Predictor& predictor, const DesignMatrix& row,
                      std::span<const Index> varied);

/// Encodes and predicts the rows of a later table.
Result<Matrix> predict(const Predictor&, const Table&);

}  // namespace ardent
