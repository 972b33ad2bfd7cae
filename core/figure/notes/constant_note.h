#pragma once

#include <string>

#include "core/figure/figure.h"
#include "core/model/predictor.h"

namespace ardent {

/// What there is to say of a model that is a constant.
std::string constantModelText();

/// Says it before all else in the note of a figure that draws something of such a model; null: no
/// model.
void noteConstant(const Predictor*, Figure&);

/// Where a figure says so of a model that is still learned: no variable is in it yet.
void noteNotYet(Figure&);

}  // namespace ardent
