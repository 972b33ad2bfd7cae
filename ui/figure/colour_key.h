#pragma once

#include <qcustomplot.h>

#include <optional>

#include "core/figure/figure.h"
#include "ui/style/theme.h"

namespace ardent {

/// What the colour scale beside the axes tells.
struct ColourKey {
    ColourMap map;
    Range range;
    std::string label;
};

/// None where colours are no numbers.
std::optional<ColourKey> colourKey(const Figure&);

QCPColorGradient gradientOf(ColourMap, ThemeKind);

}  // namespace ardent
