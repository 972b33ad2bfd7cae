#pragma once

#include <chrono>
#include <future>
#include <memory>
#include <vector>

#include "core/train/run.h"

namespace ardent {

/// Runs that nobody waits for: each is told to end, and gone once it has ended, which a method that
/// cannot be interrupted puts off. Destroying this waits for all of them.
class EndingRuns {
public:
    void add(std::unique_ptr<Run> run);
    /// Waits for all of them, but no longer than that.
    bool haveEnded(std::chrono::milliseconds patience) const;

private:
    std::vector<std::future<void>> ends_;
};

}  // namespace ardent
