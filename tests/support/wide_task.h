#pragma once

#include "core/random/random_stream.h"
#include "tests/support/hand_made_task.h"

namespace ardent::test {

/// Normal columns x1 …, of which the target follows the first.
inline TaskPtr wideTask(int rows, int columns) {
    RandomStream random(1, StreamId::SyntheticDesign);
    std::vector<Column> all;
    std::vector<double> y;
    for (int j = 0; j < columns; ++j) {
        std::vector<double> x;
        for (int i = 0; i < rows; ++i) x.push_back(random.normal());
        if (j == 0)
            for (const double value : x) y.push_back(3. * value + 0.1 * random.normal());
        all.push_back(numbers("x" + std::to_string(j + 1), x));
    }
    all.push_back(numbers("y", y));
    return taskOf(std::move(all), Problem::Regression);
}

}  // namespace ardent::test
