#pragma once

namespace ardent {

/// Steps of a method that a run may take a second, so that people can watch what it learns; 0: as
/// many as it can.
using Pace = double;

constexpr Pace kFullSpeed = 0.;

/// The next pace that a run is held back by, which at full speed does `measured` steps a second
/// (NaN: not known); the same one where there is none.
Pace slowerPace(Pace pace, double measured);
Pace fasterPace(Pace pace);

}  // namespace ardent
