#pragma once

#include <span>
#include <vector>

namespace ardent {

/// The average of `smoothed`, value by value, for a span above 1.
class MovingAverage {
public:
    explicit MovingAverage(double span);

    /// Both finite, x not below the one before.
    double next(double x, double y);

private:
    double kept_;  ///< of the weight of what is one unit older
    double sum_ = 0.;
    double weight_ = 0.;
    double last_ = 0.;
};

/// Exponential moving average of y over ascending x with a span of so many units of x: what lies
/// `span` back counts e⁻² ≈ 13 % of the newest, for evenly spaced x the usual factor 2/(span + 1).
/// The start is not drawn towards 0. A value that is not finite stays as it is and takes no part.
/// A span of 1 or less changes nothing.
std::vector<double> smoothed(std::span<const double> x, std::span<const double> y, double span);

}  // namespace ardent
