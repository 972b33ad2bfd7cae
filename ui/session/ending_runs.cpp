#include "ui/session/ending_runs.h"

#include <chrono>
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

}  // namespace ardent
