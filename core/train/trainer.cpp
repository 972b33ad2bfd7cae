#include "core/train/trainer.h"

namespace ardent {

Result<> Trainer::set(const std::string& option, const OptionValue&) {
    return fail(
        Fault::Usage,
        message("option-is-fixed",
                "{} cannot be changed during a run; start a new run with the new value.", option));
}

}  // namespace ardent
