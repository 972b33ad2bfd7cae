#pragma once

#include <string>

#include "core/train/snapshot.h"

namespace ardent {

/// Why a run shows nothing of a kind, as a sentence: how far it is while it goes on; `never`, which
/// says that its method tells nothing of the kind, once it has finished, and from the start where
/// it may not come; else how it has ended.
std::string missingText(const Snapshot&, const std::string& never = {}, bool mayCome = true);

}  // namespace ardent
