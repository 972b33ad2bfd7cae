#pragma once

#include <QColor>

#include "ui/style/theme.h"

namespace ardent {

/// Position in [0, 1] on a perceptual map whose lightness rises evenly: dark violet, teal, yellow.
/// Positions outside are clamped.
QRgb sequentialColour(double position);

/// Position in [−1, 1]: blue below zero, orange above, the plot's ground in the middle.
QRgb divergingColour(ThemeKind, double position);

/// The plot's ground tinted with a class's colour; strength in [0, 1].
QRgb classTint(ThemeKind, int classIndex, double strength);

}  // namespace ardent
