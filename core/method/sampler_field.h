#pragma once

#include "core/kernel/fourier_basis.h"
#include "core/train/option_table.h"

namespace ardent {

/// For the option table of a struct with a member `sampler`.
template <class O>
auto samplerField() {
    return choice<O, Sampler>(&O::sampler, "sampler", "Frequency distribution",
                              "Law of the random frequencies, which decides the kernel.",
                              {{"gaussian", "Gaussian (Gaussian kernel)"},
                               {"laplace", "Laplace (Cauchy kernel)"},
                               {"cauchy", "Cauchy (Laplace kernel)"}})
        .advanced();
}

}  // namespace ardent
