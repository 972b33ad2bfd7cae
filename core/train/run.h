#pragma once

#include <memory>

#include "core/parallel/priority.h"
#include "core/train/fold_models.h"
#include "core/train/run_limits.h"
#include "core/train/snapshot.h"

namespace ardent {

struct RunSettings {
    int threads = 0;  ///< 0: all that this process may use
    RunLimits limits = {};
    double publishInterval =
        0.03;  ///< seconds between snapshots, so that views come to 30 a second
    Priority priority = Priority::Normal;    ///< of its threads
    std::vector<OptionChange> changes = {};  ///< to replay, by ascending tick
    /// With it a run that ends by itself judges its method by cross-validation where it has few
    /// test rows: see areJudgedByFolds. Its training time does not include that.
    Retraining again = {};
};

/// One training in a thread of its own, driven by a budget of ticks: 0 is pause, 1 is step, endless
/// is run. Starts paused. Pausing, stepping and resuming never change the result. No call blocks,
/// except that the destructor cancels and waits for the piece at hand.
class Run {
public:
    Run(std::unique_ptr<Trainer>, TaskPtr, RunSettings = {});
    ~Run();
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    void resume();
    void pause();
    void step();  ///< one more tick, then pause
    /// So many ticks a second at most while it goes on, for people to watch; 0: as many as there
    /// can be. The wait between them counts as no training and changes no result.
    void setPace(double ticksPerSecond);
    void cancel();  ///< ends as Cancelled, with the best model so far; metrics follow the end

    /// Changes a live option once the present tick is complete.
    void set(const std::string& option, const OptionValue& value);

    /// Spent training until now, pauses excluded: it goes on within pieces of work so long that no
    /// snapshot comes.
    double seconds() const;

    /// The newest snapshot not yet taken, or null.
    SnapshotPtr take();

    /// Blocks until the run has ended or `seconds` passed; true when ended.
    bool waitForEnd(double seconds);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace ardent
