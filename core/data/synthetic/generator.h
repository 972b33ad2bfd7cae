#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/data/synthetic/synthetic_set.h"
#include "core/random/random_stream.h"

namespace ardent::synthetic {

inline double square(double value) {
    return value * value;
}

/// Fills the next row's variables and returns its target.
using RowSource = std::function<double(std::span<double> x)>;

using Design = void (*)(RandomStream&, std::span<double> x);
using Response = double (*)(std::span<const double> x);

/// A set's truth and how its rows come about.
struct Generator {
    SyntheticSet set;
    std::function<RowSource(Seed, double noise)> start;  ///< noise: of sets that have a level
    Response response = nullptr;  ///< without noise; null where y is no function of the variables
};

/// Target = response(x) + N(0, noise²). The variables are rounded to float32 first, so that the
/// response is that of the numbers which are written.
Generator fromResponse(SyntheticSet, Design, Response, double noise);

/// Independent standard normal variables.
void standardNormal(RandomStream&, std::span<double> x);

std::vector<Generator> srffSets();
std::vector<Generator> jordanSets();
std::vector<Generator> fourierLassoSets();
std::vector<Generator> ccmSets();
std::vector<Generator> planeSets();
std::vector<Generator> classificationSets();
std::vector<Generator> screenSets();
std::vector<Generator> interactionSets();

/// All of them, in the order in which they are listed.
std::span<const Generator> generators();

}  // namespace ardent::synthetic
