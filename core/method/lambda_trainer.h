#pragma once

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <variant>

#include "core/base/go_on.h"
#include "core/data/task/recipe.h"
#include "core/method/held_out_plan.h"
#include "core/method/lambda_options.h"
#include "core/model/predictor.h"
#include "core/train/logistic_fit.h"
#include "core/train/trainer.h"

namespace ardent {

/// What is left of a fitted λ: weights and intercept on the method's own features.
using ModelOf = std::function<decltype(Predictor::model)(const LinearScores&)>;

struct LambdaSolution {
    LinearScores scores;
    double trainLoss = 0.;  ///< mean, over all training rows
    JudgedLoss heldOut;
    bool converged = true;
    bool separates = false;   ///< the scores give every training row its own class
    double farSquare = 0.;    ///< mean square of f far from all rows, see far_rows.h
    bool goesAstray = false;  ///< there: it is not chosen while there is another

    double judged() const {
        return goesAstray ? std::numeric_limits<double>::infinity() : heldOut.mean;
    }
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
    virtual Message lambdaKind() const = 0;
    virtual std::optional<Relevance> relevance(const LinearScores&) const { return std::nullopt; }

    /// Whether the path ends when ten λ in a row have brought nothing: where small λ are costly.
    virtual bool endsEarly() const { return false; }

    /// A sentence on what was chosen besides λ.
    virtual Message note() const { return {}; }
};

/// The λ at this position of `count` ≥ 2, in equal steps of log λ over the range of a prepared
/// solver, the largest first.
double lambdaOfGrid(const LambdaSolver&, Index position, Index count);

/// One tick a λ, from large to small; the model with the lowest held-out loss is kept. What is held
/// out is planned by the options, as by the solver.
std::unique_ptr<Trainer> makeLambdaTrainer(TaskPtr, const LambdaOptions&,
                                           std::unique_ptr<LambdaSolver>);

}  // namespace ardent
