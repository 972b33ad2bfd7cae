#include "core/data/synthetic/generator.h"

#include <utility>

namespace ardent::synthetic {

void standardNormal(RandomStream& random, std::span<double> x) {
    for (double& value : x) value = random.normal();
}

Generator fromResponse(SyntheticSet set, Design design, Response response, double usualNoise) {
    if (set.problem == Problem::Regression) set.noiseDeviation = usualNoise;
    const auto start = [=](Seed seed, double noise) -> RowSource {
        return
            [=, variables = RandomStream(seed, StreamId::SyntheticDesign),
             errors = RandomStream(seed, StreamId::SyntheticNoise)](std::span<double> x) mutable {
                design(variables, x);
                for (double& value : x) value = static_cast<float>(value);
                const double exact = response(x);
                return noise > 0. ? exact + noise * errors.normal() : exact;
            };
    };
    return {std::move(set), start, response};
}

std::span<const Generator> generators() {
    static const std::vector<Generator> all = [] {
        std::vector<Generator> joined;
        for (const auto& sets :
             {srffSets(), jordanSets(), fourierLassoSets(), ccmSets(), planeSets(),
              classificationSets(), screenSets(), interactionSets()})
            joined.insert(joined.end(), sets.begin(), sets.end());
        return joined;
    }();
    return all;
}

}  // namespace ardent::synthetic
