#pragma once

#include <string>
#include <vector>

#include "core/method/method.h"

namespace ardent::cli {

/// Errors (Fault::Usage): there is none of this id.
Result<const Method*> methodNamed(const std::string& id);

/// "option=value" of a method. Errors (Fault::Usage): no such option, a value outside its range.
Result<OptionValues> parseSettings(const Method&, const std::vector<std::string>& settings);

}  // namespace ardent::cli
