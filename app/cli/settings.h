#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/method/method.h"

namespace ardent::cli {

/// Errors (Fault::Usage): there is none of this id.
Result<const Method*> methodNamed(const std::string& id);

/// "option=value" of a method. `option` is what stands before each on the command line. Errors
/// (Fault::Usage): no such option, one that is set twice, a value outside its range.
Result<OptionValues> parseSettings(const Method&, const std::vector<std::string>& settings,
                                   std::string_view option);

}  // namespace ardent::cli
