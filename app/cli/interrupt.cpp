#include "app/cli/interrupt.h"

#include <signal.h>

#include <atomic>

namespace ardent::cli {
namespace {

std::atomic<int> noted = 0;
static_assert(std::atomic<int>::is_always_lock_free);  // a signal handler may set no other

void note(int number) {
    noted = number;
}

void noteUnlessIgnored(int number, int flags) {
    struct sigaction before {};
    if (sigaction(number, nullptr, &before) != 0 || before.sa_handler == SIG_IGN) return;
    struct sigaction noting {};
    noting.sa_handler = note;
    noting.sa_flags = SA_RESTART | flags;
    sigaction(number, &noting, nullptr);
}

}  // namespace

void noteInterrupt() {
    noteUnlessIgnored(SIGINT, static_cast<int>(SA_RESETHAND));
    for (const int number : {SIGTERM, SIGHUP}) noteUnlessIgnored(number, 0);
}

bool wasInterrupted() {
    return noted != 0;
}

int interruptedExitCode() {
    constexpr int kSignals = 128;
    return kSignals + noted;
}

}  // namespace ardent::cli
