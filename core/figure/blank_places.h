#pragma once

#include "core/explain/supported_area.h"
#include "core/figure/figure.h"

namespace ardent {

/// Of a numeric column: between whole numbers that follow each other nothing is blank.
SupportAxis supportAxis(const Range&, const std::vector<double>& values);

/// Makes a surface over two columns blank where no row is near; whether there is such a place.
bool blankUnsupported(const SupportedArea&, Field&);

/// What is said of it.
Message blankWithoutRows();

}  // namespace ardent
