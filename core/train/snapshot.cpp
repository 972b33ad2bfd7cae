#include "core/train/snapshot.h"

namespace ardent {

Message outcomeOf(const Message& reason) {
    return std::get<std::vector<Message>>(reason.arguments().at(1)).front();
}

}  // namespace ardent
