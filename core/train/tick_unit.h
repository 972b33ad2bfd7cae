#pragma once

#include <string_view>

#include "core/base/message.h"

namespace ardent {

/// What one tick of a method is; most are steps of something that goes on, a λ or a variable is a
/// thing by itself.
enum class TickUnit { Step, Epoch, Iteration, Round, Lambda, Variable, Elimination, Fit, Piece };

/// "epoch", "λ": the same in all languages, as files have it.
std::string_view idOf(TickUnit);

/// The one of that id; Step for another text.
TickUnit tickUnitCalled(std::string_view id);

Message oneTick(TickUnit);    ///< "epoch"
Message manyTicks(TickUnit);  ///< "epochs"

}  // namespace ardent
