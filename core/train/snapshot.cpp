#include "core/train/snapshot.h"

namespace ardent {

Message outcomeOf(const Message& reason) {
    return std::get<std::vector<Message>>(reason.arguments().at(1)).front();
}

std::string codeOfEnd(const Message& reason) {
    const bool isJoined = reason.code() == kEndedWith || reason.code() == sentences({}).code();
    return isJoined && !reason.arguments().empty()
               ? codeOfEnd(std::get<std::vector<Message>>(reason.arguments().front()).front())
               : reason.code();
}

}  // namespace ardent
