#include "core/figure/blank_places.h"

#include <limits>

#include "core/base/grid.h"
#include "core/figure/number_axis.h"

namespace ardent {

SupportAxis supportAxis(const Range& range, const std::vector<double>& values) {
    constexpr double kBetweenWholes = 0.75;  // so that circles around corners of a square meet
    return {range, values, false, areWhole(values) ? kBetweenWholes : 0.};
}

bool blankUnsupported(const SupportedArea& supported, Field& field) {
    bool isAny = false;
    for (Index i = 0; i < field.values.rows(); ++i)
        for (Index j = 0; j < field.values.cols(); ++j) {
            if (supported.has(gridPoint(field.x, i, field.values.rows()),
                              gridPoint(field.y, j, field.values.cols())))
                continue;
            field.values(i, j) = std::numeric_limits<double>::quiet_NaN();
            isAny = true;
        }
    return isAny;
}

Message blankWithoutRows() {
    return message("blank-without-rows",
                   "Blank where no row is near: there the model would extrapolate.");
}

}  // namespace ardent
