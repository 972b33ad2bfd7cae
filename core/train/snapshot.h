#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/model/conformal.h"
#include "core/model/split_metrics.h"
#include "core/model/variable_importance.h"
#include "core/train/trainer.h"

namespace ardent {

enum class RunState { Paused, Running, Finished, Cancelled, Diverged, Failed };

std::string_view runStateName(RunState);
bool hasEnded(RunState);

/// A live option changed when `tick` ticks were complete; the same changes give the same run again.
struct OptionChange {
    std::int64_t tick = 0;
    std::string option;
    OptionValue value;
};

/// What a run shows of itself at one moment. Immutable once published.
struct Snapshot {
    RunState state = RunState::Paused;
    Message reason;                ///< why it ended; empty before
    std::optional<Remedy> remedy;  ///< of a run that has ended badly
    std::int64_t tick = 0;
    TickUnit tickUnit = TickUnit::Step;
    std::int64_t plannedTicks = 0;  ///< as the trainer has it, or its limit; 0: unknown
    double seconds = 0.;            ///< spent training, pauses excluded
    Curve curve;
    /// One series, the seconds spent training when each row of `curve` was logged; without rows in
    /// files of version 0.1.0.
    Curve clock;
    /// Ascending, after the first: with these ticks begins another fit, so that the values of the
    /// curve and of the trail do not go on from those before.
    std::vector<std::int64_t> beginnings;
    Curve trail;  ///< of relevances, as RelevanceTrail records it; ends with the model kept
    Message trailKind;
    PredictorPtr predictor;
    std::optional<std::int64_t> keptTick;  ///< whose model the run keeps, see Trainer::keptTick
    bool learnsFromValidation = false;     ///< the model's error on validation rows is no test
    std::optional<Relevance> relevance;
    std::optional<Selection> selection;
    std::optional<Interactions> interactions;
    std::optional<Directions> directions;
    PathPtr path;
    BoostingPtr boosting;
    Message stage;           ///< empty where a method has but one
    bool isJudging = false;  ///< trained; it is being judged by folds
    std::vector<OptionChange> changes;
    std::optional<SplitMetrics> metrics;  ///< once the run has ended with a model; those of
                                          ///< validation rows only where they are a test
    std::optional<VariableImportance> importance;  ///< likewise, where the model explains something
    std::optional<Conformal> conformal;            ///< likewise
    bool isLast = false;  ///< none follows; a stopped run's metrics come after its end
};

/// A clock without rows, see Snapshot::clock.
Curve stoppedClock();

/// Why its model says little, see doubtOf.
inline Doubt doubt(const Snapshot& snapshot) {
    return snapshot.metrics ? snapshot.metrics->doubt : Doubt();
}

/// The code of a reason "{}; {}.": why the run ended, and with what.
inline constexpr const char* kEndedWith = "ended-with";

/// "the best model so far is kept", of a reason of that code.
Message outcomeOf(const Message& reason);

using SnapshotPtr = std::shared_ptr<const Snapshot>;

}  // namespace ardent
