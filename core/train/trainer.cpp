#include "core/train/trainer.h"

#include <fmt/format.h>

namespace ardent {

Result<> Trainer::set(const std::string& option, const OptionValue&) {
    return fail(
        Fault::Usage,
        fmt::format("{} cannot be changed during a run; start a new run with the new value.",
                    option));
}

}  // namespace ardent
