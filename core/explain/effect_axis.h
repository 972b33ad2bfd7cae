#pragma once

#include <string>
#include <vector>

#include "core/model/predictor.h"

namespace ardent {

/// Points along a source column at which an effect is told.
struct EffectAxis {
    Index source = 0;
    std::string name;
    std::vector<double> values;       ///< numbers in the column's unit, or positions of levels
    std::vector<std::string> levels;  ///< names of all levels; empty for numbers
};

/// `steps` points evenly from the smallest to the largest value over the rows (one point where they
/// are equal), or every level.
EffectAxis effectAxis(const Predictor&, const DesignMatrix& x,
                      const std::vector<std::int32_t>& rows, Index source, Index steps);

/// The same, but of a number with few different values among the rows, no more than `steps`, at
/// these values.
EffectAxis axisOfValues(const Predictor&, const DesignMatrix& x,
                        const std::vector<std::int32_t>& rows, Index source, Index steps);

}  // namespace ardent
