#pragma once

#include <string>
#include <string_view>

#include "core/train/snapshot.h"

namespace ardent {

/// What only some methods tell of a run.
enum class RunPart { Boosting, Directions, Path, Selection };

/// False where runs of the method of that id never tell it, whatever the settings.
bool mayTell(std::string_view method, RunPart);

/// Why a run shows nothing of a kind, as a sentence: how far it is while it goes on; `never`, which
/// says that its method tells nothing of the kind, once it has finished, and from the start where
/// it may not come; else how it has ended.
std::string missingText(const Snapshot&, const std::string& never = {}, bool mayCome = true);

}  // namespace ardent
