#include "core/parallel/priority.h"

#include <oneapi/tbb/task_scheduler_observer.h>

#if defined(__linux__)
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace ardent {
namespace {

void lowerThisThread() {
#if defined(__linux__)
    constexpr int kNice = 10;  // a tenth of the share of a thread at 0
    const auto self = static_cast<id_t>(gettid());
    if (getpriority(PRIO_PROCESS, self) < kNice) setpriority(PRIO_PROCESS, self, kNice);
#endif
}

}  // namespace

class LoweredArena::Observer final : public tbb::task_scheduler_observer {
public:
    Observer() { observe(true); }
    ~Observer() override { observe(false); }

    void on_scheduler_entry(bool) override { lowerThisThread(); }
};

LoweredArena::LoweredArena() : observer_(std::make_unique<Observer>()) {
    lowerThisThread();
}
LoweredArena::~LoweredArena() = default;

}  // namespace ardent
