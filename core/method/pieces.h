#pragma once

#include <coroutine>
#include <exception>
#include <limits>
#include <utility>

namespace ardent {

/// What a piece of work ended with. Trivially copyable: GCC 12 moves other types wrongly through
/// co_yield.
struct PieceDone {
    bool isTick = false;  ///< a natural unit ended, with these losses
    double train = 0.;
    double validation = 0.;
    double evidence = std::numeric_limits<double>::quiet_NaN();  ///< −2 log marginal likelihood / m
    bool beginsAnew = false;  ///< they do not go on from those of the tick before
};

/// A training written down as one function, from the first stage to the last, that hands over after
/// every piece of work: `co_yield PieceDone{…}`. A part of it is a function of the same kind:
/// `for (auto part = f(); part.next();) co_yield part.piece();`.
class Pieces {
public:
    struct promise_type {
        PieceDone piece;
        std::exception_ptr broken;

        Pieces get_return_object() { return Pieces(Handle::from_promise(*this)); }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(PieceDone done) {
            piece = done;
            return {};
        }
        void return_void() {}
        void unhandled_exception() { broken = std::current_exception(); }
    };
    using Handle = std::coroutine_handle<promise_type>;

    Pieces() = default;
    explicit Pieces(Handle handle) : handle_(handle) {}
    Pieces(Pieces&& other) noexcept : handle_(std::exchange(other.handle_, {})) {}
    Pieces& operator=(Pieces&& other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    ~Pieces() {
        if (handle_) handle_.destroy();
    }

    /// Does the next piece; false when there was none.
    bool next() {
        if (!handle_ || handle_.done()) return false;
        handle_.resume();
        if (handle_.promise().broken) std::rethrow_exception(handle_.promise().broken);
        return !handle_.done();
    }

    PieceDone piece() const { return handle_.promise().piece; }

private:
    Handle handle_;
};

}  // namespace ardent
