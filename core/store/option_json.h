#pragma once

#include "core/store/json_numbers.h"
#include "core/train/option.h"

namespace ardent::json {

Json fromValue(const OptionValue&);
OptionValue toValue(const Json&);

/// An object with a member for each option.
Json fromOptions(const OptionValues&);
OptionValues toOptions(const Json&);

}  // namespace ardent::json
