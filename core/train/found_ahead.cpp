#include "core/train/found_ahead.h"

namespace ardent {
namespace {

constexpr const char* kCode = "found-ahead";

}  // namespace

Message foundAhead(const Message& kind) {
    return message("found-ahead", "{}, found so far by the evidence", kind);
}

Message withoutAhead(const Message& kind) {
    if (kind.code() != kCode) return kind;
    return std::get<std::vector<Message>>(kind.arguments().front()).front();
}

}  // namespace ardent
