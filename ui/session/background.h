#pragma once

#include <QObject>
#include <QThreadPool>
#include <exception>
#include <memory>

#include "core/base/error.h"

namespace ardent {

/// Does one job at a time away from the window's thread. A newer job supersedes the older ones:
/// their results are thrown away. Destroying it waits for the job at hand.
class Background : public QObject {
public:
    Background() { pool_.setMaxThreadCount(1); }
    ~Background() override {
        pool_.clear();
        pool_.waitForDone();
    }

    /// work() → Result<T> runs elsewhere, then done(Result<T>) in this object's thread.
    template <class Work, class Done>
    void run(Work work, Done done) {
        using Outcome = decltype(work());
        abandon();
        busy_ = true;
        pool_.start([this, job = job_, work = std::move(work), done = std::move(done)]() mutable {
            auto outcome = std::make_shared<Outcome>(attempt<Outcome>(work));
            QMetaObject::invokeMethod(
                this,
                [this, job, outcome, done = std::move(done)]() mutable {
                    if (job != job_) return;
                    busy_ = false;
                    done(std::move(*outcome));
                },
                Qt::QueuedConnection);
        });
    }

    bool isBusy() const { return busy_; }

    /// Forgets the job under way.
    void abandon() {
        pool_.clear();
        ++job_;
        busy_ = false;
    }

private:
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
    int job_ = 0;
    bool busy_ = false;
};

}  // namespace ardent
