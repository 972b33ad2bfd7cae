#include "app/cli/interrupt.h"

#include <signal.h>
#include <time.h>

#include <atomic>

namespace ardent::cli {
namespace {

std::atomic<int> noted = 0;
std::atomic<long long> askedToEndAt = 0;  // milliseconds; 0: not yet
static_assert(std::atomic<int>::is_always_lock_free &&
              std::atomic<long long>::is_always_lock_free);  // a signal handler may set no other

long long milliseconds() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1'000'000;
}

/// What is sent to the program and at once to its group, too, is one request.
bool isAnotherRequestToEnd() {
    constexpr long long kOneRequest = 1000;
    const long long now = milliseconds();
    if (askedToEndAt == 0) askedToEndAt = now;
    return now - askedToEndAt > kOneRequest;
}

void note(int number) {
    noted = number;
    if (number != SIGTERM || !isAnotherRequestToEnd()) return;
    signal(number, SIG_DFL);
    raise(number);
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
