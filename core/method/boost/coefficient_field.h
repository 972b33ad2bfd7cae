#pragma once

#include "core/train/option_table.h"

namespace ardent {

/// γ of frequencies that are drawn, for the option table of a struct with a member `gamma`.
template <class O>
auto drawnCoefficientField() {
    return number<O, double>(&O::gamma, "gamma", "Kernel coefficient γ",
                             "Frequencies are drawn from a normal law of variance 2γ, which is the "
                             "kernel exp(−γ ‖x − x′‖²); 0: one over the number of encoded columns.",
                             0, 1e6)
        .zeroIs(OptionSpec::Zero::Automatic)
        .logarithmic();
}

}  // namespace ardent
