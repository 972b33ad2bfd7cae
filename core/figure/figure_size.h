#pragma once

namespace ardent {

/// Millimetres of paper below which a figure's texts would lie over each other.
constexpr double kLeastFigureWidth = 40., kLeastFigureHeight = 30.;

}  // namespace ardent
