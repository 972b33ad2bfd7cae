#include "app/cli/interrupt.h"

#include <atomic>
#include <csignal>

namespace ardent::cli {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // a signal handler may set no other

}  // namespace

void noteInterrupt() {
    std::signal(SIGINT, [](int) {
        interrupted = true;
        std::signal(SIGINT, SIG_DFL);
    });
}

bool wasInterrupted() {
    return interrupted;
}

}  // namespace ardent::cli
