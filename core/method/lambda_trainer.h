#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <variant>

#include "core/base/go_on.h"
#include "core/data/recipe.h"
#include "core/method/lambda_options.h"
#include "core/model/predictor.h"
#include "core/train/logistic_fit.h"
#include "core/train/trainer.h"

namespace ardent {

/// What is left of a fitted λ: weights and intercept on the method's own features.
using ModelOf = std::function<std::variant<FourierModel, KernelModel>(const LinearScores&)>;

struct LambdaSolution {
    LinearScores scores;
    double trainLoss = 0.;     ///< mean, over all training rows
    double heldOutLoss = 0.;   ///< mean, over the validation rows, the folds or both
    double heldOutError = 0.;  ///< standard error of the mean over the folds; 0 where they are not
                               ///< all that is held out
    bool converged = true;
};

/// The first λ of a search, over a bound of the features' largest eigenvalue: leaves little but a
/// constant.
inline constexpr double kBeyondBound = 100.;

/// A model for every penalty λ, for the trainer below.
class LambdaSolver {
public:
    virtual ~LambdaSolver() = default;

    /// What every λ needs. False: `goOn` said no, or there is more to do; to be asked again.
    virtual bool prepare(const GoOn& goOn) = 0;

    /// The grid falls from here to here times the share.
    virtual double largestLambda() const = 0;
    virtual double smallestShare() const = 0;

    /// Called with falling λ, and again with the same one after `goOn` said no.
    virtual std::optional<LambdaSolution> solve(double lambda, const GoOn& goOn) = 0;

    /// Holds what it needs itself.
    virtual ModelOf modelOf() const = 0;
    virtual std::string lambdaKind() const = 0;
    virtual std::optional<Relevance> relevance(const LinearScores&) const { return std::nullopt; }

    /// Whether the path ends when ten λ in a row have brought nothing: where small λ are costly.
    virtual bool endsEarly() const { return false; }

    /// A sentence on what was chosen besides λ.
    virtual std::string note() const { return {}; }
};

/// The λ at this position of `count` ≥ 2, in equal steps of log λ over the range of a prepared
/// solver, the largest first.
double lambdaOfGrid(const LambdaSolver&, Index position, Index count);

/// The training rows to fit on and those to score on, once for each fold; a single pair with the
/// validation rows where there are any, after the folds where they are fewer than
/// `enoughValidation`. Folds hold their share of every class.
struct HeldOut {
    std::vector<std::int32_t> fit, score;
};
std::vector<HeldOut> heldOutParts(const Task&, int folds, Seed, int enoughValidation = 1);

/// So many validation rows choose λ alone. A squared error has no bound, so that the one row far
/// out that a λ fails on has to be among the held-out ones: 1,000. Cross-entropy grows no faster
/// than the scores, and its folds cost five more fits: 100.
int enoughValidation(const Task&);

/// How many of so many parts are folds; they stand first.
std::size_t foldsAmong(const Task&, std::size_t parts);

/// The held-out loss from those of the parts, in which every row counts alike, and its error.
void scoreParts(const Task&, const std::vector<double>& losses, LambdaSolution&);

/// Whether there are validation rows, and too few of them to choose λ alone.
bool joinsFolds(const Task&, int enoughValidation);

/// One tick a λ, from large to small; the model with the lowest held-out loss is kept.
std::unique_ptr<Trainer> makeLambdaTrainer(TaskPtr, const LambdaOptions&,
                                           std::unique_ptr<LambdaSolver>);

}  // namespace ardent
