#pragma once

#include <span>
#include <vector>

#include "core/kernel/fourier_columns.h"

namespace ardent {

/// How frequencies are drawn (Pollner, sections 2.2 and 4).
struct FrequencyLaw {
    double scale = 1.;  ///< standard deviation s, radians per unit of an input
    Seed seed = 1;
    std::uint32_t round = 0;  ///< different rounds draw independently; below 2⁸
    bool mayBeEmpty = false;  ///< stochastic functions may hold no variable, as in the paper
};

/// Adds `pairs` sines, then as many cosines of one variable, each with frequencies of its own on
/// all of its inputs (eq 3). The draw depends on the seed, the round and `variable` alone.
void addVariable(FourierColumns&, const FrequencyLaw&, const VariableInputs&, Index variable,
                 Index pairs, Index group);

/// Adds sines and cosines at the multiples 1 … harmonics of 2π/period, for a variable with one
/// input whose unit is `unit` of the variable's own (section 2.2).
void addPeriod(FourierColumns&, Index input, double unit, double period, Index harmonics,
               Index group);

/// Adds the inputs themselves.
void addIdentities(FourierColumns&, const VariableInputs&, Index group);

/// Adds `pairs` sines and as many cosines of Σ ω_a·x_a over the given variables (eq 5), ascending.
/// The draw depends on the seed, the round and these variables alone.
void addSet(FourierColumns&, const FrequencyLaw&, std::span<const VariableInputs>,
            std::span<const Index> variables, Index pairs, Index group);

/// Adds `pairs` sines and as many cosines in which every variable takes part with probability q,
/// 0 < q ≤ 1 (eq 6), each a group of its own from firstGroup on. Done differently unless the law
/// says otherwise: a function in which none takes part would be a constant, so that it gets one
/// variable.
void addStochastic(FourierColumns&, const FrequencyLaw&, std::span<const VariableInputs>, double q,
                   Index pairs, Index firstGroup);

}  // namespace ardent
