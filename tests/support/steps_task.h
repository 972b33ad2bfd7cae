#pragma once

#include "core/random/random_stream.h"
#include "tests/support/columns.h"
#include "tests/support/small_task.h"

namespace ardent::test {

/// y jumps along x every twenty-fifth of its range, which no smooth function of some hundred rows
/// follows; noise has nothing to do with it.
inline TaskPtr stepsTask(Index rows) {
    RandomStream random(3, StreamId::SyntheticDesign);
    std::vector<double> x, noise, y;
    for (Index i = 0; i < rows; ++i) {
        x.push_back(random.uniform());
        noise.push_back(random.normal());
        y.push_back(std::fmod(7. * std::floor(x.back() / 0.04), 5.) + 0.05 * random.normal());
    }
    auto task =
        makeTask(target("y"), table({numbers("x", x), numbers("noise", noise), numbers("y", y)}));
    if (!task) qFatal("%s", task.error().text.english().c_str());
    return std::make_shared<const Task>(std::move(*task));
}

}  // namespace ardent::test
