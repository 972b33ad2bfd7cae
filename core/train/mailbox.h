#pragma once

#include <memory>
#include <mutex>
#include <utility>

namespace ardent {

/// Holds the latest value only. Any thread may put, any may take.
/// A mutex around one pointer: atomic<shared_ptr> is not lock-free on g++ 12 and ThreadSanitizer
/// objects to it.
template <class T>
class Mailbox {
public:
    void put(std::shared_ptr<const T> value) {
        const std::lock_guard lock(mutex_);
        latest_ = std::move(value);
    }

    /// The newest value not yet taken, or null.
    std::shared_ptr<const T> take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(latest_, nullptr);
    }

private:
    std::mutex mutex_;
    std::shared_ptr<const T> latest_;
};

}  // namespace ardent
