#pragma once

#include "core/method/method.h"

namespace ardent {

/// The prediction that ignores every variable: the training mean, or the training shares of the
/// classes. What any other method must beat.
Method meanMethod();

}  // namespace ardent
