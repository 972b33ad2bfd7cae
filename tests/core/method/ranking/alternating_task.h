#pragma once

#include <vector>

#include "core/random/random_stream.h"
#include "tests/support/hand_made_task.h"

namespace ardent::test {

/// Two classes by turns, and columns that say nothing, much and little of them. All rows train.
inline TaskPtr alternatingTask(Index rows) {
    RandomStream random(1, StreamId::SyntheticDesign);
    std::vector<double> noise, strong, weak;
    std::vector<std::int32_t> classes;
    for (Index row = 0; row < rows; ++row) {
        const auto label = static_cast<std::int32_t>(row % 2);
        noise.push_back(random.normal());
        strong.push_back(2. * label + random.normal());
        weak.push_back(0.7 * label + random.normal());
        classes.push_back(label);
    }
    return taskOf({numbers("noise", noise), numbers("strong", strong), numbers("weak", weak),
                   levels("y", {"a", "b"}, classes)},
                  Problem::Classification);
}

}  // namespace ardent::test
