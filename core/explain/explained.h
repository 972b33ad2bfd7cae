#pragma once

#include <span>

#include "core/base/message.h"
#include "core/base/types.h"

namespace ardent {

/// A finding with one sentence on what it means and where it may mislead.
template <class Finding>
struct Explained {
    Finding finding;
    Message meaning;
    Message caution = {};  ///< why it does mislead for this model; empty where it does not
};

/// Two source columns, by their positions in the recipe.
struct SourcePair {
    Index first = 0;
    Index second = 1;
};

/// Numbers of rows of a design matrix.
using Rows = std::span<const std::int32_t>;

}  // namespace ardent
