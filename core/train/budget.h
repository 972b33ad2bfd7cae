#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <limits>
#include <mutex>

#include "core/train/trainer.h"

namespace ardent {

/// What the controlling threads and the run's own thread share: the ticks and the time it may still
/// take.
class Budget final : public Pulse {
public:
    static constexpr std::int64_t kEndless = std::numeric_limits<std::int64_t>::max();

    explicit Budget(double seconds) : limit_(seconds) {}

    void grant(std::int64_t ticks) {
        const std::lock_guard lock(mutex_);
        if (left_ == 0 && ticks > 0) startedAt_ = Clock::now();
        if (left_ > 0 && ticks == 0) elapsed_ += Clock::now() - startedAt_;
        left_ = ticks;
        changed_.notify_all();
    }

    void grantOneMore() {
        const std::lock_guard lock(mutex_);
        if (left_ == kEndless) return;
        if (left_ == 0) startedAt_ = Clock::now();
        ++left_;
        changed_.notify_all();
    }

    void spend() {
        const std::lock_guard lock(mutex_);
        if (left_ == kEndless || left_ == 0) return;
        if (--left_ == 0) elapsed_ += Clock::now() - startedAt_;
    }

    void cancel() {
        const std::lock_guard lock(mutex_);
        cancelled_ = true;
        changed_.notify_all();
    }

    bool goOn() override { return isWanted() && !isOverTime(); }

    /// Waits while the run is paused; false: it is cancelled.
    bool isWanted() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return left_ > 0 || cancelled_; });
        return !cancelled_;
    }

    bool isOverTime() { return limit_ > 0. && seconds() >= limit_; }

    bool isPaused() {
        const std::lock_guard lock(mutex_);
        return left_ == 0 && !cancelled_;
    }

    double seconds() {
        const std::lock_guard lock(mutex_);
        auto total = elapsed_;
        if (left_ > 0) total += Clock::now() - startedAt_;
        return std::chrono::duration<double>(total).count();
    }

private:
    using Clock = std::chrono::steady_clock;

    const double limit_;  ///< seconds of training; 0: none
    std::mutex mutex_;
    std::condition_variable changed_;
    std::int64_t left_ = 0;
    bool cancelled_ = false;
    Clock::time_point startedAt_;
    Clock::duration elapsed_{};
};

}  // namespace ardent
