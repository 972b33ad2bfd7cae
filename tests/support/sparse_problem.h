#pragma once

#include <utility>

#include "core/random/random_stream.h"
#include "core/train/sparse_path.h"
#include "tests/support/golden.h"

namespace ardent::test {

/// Normal columns, each a little like the one before; the first `acting` have effects.
inline std::pair<SparseColumns, SparseResponse> sparseProblem(SparseFamily family, Index rows,
                                                              Index columns, Index acting,
                                                              Seed seed = 1) {
    RandomStream random(seed, StreamId::SyntheticDesign);
    SparseColumns x{Matrix(rows, columns), {}};
    for (Index j = 0; j < columns; ++j)
        for (Index i = 0; i < rows; ++i)
            x.values(i, j) = (1. + double(j % 3)) * random.normal() + 2. +
                             (j > 0 ? 0.4 * x.values(i, j - 1) : 0.);
    SparseResponse y{family, Vector(rows), family == SparseFamily::Multinomial ? 3 : 1};
    for (Index i = 0; i < rows; ++i) {
        double f = 0.;
        for (Index j = 0; j < acting; ++j) f += (j % 2 ? -1. : 1.) * (x.values(i, j) - 2.);
        f += 0.8 * random.normal();
        y.values[i] = family == SparseFamily::Gaussian   ? f
                      : family == SparseFamily::Binomial ? double(f > 0.)
                                                         : double(f > -1.) + double(f > 1.);
    }
    return {std::move(x), std::move(y)};
}

}  // namespace ardent::test
