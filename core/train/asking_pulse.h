#pragma once

#include <atomic>

#include "core/base/go_on.h"
#include "core/train/trainer.h"

namespace ardent {

/// Goes on as long as a function says so; after its first no it is asked no more. For a training
/// inside another piece of work. May be asked by several threads.
class AskingPulse final : public Pulse {
public:
    explicit AskingPulse(const GoOn& ask) : ask_(ask) {}

    bool goOn() override {
        stopped_ = stopped_ || !ask_();
        return !stopped_;
    }
    bool stopped() const { return stopped_; }

private:
    const GoOn& ask_;
    std::atomic<bool> stopped_ = false;
};

}  // namespace ardent
