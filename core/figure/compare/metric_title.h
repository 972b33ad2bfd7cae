#pragma once

#include <string>

namespace ardent {

/// What people call a metric of that name: "R²" of "r2".
std::string metricTitle(const std::string& name);

}  // namespace ardent
