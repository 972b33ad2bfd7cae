#pragma once

#include <memory>
#include <vector>

#include "core/base/error.h"
#include "core/base/go_on.h"
#include "core/data/task/recipe.h"
#include "core/method/ranking/ranking_options.h"
#include "core/train/trainer.h"

namespace ardent {

/// What one piece of a ranking did.
struct RankingStep {
    enum class Did { Piece, Tick, Finished, Diverged };

    Did did = Did::Piece;
    std::vector<double> row;  ///< of the curve, after a tick
    Message reason;           ///< why it ended
    std::optional<Remedy> remedy = {};
};

/// Orders the source columns by how much they matter, in bounded pieces.
class Ranker {
public:
    virtual ~Ranker() = default;

    virtual std::vector<CurveSeries> series() const = 0;
    virtual TickUnit tickUnit() const = 0;
    virtual std::int64_t plannedTicks() const = 0;  ///< at most so many
    virtual Message stage() const = 0;

    /// After `goOn` said no the same piece is asked for again.
    virtual RankingStep advance(const GoOn&) = 0;

    /// One value a source, in the ranker's own measure; empty values before there are any.
    virtual Relevance relevance() const = 0;

    /// Most relevant first.
    virtual std::vector<Index> order() const = 0;
};

/// Positions of the values, largest first; equal ones in the order of `preference` (lower first,
/// one for each), then by position.
std::vector<Index> orderOf(const std::vector<double>& values,
                           const std::vector<double>& preference);

/// Every source's place in an order, the first one's the number of sources.
Relevance relevanceOfPlaces(const Message& kind, const FittedRecipe&,
                            const std::vector<Index>& order);

/// "Scored on 2,000 of 4,800 training rows, drawn at random.", or nothing where it was on all.
Message scoredOnDrawnRows(Index rows, const Task&);

/// First ranks; then scores models on the first k variables for growing k, on validation rows where
/// there are enough; then keeps the model on the first m. One tick is the ranker's.
std::unique_ptr<Trainer> makeRankingTrainer(TaskPtr, const RankingOptions&, std::unique_ptr<Ranker>,
                                            Seed);

/// m as the options say: theirs, or the paper's rule (CCM, section 6.2): 100 of more than 100
/// sources that vary, else a fifth of them. Never more than there are.
Index variablesKept(const RankingOptions&, const FittedRecipe&);

/// Fault::Usage where the model that the options choose cannot be fitted, with a suggestion.
Result<> checkRankingModel(const Task&, const RankingOptions&);

}  // namespace ardent
