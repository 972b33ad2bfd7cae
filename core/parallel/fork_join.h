#pragma once

#if defined(ARDENT_TELLS_ORDER)
#include <sanitizer/tsan_interface.h>
#endif

namespace ardent {

/// Tells the thread sanitizer what comes before what in one piece of parallel work. It cannot see
/// it by itself, for oneTBB is not built with it. Does nothing in other builds.
class ForkJoin {
public:
    /// The calling thread is about to share out the work.
    ForkJoin() { release(&fork_); }
    /// The calling thread has seen the end of all parts.
    ~ForkJoin() { acquire(&join_); }
    ForkJoin(const ForkJoin&) = delete;
    ForkJoin& operator=(const ForkJoin&) = delete;

    void beginPart() { acquire(&fork_); }
    void endPart() { release(&join_); }

private:
#if defined(ARDENT_TELLS_ORDER)
    static void acquire(char* place) {
        __tsan_acquire(place);
    }
    static void release(char* place) {
        __tsan_release(place);
    }
#else
    static void acquire(char*) {}
    static void release(char*) {}
#endif

    char fork_ = 0;
    char join_ = 0;
};

}  // namespace ardent
