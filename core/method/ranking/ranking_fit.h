#pragma once

#include <memory>
#include <optional>
#include <span>

#include "core/base/go_on.h"
#include "core/method/lambda_options.h"
#include "core/method/ranking/ranking_options.h"
#include "core/method/ranking/support_vectors.h"
#include "core/train/trainer.h"

namespace ardent {

/// Of the training rows, where there are no validation rows to hold out, or few.
inline constexpr int kRankingFolds = 5;

/// The search for λ of the Fourier model.
LambdaOptions rankingLambda(const Task&, int lambdas);

/// A model on some of the source columns and how well it does: on the validation rows, which no
/// ranking sees. Where there are none, or for the Fourier model too few, over five folds of
/// the training rows (and those few), by which the sources were ranked: with many columns to choose
/// from such a score is far too good.
struct RankedFit {
    PredictorPtr predictor;
    double score = 0.;  ///< larger is better: a loss is negative
};

/// "mean squared error", "accuracy", …
Message rankingScoreKind(const Task&, const RankingOptions&);
bool rankingScoreIsLoss(const Task&, const RankingOptions&);

/// The scores of sizes come from validation rows alone, which no ranking has seen.
bool scoresUnseenRows(const Task&, const RankingOptions&);

/// "on validation rows", or the folds with what is wrong about them.
Message rankingScoredRows(const Task&, const RankingOptions&);

/// Random Fourier features of the Gaussian kernel whose width σ is the median distance of the rows
/// in the chosen columns over √2, with the ridge or logistic λ of the best held-out loss out of
/// `lambdas`, in pieces of at most one λ.
class RankedFeatures {
public:
    RankedFeatures(TaskPtr, const RankingOptions&, std::span<const Index> sources, int lambdas,
                   Seed);

    /// Nothing: there is more to do, or `goOn` said no.
    std::optional<RankedFit> advance(const GoOn& goOn);

    int lambdas() const { return lambdas_; }  ///< at most
    int lambdasDone() const;

private:
    RankedFit scored() const;

    TaskPtr task_;
    int lambdas_;
    std::unique_ptr<Trainer> search_;
};

/// Support vectors of the same kernel; nothing: `goOn` said no.
std::optional<RankedFit> fitRankedMachine(const TaskPtr&, const RankingOptions&,
                                          std::span<const Index> sources, Seed, const GoOn& goOn);

/// What to add to the reason why a training of such a machine has ended, where the rows that make
/// its decision values probabilities are the validation rows.
Message calibratedOnValidation();

/// A support vector machine on the scaled columns.
struct SvmFit {
    PredictorPtr predictor;
    double loss = 0.;      ///< held-out cross-entropy, or squared error of the standardised target
    double accuracy = 0.;  ///< held-out; of classes
};

/// Kernel coefficient 0: one over the squared median distance in the columns of scale 1. Held-out
/// rows as above; they also make the decision values probabilities.
std::optional<SvmFit> fitSvm(const TaskPtr&, const SvmSettings&, Seed, const GoOn& goOn);

/// 1 for every encoded column of the given sources, 0 for the others.
Vector columnsOf(const FittedRecipe&, std::span<const Index> sources);

}  // namespace ardent
