// Milliseconds from Run::pause until the processors rest, and from Run::cancel until it has ended,
// of every method with its defaults at n = 10⁵ and d = 20, with every core: the median and the
// longest over pauses all along some seconds of training. pause_bench [SECONDS [METHOD]]. Exits
// with 1 where one takes longer than 100 ms.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "core/method/method.h"
#include "core/train/run.h"
#include "tests/bench/random_task.h"

using namespace ardent;

namespace {

using Clock = std::chrono::steady_clock;
constexpr Index kRows = 100'000;
constexpr Index kInputs = 20;
constexpr double kMost = 100.;  // milliseconds

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void sleepFor(double milliseconds) {
    std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(milliseconds));
}

struct Latencies {
    std::vector<double> pauses;
    double worstAt = 0.;  ///< seconds after the start
    double stop = 0.;
};

double processorMilliseconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

/// Milliseconds until this process uses the processors no longer.
double untilAtRest() {
    constexpr double kBeat = 4., kIdle = 0.2 * kBeat;  // milliseconds
    constexpr int kQuietBeats = 10;
    const auto start = Clock::now();
    double restedAt = 0.;
    for (int quiet = 0; quiet < kQuietBeats;) {
        const double before = processorMilliseconds();
        sleepFor(kBeat);
        if (processorMilliseconds() - before < kIdle) {
            ++quiet;
            continue;
        }
        quiet = 0;
        restedAt = millisecondsSince(start);
    }
    return restedAt;
}

Latencies measure(const Method& method, const TaskPtr& task, double seconds) {
    auto trainer = makeTrainer(method, task, {}, 1);
    if (!trainer) {
        std::printf("%-18s %s\n", std::string(method.id).c_str(),
                    trainer.error().text.english().c_str());
        return {};
    }
    Run run(std::move(*trainer), task);
    Latencies found;
    const auto start = Clock::now();
    for (int i = 0; millisecondsSince(start) < 1e3 * seconds; ++i) {
        run.resume();
        sleepFor(40. + 37. * (i % 7));
        if (run.waitForEnd(0.)) break;
        run.pause();
        const double took = untilAtRest();
        if (run.waitForEnd(0.)) break;  // its end was measured, not a pause
        if (found.pauses.empty() || took > std::ranges::max(found.pauses))
            found.worstAt = 1e-3 * millisecondsSince(start);
        found.pauses.push_back(took);
    }
    run.resume();
    sleepFor(30.);
    const auto asked = Clock::now();
    run.cancel();
    run.waitForEnd(600.);
    found.stop = millisecondsSince(asked);
    std::ranges::sort(found.pauses);
    return found;
}

}  // namespace

int main(int argc, char** argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 8.;
    const std::string_view only = argc > 2 ? argv[2] : "";
    const auto task = std::make_shared<const Task>(bench::randomTask(kRows, kInputs));
    bool isKept = true;
    for (const Method& method : methods()) {
        if (!only.empty() && method.id != only) continue;
        const Latencies found = measure(method, task, seconds);
        if (found.pauses.empty()) continue;
        const double longest = found.pauses.back();
        std::printf(
            "%-18s %3zu pauses: %6.1f ms (median), %6.1f ms (longest, after %.1f s); "
            "stop %6.1f ms\n",
            std::string(method.id).c_str(), found.pauses.size(),
            found.pauses[found.pauses.size() / 2], longest, found.worstAt, found.stop);
        std::fflush(stdout);
        isKept &= std::max(longest, found.stop) <= kMost;
    }
    return isKept ? 0 : 1;
}
