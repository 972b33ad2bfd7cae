#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <limits>
#include <mutex>

namespace ardent {

/// What the controlling threads and the run's own thread share: the ticks and the time it may still
/// take, and how fast. Time in which it waits is none of training.
class Budget {
public:
    static constexpr std::int64_t kEndless = std::numeric_limits<std::int64_t>::max();

    explicit Budget(double seconds) : limit_(seconds) {}

    void grant(std::int64_t ticks) {
        const std::lock_guard lock(mutex_);
        left_ = ticks;
        keepTime();
        changed_.notify_all();
    }

    void grantOneMore() {
        const std::lock_guard lock(mutex_);
        if (left_ != kEndless) ++left_;
        keepTime();
        changed_.notify_all();
    }

    void spend() {
        const std::lock_guard lock(mutex_);
        if (left_ == kEndless || left_ == 0) return;
        --left_;
        keepTime();
    }

    void cancel() {
        const std::lock_guard lock(mutex_);
        cancelled_ = true;
        keepTime();
        changed_.notify_all();
    }

    /// The training is over, whatever is granted later: its time stands.
    void close() {
        const std::lock_guard lock(mutex_);
        closed_ = true;
        keepTime();
    }

    /// 0: as many ticks a second as there can be.
    void setPace(double ticksPerSecond) {
        const std::lock_guard lock(mutex_);
        interval_ = ticksPerSecond > 0. ? std::chrono::duration_cast<Clock::duration>(
                                              std::chrono::duration<double>(1. / ticksPerSecond))
                                        : Clock::duration::zero();
        changed_.notify_all();
    }

    bool isPaced() {
        const std::lock_guard lock(mutex_);
        return interval_ > Clock::duration::zero();
    }

    /// Waits until the next tick is due at that pace, to which single steps are not bound; false:
    /// there is none to do, as the run was paused or cancelled meanwhile.
    bool awaitTurn() {
        std::unique_lock lock(mutex_);
        waits_ = true;
        keepTime();
        while (left_ == kEndless && !cancelled_ && Clock::now() < begunAt_ + interval_)
            changed_.wait_until(lock, begunAt_ + interval_);
        waits_ = false;
        keepTime();
        const bool isDue = left_ > 0 && !cancelled_;
        if (isDue) begunAt_ = Clock::now();
        return isDue;
    }

    bool goesOn() { return isWanted() && !isOverTime(); }

    /// Waits while the run is paused; false: it is cancelled.
    bool isWanted() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return left_ > 0 || cancelled_; });
        return !cancelled_;
    }

    bool isCancelled() {
        const std::lock_guard lock(mutex_);
        return cancelled_;
    }

    bool isOverTime() { return limit_ > 0. && seconds() >= limit_; }

    bool isPaused() {
        const std::lock_guard lock(mutex_);
        return left_ == 0 && !cancelled_;
    }

    double seconds() {
        const std::lock_guard lock(mutex_);
        auto total = elapsed_;
        if (isTimed_) total += Clock::now() - startedAt_;
        return std::chrono::duration<double>(total).count();
    }

private:
    using Clock = std::chrono::steady_clock;

    void keepTime() {
        const bool trains = left_ > 0 && !waits_ && !cancelled_ && !closed_;
        if (trains == isTimed_) return;
        if (trains)
            startedAt_ = Clock::now();
        else
            elapsed_ += Clock::now() - startedAt_;
        isTimed_ = trains;
    }

    const double limit_;  ///< seconds of training; 0: none
    std::mutex mutex_;
    std::condition_variable changed_;
    std::int64_t left_ = 0;
    bool cancelled_ = false;
    bool closed_ = false;
    bool waits_ = false;  ///< for its turn
    bool isTimed_ = false;
    Clock::duration interval_{};   ///< from the begin of a tick to that of the next, at least
    Clock::time_point begunAt_{};  ///< the present tick
    Clock::time_point startedAt_;
    Clock::duration elapsed_{};
};

}  // namespace ardent
