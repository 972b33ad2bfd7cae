#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/figure/figure.h"

namespace ardent {

/// What the lines of a figure are at one place.
struct CurveReading {
    struct Value {
        std::size_t series = 0;             ///< position in the figure
        std::optional<double> y;            ///< nothing where the line has no point
        std::optional<double> spread = {};  ///< how far the line's band reaches there
    };

    /// Pale lines of one name, which are read together.
    struct Pale {
        std::size_t series = 0;  ///< position of the first
        std::size_t count = 0;   ///< that have a number there
        double low = 0., high = 0.;
    };

    double x = 0.;
    std::vector<Value> values;
    std::vector<Pale> pale = {};
};

/// At the logged x next to the one that is asked for. Lines of the role Reference are left out, as
/// are those that begin later or have ended before; those of the role Individual are pale and do
/// not say where is logged. Of several points of a line at that x it is the last. Nothing where no
/// line is left.
std::optional<CurveReading> readCurves(const Figure& figure, double x);

/// The logged x that is drawn so many points to the right (`steps` > 0) or left of x.
double logged(const Figure& figure, double x, int steps);

/// What stands before the x of a reading: the axis title up to its first comma or bracket. "Epoch:
/// ", "Time: " of "Time (s)"; "λ = " where it explains a sign, as "λ, on the mean log loss".
std::string placeName(const Axis&);

}  // namespace ardent
