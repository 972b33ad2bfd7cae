#include "ui/figure/colour_key.h"

#include "ui/figure/field_map.h"

namespace ardent {

std::optional<ColourKey> colourKey(const Figure& figure) {
    const Field* field = findLayer<Field>(figure);
    if (field && field->map != ColourMap::Classes)
        return ColourKey{field->map, colourRange(*field), field->label};
    const Cells* cells = findLayer<Cells>(figure);
    if (!cells || cells->scale.empty()) return std::nullopt;
    double largest = 0.;
    for (const double value : cells->values.reshaped())
        if (value > largest) largest = value;
    return ColourKey{ColourMap::Sequential, {0., largest > 0. ? largest : 1.}, cells->scale};
}

QCPColorGradient gradientOf(ColourMap map, ThemeKind kind) {
    constexpr int kStops = 64;
    const Range unit{0., 1.};
    Field scale;
    scale.map = map;
    QCPColorGradient gradient;
    gradient.clearColorStops();
    for (int i = 0; i <= kStops; ++i) {
        const double position = static_cast<double>(i) / kStops;
        gradient.setColorStopAt(position, QColor(fieldColour(scale, unit, kind, position)));
    }
    return gradient;
}

}  // namespace ardent
