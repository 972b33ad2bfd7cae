#pragma once

#include <string>

#include "core/figure/figure.h"

namespace ardent {

/// Lets the figure's note say the sentence before all but earlier cautions; "" adds nothing.
void addCaution(const std::string& sentence, Figure&);

/// The same before earlier cautions too.
void addFirstCaution(const std::string& sentence, Figure&);

}  // namespace ardent
