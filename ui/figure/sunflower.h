#pragma once

#include <QPointF>
#include <vector>

namespace ardent {

/// Places of so many seeds around their mean, which is 0, within √count of it. Neighbours are 1.5
/// or more apart.
std::vector<QPointF> sunflower(std::size_t count);

/// How far each place is from the nearest other one, at most `most`. The places are in the order of
/// their x, either way.
std::vector<double> nearestDistances(const std::vector<QPointF>& places, double most);

}  // namespace ardent
