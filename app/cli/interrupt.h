#pragma once

namespace ardent::cli {

/// From now on the first Ctrl+C is only noted, so that what was reached can be kept; the second
/// ends the program.
void noteInterrupt();

bool wasInterrupted();

}  // namespace ardent::cli
