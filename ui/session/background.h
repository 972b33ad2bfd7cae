#pragma once

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/go_on.h"

namespace ardent {

/// Does one job at a time away from the window's thread. Destroying it waits for what is to be
/// done.
class Background : public QObject {
    Q_OBJECT

public:
    enum class Jobs {
        Newest,  ///< supersedes the older ones, which are told not to go on and bring no result
        InOrder  ///< each is done, after those before it, also where this is destroyed
    };

    explicit Background(Jobs jobs = Jobs::Newest);
    ~Background() override;

    /// work() or work(goOn) → Result<T> runs elsewhere, then done(Result<T>) in this object's
    /// thread. What a work returns that was told not to go on is thrown away.
    template <class Work, class Done>
    void run(Work work, Done done) {
        const int job = newJob();
        start([this, job, goOn = goOn(), work = std::move(work), done = std::move(done)]() mutable {
            using Outcome = decltype(doneBy(work, goOn));
            auto outcome = std::make_shared<Outcome>(attempt<Outcome>(work, goOn));
            giveBack([this, job, outcome, done = std::move(done)]() mutable {
                if (job <= ended_) return;
                ended_ = job;
                done(std::move(*outcome));
            });
        });
    }

    bool isBusy() const { return ended_ < newest_; }

    /// Waits for the jobs; what they return comes later.
    void finish() { pool_.waitForDone(); }

    /// Forgets the jobs that have not ended.
    void abandon();

signals:
    void gaveBack();

private:
    using Task = std::function<void()>;

    int newJob();
    GoOn goOn() const;
    void start(Task);
    void work();
    void giveBack(Task);
    void takeBack();

    template <class Work>
    static auto doneBy(Work& work, const GoOn& goOn) {
        if constexpr (std::is_invocable_v<Work&, const GoOn&>)
            return work(goOn);
        else
            return work();
    }

    template <class Outcome, class Work>
    static Outcome attempt(Work& work, const GoOn& goOn) {
        try {
            return doneBy(work, goOn);
        } catch (const std::bad_alloc&) {
            return fail(Fault::Data,
                        message("out-of-memory",
                                "There is not enough memory for this: use fewer rows or columns."));
        } catch (const std::exception& error) {
            return fail(Fault::Training, message("unexpected", "{}", error.what()));
        }
    }

    QThreadPool pool_;
    std::mutex mutex_;
    std::deque<Task> waiting_;     ///< guarded
    std::vector<Task> givenBack_;  ///< guarded; for this object's thread
    Jobs jobs_;
    int newest_ = 0;                           ///< job; they are numbered from 1 on
    int ended_ = 0;                            ///< with all before it, or forgotten
    std::shared_ptr<std::atomic<bool>> stop_;  ///< of the jobs that have not ended
};

}  // namespace ardent
