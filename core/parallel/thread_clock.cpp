#include "core/parallel/thread_clock.h"

#include <ctime>

namespace ardent {

double ThreadClock::now() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

}  // namespace ardent
