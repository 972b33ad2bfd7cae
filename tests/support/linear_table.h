#pragma once

#include <string>
#include <vector>

#include "core/random/random_stream.h"
#include "tests/support/columns.h"

namespace ardent::test {

/// y = the sum of the first `relevant` of `inputs` normal columns + noise.
inline Table linearTable(int inputs, int relevant, Seed seed) {
    constexpr Index kRowsOfTable = 200;
    RandomStream random(seed, StreamId::SyntheticDesign);
    std::vector<std::vector<double>> x(static_cast<std::size_t>(inputs));
    std::vector<double> y;
    for (Index row = 0; row < kRowsOfTable; ++row) {
        double sum = random.normal();
        for (int j = 0; j < inputs; ++j) {
            x[std::size_t(j)].push_back(random.normal());
            sum += j < relevant ? x[std::size_t(j)].back() : 0.;
        }
        y.push_back(sum);
    }
    std::vector<Column> columns;
    for (int j = 0; j < inputs; ++j)
        columns.push_back(numbers("x" + std::to_string(j + 1), x[std::size_t(j)]));
    columns.push_back(numbers("y", y));
    return table(std::move(columns));
}

}  // namespace ardent::test
