#pragma once

#include <set>
#include <string>

#include "core/train/tick_unit.h"

namespace ardent {

/// Title of an axis that counts a method's ticks: "Epoch", but "λ number" where the tick is a thing
/// and not a step.
std::string tickAxisTitle(TickUnit);

/// The same of methods that count different things: "Step (epoch, round or λ)".
std::string tickAxisTitle(const std::set<TickUnit>&);

/// "epochs", "λ values".
std::string tickPlural(TickUnit);

/// "1 epoch", "2,000 epochs".
std::string countedTicks(long long count, TickUnit);

}  // namespace ardent
