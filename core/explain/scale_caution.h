#pragma once

#include <string_view>

#include "core/data/task/recipe.h"
#include "core/model/predictor.h"
#include "core/train/findings.h"

namespace ardent {

/// What misleads about a method's own relevance where that is a scale γ of its model, or a slope,
/// as of methods that find directions: a small fast wave has a large one. Empty where it does not,
/// or the relevance is another one. Looks at some training rows. method: id.
Message scaleCaution(const Predictor&, const Relevance&, std::string_view method, const Task&);

}  // namespace ardent
