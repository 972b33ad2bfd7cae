#pragma once

#include <functional>

namespace ardent {

/// Asked about every 20 ms by the threads that do the work, by several of them at once too. False:
/// leave now, without a result; what the work was to change is as it was before.
using GoOn = std::function<bool()>;

inline bool always() {
    return true;
}

/// Told by the thread that does the work which share of it is done, from 0 to 1 and never less than
/// before.
using TellShare = std::function<void(double)>;

inline void tellNobody(double) {}

}  // namespace ardent
