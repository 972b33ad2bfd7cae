#include "ui/session/ending_runs.h"

#include <algorithm>
#include <utility>

namespace ardent {

void EndingRuns::add(std::unique_ptr<Run> run) {
    std::erase_if(ends_, [](const std::future<void>& end) {
        return end.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    });
    if (!run) return;
    run->cancel();
    ends_.push_back(
        std::async(std::launch::async, [run = std::move(run)]() mutable { run.reset(); }));
}

bool EndingRuns::haveEnded(std::chrono::milliseconds patience) const {
    const auto until = std::chrono::steady_clock::now() + patience;
    return std::ranges::all_of(ends_, [until](const std::future<void>& end) {
        return end.wait_until(until) == std::future_status::ready;
    });
}

}  // namespace ardent
