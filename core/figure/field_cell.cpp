#include "core/figure/field_cell.h"

#include <algorithm>
#include <cmath>

namespace ardent {
namespace {

double position(double value, const Range& range, Index count) {
    if (count == 1) return value - range.low;
    return (value - range.low) / (range.high - range.low) * static_cast<double>(count - 1);
}

double placeAt(Index position, const Range& range, Index count) {
    return count > 1 ? std::lerp(range.low, range.high,
                                 static_cast<double>(position) / static_cast<double>(count - 1))
                     : range.low;
}

bool isOneOf(double position, Index count) {
    return position >= -0.5 && position <= static_cast<double>(count) - 0.5;
}

Index nearest(double position, Index count) {
    return std::clamp<Index>(std::lround(position), 0, count - 1);
}

}  // namespace

std::optional<FieldCell> cellAt(const Field& field, double x, double y) {
    const Index columns = field.values.rows(), rows = field.values.cols();
    const double i = position(x, field.x, columns), j = position(y, field.y, rows);
    if (!isOneOf(i, columns) || !isOneOf(j, rows)) return std::nullopt;
    return FieldCell{nearest(i, columns), nearest(j, rows)};
}

FieldCell neighbourOf(const Field& field, const FieldCell& cell, Index right, Index up) {
    return {std::clamp<Index>(cell.i + right, 0, field.values.rows() - 1),
            std::clamp<Index>(cell.j + up, 0, field.values.cols() - 1)};
}

double xOf(const Field& field, const FieldCell& cell) {
    return placeAt(cell.i, field.x, field.values.rows());
}

double yOf(const Field& field, const FieldCell& cell) {
    return placeAt(cell.j, field.y, field.values.cols());
}

}  // namespace ardent
