#pragma once

#include "core/kernel/fourier_basis.h"
#include "core/train/option_table.h"

namespace ardent {

/// For the option table of a struct with a member `sampler`.
template <class O>
auto samplerField() {
    return choice<O, Sampler>(&O::sampler, "sampler", "Frequency distribution",
                              "Law of the random frequencies, which decides the kernel.",
                              {{Sampler::Gaussian, "gaussian", "Gaussian (Gaussian kernel)"},
                               {Sampler::Laplace, "laplace", "Laplace (Cauchy kernel)"},
                               {Sampler::Cauchy, "cauchy", "Cauchy (Laplace kernel)"}})
        .advanced();
}

}  // namespace ardent
