#include "ui/style/colour_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace ardent {

namespace {

constexpr int kLevels = 256;

struct LinearRgb {
    double r, g, b;
};

/// OKLab (Ottosson, 2020) in polar form; lightness in [0, 1], hue in degrees.
LinearRgb fromOklch(double lightness, double chroma, double hueDegrees) {
    const double hue = hueDegrees * std::numbers::pi / 180.;
    const double a = chroma * std::cos(hue);
    const double b = chroma * std::sin(hue);
    const double l = std::pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3);
    const double m = std::pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3);
    const double s = std::pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3);
    return {4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s};
}

int encoded(double linear) {
    const double c = std::clamp(linear, 0., 1.);
    const double srgb = c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1. / 2.4) - 0.055;
    return static_cast<int>(std::lround(255. * srgb));
}

/// Chroma is least where the gamut is narrowest, in the teals, so that no colour is clipped and the
/// map has no visible kinks.
std::array<QRgb, kLevels> sequentialTable() {
    std::array<QRgb, kLevels> table{};
    for (int i = 0; i < kLevels; ++i) {
        const double t = i / (kLevels - 1.);
        const double chroma = 0.096 + 0.30 * (t - 0.45) * (t - 0.45);
        const LinearRgb rgb = fromOklch(0.30 + 0.61 * t, chroma, 300. - 195. * t);
        table[static_cast<std::size_t>(i)] = qRgb(encoded(rgb.r), encoded(rgb.g), encoded(rgb.b));
    }
    return table;
}

QRgb mixed(QRgb from, const QColor& to, double share) {
    const auto channel = [share](int a, int b) {
        return static_cast<int>(std::lround(a + share * (b - a)));
    };
    return qRgb(channel(qRed(from), to.red()), channel(qGreen(from), to.green()),
                channel(qBlue(from), to.blue()));
}

}  // namespace

QRgb sequentialColour(double position) {
    static const std::array<QRgb, kLevels> table = sequentialTable();
    if (std::isnan(position)) return qRgb(128, 128, 128);
    const double level = std::clamp(position, 0., 1.) * (kLevels - 1);
    return table[static_cast<std::size_t>(std::lround(level))];
}

QRgb divergingColour(ThemeKind kind, double position) {
    if (std::isnan(position)) return qRgb(128, 128, 128);
    const double strength = std::clamp(std::abs(position), 0., 1.);
    const QColor end = seriesColour(kind, position < 0. ? 0 : 1);
    return mixed(theme(kind).plotBackground.rgb(), end, strength);
}

QRgb classTint(ThemeKind kind, int classIndex, double strength) {
    return mixed(theme(kind).plotBackground.rgb(), seriesColour(kind, classIndex),
                 std::clamp(strength, 0., 1.));
}

}  // namespace ardent
