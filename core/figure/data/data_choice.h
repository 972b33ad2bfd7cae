#pragma once

#include "core/base/types.h"

namespace ardent {

enum class DataView {
    Distribution,  ///< histogram of a column of numbers, bars of one of levels
    Pair           ///< one column against another
};

struct DataChoice {
    DataView view = DataView::Distribution;
    Index first = 0;          ///< position of a column of the table
    Index second = 0;         ///< of another, drawn upwards; used for pairs only
    Index mostPoints = 2000;  ///< rows of a pair drawn as points, chosen at random
    bool operator==(const DataChoice&) const = default;
};

}  // namespace ardent
