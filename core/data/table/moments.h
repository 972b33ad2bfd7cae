#pragma once

#include <cmath>
#include <span>

namespace ardent {

struct Moments {
    double mean = 0.;
    double deviation = 0.;  ///< population standard deviation; exactly 0 where all values are equal
};

/// Two passes in double, scaled so that neither 1e308 nor 1e-320 is lost. No values: both 0.
Moments moments(std::span<const double> values);

/// Middle value, the mean of the two middle ones for an even count. Reorders `values`, which must
/// not be empty.
double median(std::span<double> values);

/// (value − offset) / scale. 0 where the scale is 0: a column that did not vary tells nothing.
double distanceInScales(double value, double offset, double scale);

/// The same, held within a million scales so that it stays finite in every model.
float standardised(double value, double offset, double scale);

inline constexpr double kFarthest = 1e6;

/// Whether a standardised value is one that was held.
inline bool isHeld(float standardised) {
    return std::abs(standardised) >= static_cast<float>(kFarthest);
}

}  // namespace ardent
