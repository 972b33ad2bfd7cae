#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/train/curve.h"
#include "core/train/findings.h"
#include "core/train/option.h"
#include "core/train/tick_unit.h"

namespace ardent {

/// A setting with which a run that has diverged, or whose model is worse than a constant or far
/// from the best that it knows of, may well do better.
struct Remedy {
    std::string option;
    OptionValue value;
    Message why = {};  ///< empty: the run's end says it

    bool operator==(const Remedy&) const = default;
};

/// What one call of `advance` did.
struct Advance {
    enum class State { Working, Finished, Diverged };

    State state = State::Working;
    std::optional<std::vector<double>> tick;  ///< the curve's row when a natural unit ended
    Message reason;                           ///< why it ended
    std::optional<Remedy> remedy = {};        ///< where it ended badly and one is known
    /// The tick's values do not go on from those of the tick before: another fit has begun.
    bool beginsAnew = false;
};

/// Learns from one task in bounded pieces. Used by one thread at a time and knows nothing of
/// threads; everything but `advance` is read between pieces.
class Trainer {
public:
    virtual ~Trainer() = default;

    virtual std::vector<CurveSeries> series() const = 0;
    virtual TickUnit tickUnit() const = 0;
    /// One piece. Loops longer than 20 ms ask whether to go on, which waits while the run is
    /// paused; after a no the state is that of the last whole piece.
    virtual Advance advance(const GoOn&) = 0;

    /// It ends after at most so many ticks, as far as it knows by now; what follows the last of
    /// them does not count. 0: unknown.
    virtual std::int64_t plannedTicks() const { return 0; }

    /// The current model, or at the end the one that is kept. Null before there is one.
    virtual PredictorPtr predictor() const = 0;
    /// False as long as the model is a start drawn at random.
    virtual bool hasLearned() const { return true; }
    /// False where none is asked for: a ranking alone.
    virtual bool makesModel() const { return true; }
    /// The tick whose model `predictor` is, once one is chosen by its loss. Nothing before,
    /// where the model is not one of a tick, where none is judged, and where each tick is one λ of
    /// `path`, in which the kept one stands.
    virtual std::optional<std::int64_t> keptTick() const { return std::nullopt; }
    /// Whether the loss was lowest at this tick, the last one, so that more may lower it.
    virtual bool isLowestAt(std::int64_t lastTick) const { return keptTick() == lastTick; }
    /// Whether the model is fitted on the validation rows too, so that their error is a training
    /// error.
    virtual bool learnsFromValidation() const { return false; }
    virtual std::optional<Relevance> relevance() const = 0;
    /// Of the model of the last tick, be it `predictor` or not.
    virtual std::optional<Relevance> tickRelevance() const { return relevance(); }
    /// Of `predictor`, measured as `tickRelevance` is: what the course of relevances ends with.
    virtual std::optional<Relevance> trailRelevance() const { return relevance(); }
    virtual std::optional<Selection> selection() const { return std::nullopt; }
    virtual std::optional<Interactions> interactions() const { return std::nullopt; }
    virtual PathPtr path() const { return nullptr; }
    virtual BoostingPtr boosting() const { return nullptr; }
    virtual std::optional<Directions> directions() const { return std::nullopt; }

    /// The setting with half as long steps; nothing where a method takes none of a length given.
    virtual std::optional<Remedy> shorterSteps() const { return std::nullopt; }

    /// What it is doing, where it does several things one after the other: "Stochastic search".
    virtual Message stage() const { return {}; }

    /// The run ends here, before the method would end by itself: from now on `predictor` is the
    /// model to keep.
    virtual void settle() {}

    /// Changes a live option from the next piece on.
    virtual Result<> set(const std::string& option, const OptionValue& value);
};

}  // namespace ardent
