#pragma once

#include <QString>

#include "core/train/snapshot.h"

namespace ardent {

/// What speaks against a run that has diverged, failed or ended worse than a constant.
QString troubleText(const Snapshot& snapshot);

}  // namespace ardent
