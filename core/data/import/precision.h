#pragma once

namespace ardent {

/// How faithfully numbers are kept.
enum class Precision {
    Printed,  ///< float32 where the printed value survives the round trip, else float64
    Training  ///< float32 wherever its rounding is below 1e-5 of the column's spread and renames
              ///< no number of the few that may be classes
};

}  // namespace ardent
