#pragma once

#include "core/data/synthetic/synthetic.h"

namespace ardent {

/// The same rows in every session.
Table sampleTable(const SyntheticSet&);

}  // namespace ardent
