#include "core/train/snapshot.h"

namespace ardent {

Message outcomeOf(const Message& reason) {
    return std::get<std::vector<Message>>(reason.arguments().at(1)).front();
}

Curve stoppedClock() {
    return Curve({{"seconds", message("seconds-of-training", "seconds of training")}});
}

}  // namespace ardent
