#pragma once

#include <string>

#include "core/train/snapshot.h"

namespace ardent {

/// Why a run shows nothing of a kind, as a sentence: `never`, which says that its method tells
/// nothing of the kind, where it may not come, and once it has finished; else how far it is, or how
/// it has ended.
std::string missingText(const Snapshot&, const std::string& never = {}, bool mayCome = true);

}  // namespace ardent
