#pragma once

#include "core/store/json_numbers.h"
#include "core/train/snapshot.h"

namespace ardent::json {

/// Adds a member for each finding that the snapshot has. Models along a path, and of a boosted
/// model all but the margins and the number of rounds, are left out.
void addFindings(const Snapshot&, Json& file);

/// What addFindings has written. A path's and a boosted model's functions are null. Throws
/// std::exception for what does not fit together.
void readFindings(const Json& file, Snapshot&);

}  // namespace ardent::json
