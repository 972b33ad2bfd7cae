#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <vector>

#include "ui/session/background.h"
#include "ui/session/run_entry.h"

namespace ardent {

class Session;

/// How far a run's inputs are from what the panels say now.
enum class Staleness { None, Settings, Data };

/// The runs of a session: at most one of them is live. Asks the live one for news thirty times a
/// second.
class Runs : public QObject {
    Q_OBJECT

public:
    explicit Runs(Session& session);
    ~Runs() override;

    /// Resumes the live run; starts a new one when there is none.
    void start();
    void pause();
    void step();  ///< one tick of the live run, or the first tick of a new one
    void stop();
    /// Ends the live run and prepares a new one at tick 0 with the same seed.
    void reset();

    /// What the buttons need to know.
    bool isPreparing() const { return preparer_.isBusy(); }
    const RunEntry* live() const;
    const RunEntry* current() const;  ///< shown in the views; null when there is none
    const RunEntry* find(int id) const;
    const std::vector<std::unique_ptr<RunEntry>>& all() const { return entries_; }
    Staleness staleness(const RunEntry& entry) const;

    void setCurrent(int id);
    void setOverlaid(int id, bool overlaid);
    void rename(int id, const QString& name);
    void remove(int id);
    /// Lets the views show the model at that position of the run's path, or after so many rounds;
    /// nothing: the run's own.
    void lookBack(int id, std::optional<Index> position);
    void changeLiveOption(const std::string& option, const OptionValue& value);

signals:
    void aboutToAdd(int row);
    void added(int id);
    void aboutToRemove(int row);
    void removed(int id);
    void changed(int id);     ///< name or overlay
    void progressed(int id);  ///< a new snapshot
    void currentChanged();
    void stateChanged();  ///< which commands make sense may be different now

private:
    struct Prepared {
        TaskPtr task;
        std::unique_ptr<Trainer> trainer;
    };

    void prepare(Intent first);
    void add(Inputs inputs, Prepared prepared, Intent first);
    void tell(RunEntry& entry, Intent intent);
    void poll();
    void receive(RunEntry& entry, SnapshotPtr snapshot);
    void showEarlier(RunEntry& entry);
    RunEntry* liveEntry();
    RunEntry* entryOf(int id);
    int freeColour() const;
    TaskPtr reusableTask(const Inputs& inputs) const;

    Session& session_;
    std::vector<std::unique_ptr<RunEntry>> entries_;
    int currentId_ = 0;
    int made_ = 0;
    QTimer timer_;
    Background preparer_;
};

}  // namespace ardent
