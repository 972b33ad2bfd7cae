#pragma once

#include <QObject>
#include <QThreadPool>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "core/base/error.h"

namespace ardent {

/// Does one job at a time away from the window's thread. A newer job supersedes the older ones:
/// their results are thrown away. Destroying it waits for the job at hand.
class Background : public QObject {
    Q_OBJECT

public:
    Background();
    ~Background() override;

    /// work() → Result<T> runs elsewhere, then done(Result<T>) in this object's thread.
    template <class Work, class Done>
    void run(Work work, Done done) {
        using Outcome = decltype(work());
        start([this, job = newJob(), work = std::move(work), done = std::move(done)]() mutable {
            auto outcome = std::make_shared<Outcome>(attempt<Outcome>(work));
            giveBack([this, job, outcome, done = std::move(done)]() mutable {
                if (job != job_) return;
                busy_ = false;
                done(std::move(*outcome));
            });
        });
    }

    bool isBusy() const { return busy_; }

    /// Forgets the job under way.
    void abandon();

signals:
    void gaveBack();

private:
    using Task = std::function<void()>;

    int newJob();
    void start(Task);
    void work();
    void giveBack(Task);
    void takeBack();

    template <class Outcome, class Work>
    static Outcome attempt(Work& work) {
        try {
            return work();
        } catch (const std::bad_alloc&) {
            return fail(Fault::Data,
                        "There is not enough memory for this: use fewer rows or columns.");
        } catch (const std::exception& error) {
            return fail(Fault::Training, error.what());
        }
    }

    QThreadPool pool_;
    std::mutex mutex_;
    Task next_;                    ///< guarded
    std::vector<Task> givenBack_;  ///< guarded; for this object's thread
    int job_ = 0;
    bool busy_ = false;
};

}  // namespace ardent
