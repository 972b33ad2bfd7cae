#include "core/method/weights_on_validation.h"

namespace ardent {

Message weightsOnValidation() {
    return message("weights-on-validation",
                   "Its outer weights are fitted on the validation rows too, so that only test "
                   "rows show its error.");
}

}  // namespace ardent
