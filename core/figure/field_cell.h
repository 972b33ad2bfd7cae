#pragma once

#include <optional>

#include "core/figure/figure.h"

namespace ardent {

/// A value of a field: the i-th x and the j-th y.
struct FieldCell {
    Index i = 0, j = 0;
};

/// The value that stands for a place; nothing outside of the field.
std::optional<FieldCell> cellAt(const Field& field, double x, double y);

/// The one so many steps away, within the field.
FieldCell neighbourOf(const Field& field, const FieldCell& cell, Index right, Index up);

double xOf(const Field& field, const FieldCell& cell);
double yOf(const Field& field, const FieldCell& cell);

}  // namespace ardent
