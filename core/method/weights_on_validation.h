#pragma once

#include "core/base/message.h"

namespace ardent {

/// "Its outer weights are fitted on the validation rows too, …"
Message weightsOnValidation();

}  // namespace ardent
