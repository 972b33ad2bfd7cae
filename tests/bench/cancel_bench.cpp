// Milliseconds from Run::cancel until the run has ended, at n = 10⁵ and two sizes, with every core,
// over cancels at different moments; and until the metrics of the stopped run follow.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <numeric>
#include <thread>
#include <vector>

#include "core/method/methods.h"
#include "core/train/run.h"
#include "tests/bench/random_task.h"

using namespace ardent;

namespace {

using Clock = std::chrono::steady_clock;
constexpr Index kRows = 100'000;
constexpr int kCancels = 20;

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

struct Latency {
    double ended = 0.;
    double metrics = 0.;
};

Latency cancelAfter(const TaskPtr& task, int features, int milliseconds) {
    auto trainer = makeTrainer(*findMethod("rffnet"), task,
                               {{"features", static_cast<long long>(features)}}, 1);
    Run run(std::move(*trainer), task);
    run.resume();
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
    Latency latency;
    const auto start = Clock::now();
    run.cancel();
    run.waitForEnd(60.);
    latency.ended = millisecondsSince(start);
    for (SnapshotPtr last; !last || !last->isLast;) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (SnapshotPtr next = run.take()) last = std::move(next);
    }
    latency.metrics = millisecondsSince(start);
    return latency;
}

void report(Index inputs, int features) {
    const auto task = std::make_shared<const Task>(bench::randomTask(kRows, inputs));
    std::vector<double> ended;
    double metrics = 0.;
    for (int i = 0; i < kCancels; ++i) {
        const Latency latency = cancelAfter(task, features, 150 + 37 * i);
        ended.push_back(latency.ended);
        metrics = std::max(metrics, latency.metrics);
    }
    std::ranges::sort(ended);
    std::printf(
        "n = %td, d = %td, D = %d: ended after %.1f ms (median), %.1f ms (longest of %d); "
        "metrics within %.0f ms\n",
        kRows, inputs, features, ended[ended.size() / 2], ended.back(), kCancels, metrics);
}

}  // namespace

int main() {
    report(28, 300);
    report(90, 2000);
    return 0;
}
