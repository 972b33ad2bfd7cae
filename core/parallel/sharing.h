#pragma once

namespace ardent {

/// Whether a computation is spread over the arena's threads or stays in the one that asks.
enum class Sharing { AllThreads, ThisThread };

}  // namespace ardent
