#pragma once

#include <QString>
#include <deque>
#include <limits>
#include <memory>
#include <optional>

#include "core/data/task/table_rows.h"
#include "core/model/row_part.h"
#include "core/train/earlier_model.h"
#include "core/train/run.h"
#include "ui/session/inputs.h"
#include "ui/session/pace.h"

namespace ardent {

/// The loss that a run is judged by, on rows held out where there are any: that of the model that
/// it has kept, else the lowest logged. Kept up to date without reading the curve again.
class RunLoss {
public:
    void update(const Snapshot& snapshot);
    double value() const { return isOfKept() ? kept_ : lowest_; }  ///< NaN before there is one
    bool isOfKept() const;
    /// Its id is empty before there is one.
    const CurveSeries& series() const { return series_; }
    bool isLogged() const { return !series_.id.empty(); }

private:
    double lowest_ = std::numeric_limits<double>::quiet_NaN();
    double kept_ = std::numeric_limits<double>::quiet_NaN();
    CurveSeries series_;
    Index seen_ = 0;
};

/// Ticks per second of training over the last second or so, from the first tick on.
class TickRate {
public:
    void update(std::int64_t tick, double seconds);
    double perSecond() const;  ///< NaN before it is known
    /// From so many seconds of training to that tick, no less than what follows the present one;
    /// NaN before it is known.
    double secondsTo(std::int64_t tick, double seconds) const;

private:
    std::deque<std::pair<std::int64_t, double>> recent_;
};

/// What a run was last told.
enum class Intent { Pause, Step, Run, Stop };

/// One run of the session, from its inputs to what it has shown last.
struct RunEntry {
    int id = 0;
    QString name;
    int colour = 0;  ///< position in the palette, the same in every view
    bool overlaid = true;
    bool fromQueue = false;
    Inputs inputs;              ///< live changes of options included
    OptionValues firstOptions;  ///< before any live change
    TaskPtr task;
    TableRowsPtr tableRows;      ///< where the task's rows stand in the session's table
    bool isOnOtherRows = false;  ///< its table has changed since: the task holds all rows of now
    SnapshotPtr snapshot;        ///< never null
    std::string result;          ///< of the last snapshot, as in StoredRun
    std::optional<Index> lookedBack;  ///< position of the path, or rounds, that the views show
    SnapshotPtr earlier;              ///< the snapshot with that position's model, else null
    RunLoss loss;
    TickRate rate;
    std::unique_ptr<Run> run;  ///< null once it has ended
    Intent intent = Intent::Pause;
    std::int64_t stepEnd = 0;  ///< tick at which a step is done
    Pace pace = kFullSpeed;

    /// What the views show: the snapshot, or what it would be with an earlier model.
    const SnapshotPtr& shown() const { return earlier ? earlier : snapshot; }

    /// The model that is shown stays as it is for now.
    bool isAtRest() const { return earlier || snapshot->state != RunState::Running; }

    /// Spent training until now: while it works, more than its snapshot tells.
    double seconds() const { return run ? run->seconds() : snapshot->seconds; }

    /// The models along its path or after its rounds can be had, and there are rows to draw over.
    bool canLookBack() const { return hasEarlierModels(*snapshot) && task->x.rows() > 0; }

    /// What the task's training part is to be called.
    RowPart learningRows() const {
        return isOnOtherRows ? RowPart::OfChangedTable : RowPart::Training;
    }

    /// Nothing where a column names the parts.
    std::optional<SplitShares> shares() const {
        const Recipe& recipe = inputs.recipe;
        return recipe.splitRule == SplitRule::Parts ? std::nullopt : std::optional(recipe.split);
    }

    /// No setting has been changed since it began.
    bool isAsBegun() const { return firstOptions == inputs.options && snapshot->changes.empty(); }

    /// With the settings that it began with.
    Inputs firstInputs() const {
        Inputs first = inputs;
        first.options = firstOptions;
        return first;
    }

    /// Neither ended nor told to end.
    bool isLive() const { return run && intent != Intent::Stop; }

    /// Told to end, but still at a piece of work that cannot be interrupted.
    bool isStopping() const { return run && intent == Intent::Stop && !hasEnded(snapshot->state); }

    /// It has ended after at least one tick: what a project keeps.
    bool hasResult() const { return !run && snapshot->tick > 0; }

    void keepPace(Pace wanted);

    /// What the run does or has been told to do: the engine's own word follows a moment later.
    RunState state() const;
};

}  // namespace ardent
