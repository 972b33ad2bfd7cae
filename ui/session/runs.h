#pragma once

#include <QObject>
#include <QTimer>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "ui/session/background.h"
#include "ui/session/cause.h"
#include "ui/session/ending_runs.h"
#include "ui/session/prepared_run.h"
#include "ui/session/staleness.h"

namespace ardent {

/// A run that was taken off the list after it had ended, and where it stood.
struct DeletedRun {
    std::unique_ptr<RunEntry> entry;
    int row = 0;
};

/// How far the runs that were queued are: the third of ten is under way or was the last, and seven
/// wait.
struct QueueState {
    int begun = 0;
    int waiting = 0;
    int total() const { return begun + waiting; }
};

/// The runs of a session: at most one of them is live, and others may wait for their turn. Asks
/// those that have not ended for news sixty times a second, which is twice as often as they have
/// any. A piece of work may take seconds, so that the training time has a clock of its own.
class Runs : public QObject {
    Q_OBJECT

public:
    /// What is missing before a run can start, as advice.
    using Missing = std::function<std::optional<QString>()>;

    /// `wanted` outlives them: what the panels say now, which new runs begin with.
    Runs(const Inputs& wanted, Missing missing);
    ~Runs() override;

    /// Resumes the live run, or begins one with the present settings.
    void start();
    void pause();
    void step();  ///< one tick of the live run, or the first tick of a new one
    /// Ends the live run or the preparation of one; those that wait have their turn.
    void stop();
    /// Ends the live run, forgets those that wait and prepares one with the present settings, which
    /// is none of the runs before it begins: until then the views show none either. It gives way to
    /// those that are queued later.
    void reset();
    /// Lets the present settings wait: they are trained with once no run is live and all that
    /// waited before have had their turn.
    void enqueue();
    /// Queues the present settings with so many seeds from the present one on, but for those that
    /// have been run.
    void replicate(int seeds);
    void clearQueue();
    QueueState queue() const { return {begun_, static_cast<int>(queue_.size())}; }

    bool isPreparing() const { return preparer_.isBusy(); }
    const RunEntry* live() const;
    bool isTraining() const;          ///< a live run that is not paused
    const RunEntry* current() const;  ///< shown in the views; null when there is none
    const RunEntry* find(int id) const;
    const std::vector<std::unique_ptr<RunEntry>>& all() const { return entries_; }
    /// What the run that Reset has prepared would begin with; null when there is none.
    const Inputs* prepared() const { return prepared_ ? &prepared_->inputs : nullptr; }
    /// What others must be like to be compared: the current run, else the newest; may be null.
    const RunEntry* reference() const;
    /// Can be compared with that one.
    bool isComparable(const RunEntry& entry) const;
    /// What others are measured against: of the comparable runs the pinned one, else the first one
    /// ticked; may be null.
    const RunEntry* baseline() const;
    bool isPinned(int id) const { return id == pinnedId_; }
    Staleness staleness(const RunEntry& entry) const { return stalenessOf(entry, wanted_); }

    Pace pace() const { return pace_; }
    void setPace(Pace pace);  ///< of the live run and of those to come

    void setCurrent(int id);
    void setOverlaid(int id, bool overlaid);
    void setPinned(int id, bool pinned);  ///< at most one is
    void rename(int id, const QString& name);
    /// At once. One that has a result can be brought back; one that has not ended does so out of
    /// sight.
    void remove(int id);
    const std::vector<DeletedRun>& deleted() const { return deleted_; }
    void bringBack(int id);  ///< a deleted one, to its place
    /// Ends and forgets all runs, then shows these, which have ended. `made`: how many runs have
    /// been numbered so far; `current`: position of the one to show.
    void replace(std::vector<std::unique_ptr<RunEntry>> entries, int made, int current);
    /// Tells all runs to end, none to begin, and leaves the waiting to the caller: for a session
    /// that ends before they do.
    EndingRuns letGo();
    /// "Run 3", until a person renames it.
    static QString firstName(int number) { return tr("Run %1").arg(number); }
    int numbered() const { return numbered_; }  ///< number of the last run that got one
    /// Lets the views show the model at that position of the run's path, or after so many rounds;
    /// nothing: the run's own.
    void lookBack(int id, std::optional<Index> position);
    /// Of the live run, unless it came from the queue: such a run keeps the settings it was queued
    /// with.
    void changeLiveOption(const std::string& option, const OptionValue& value);

signals:
    void aboutToAdd(int row);
    void added(int id);
    void aboutToRemove(int row);
    void removed(int id);
    void changed(int id);  ///< name, overlay or pin
    /// A new snapshot; or it was told something, or another model of it is shown.
    void progressed(int id);
    void timePassed(int id);  ///< a while of training, be there a snapshot or not
    void lookedBack(int id);
    void remediable(int id);  ///< its trouble was told, and its snapshot knows a remedy
    void currentChanged();
    void stateChanged();  ///< which commands make sense may be different now
    void trouble(const QString& text, ardent::Cause cause);

private:
    enum class Origin { Asked, Queued };

    bool isRefused();  ///< something is missing, which is told
    void go(Intent intent);
    void prepareNow(Intent first);
    void prepare(Inputs inputs, Intent first, Origin origin);
    void keep(PreparedRun prepared);
    void beginNext();
    void begin(PreparedRun prepared, Intent first, Origin origin);
    void tell(RunEntry& entry, Intent intent);
    void poll();
    void receive(RunEntry& entry, SnapshotPtr snapshot);
    void showEarlier(RunEntry& entry);
    void remove(int id, bool forGood);
    RunEntry& append(std::unique_ptr<RunEntry> entry);
    bool isMade(const Inputs& inputs) const;
    const RunEntry* onSameTask(const Inputs& inputs) const;

    const Inputs& wanted_;
    Missing missing_;
    EndingRuns ending_;
    std::vector<std::unique_ptr<RunEntry>> entries_;
    std::vector<DeletedRun> deleted_;
    std::optional<PreparedRun> prepared_;
    std::deque<Inputs> queue_;
    int begun_ = 0;  ///< of the queue
    Pace pace_ = kFullSpeed;
    int currentId_ = 0;
    int pinnedId_ = 0;
    int lastId_ = 0;
    int numbered_ = 0;
    QTimer timer_;
    QTimer clock_;
    Background preparer_;
};

}  // namespace ardent
