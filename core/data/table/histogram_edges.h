#pragma once

#include <span>
#include <vector>

namespace ardent {

/// Edges of 5 to 60 bins of equal width from the smallest to the largest value (all finite, at
/// least one), ascending. The width is that of Freedman and Diaconis (1981), 2 · interquartile
/// range / n^(1/3); where that range is 0, as many bins as Sturges (1926) has. Where all values lie
/// on a grid, such as whole numbers or multiples of 0.05, which is found to the eighth decimal,
/// each bin takes as many of its numbers as another and is bounded half-way between two: there may
/// be fewer bins then, or up to half as many more, and the last may reach beyond the largest value.
/// Values that are all equal have one bin around them. Reorders `values`.
std::vector<double> histogramEdges(std::span<double> values);

/// The bin that holds the value, which lies between the first and the last edge.
std::size_t binOf(double value, const std::vector<double>& edges);

}  // namespace ardent
