#pragma once

#include <span>
#include <vector>

namespace ardent {

/// Edges of 5 to 60 bins of equal width from the smallest to the largest value (all finite, at
/// least one), ascending. The width is that of Freedman and Diaconis (1981), 2 · interquartile
/// range / n^(1/3); where that range is 0, as many bins as Sturges (1926) has. Bins of whole
/// numbers are a whole number wide and bounded half-way between two, so that there may be fewer;
/// values that are all equal have one bin around them. Reorders `values`.
std::vector<double> histogramEdges(std::span<double> values);

/// The bin that holds the value, which lies between the first and the last edge.
std::size_t binOf(double value, const std::vector<double>& edges);

}  // namespace ardent
