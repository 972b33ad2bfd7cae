#include "core/explain/fast_waves.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <vector>

#include "core/base/text.h"

namespace ardent {

bool fewFastWavesDecide(const ClosedForm& form, std::span<const Index> inputs,
                        DerivativeOrder order) {
    constexpr double kFast = 2. * std::numbers::pi;
    constexpr Index kMany = 20;  // of fewer waves every one counts
    constexpr std::size_t kFew = 3;
    constexpr double kMuch = 0.4;
    if (form.features() < kMany || inputs.empty()) return false;
    const std::vector<Index> at(inputs.begin(), inputs.end());
    double all = 0.;
    std::vector<double> ofFast(kFew, 0.);
    Vector along;
    for (Index k = 0; k < form.features(); ++k) {
        along = form.frequencies.col(k)(at);
        const double share = form.weights.row(k).squaredNorm() *
                             std::pow(along.squaredNorm(), static_cast<int>(order));
        all += share;
        if (along.cwiseAbs().maxCoeff() > kFast) ofFast.push_back(share);
    }
    std::ranges::partial_sort(ofFast, ofFast.begin() + kFew, std::greater{});
    return std::accumulate(ofFast.begin(), ofFast.begin() + kFew, 0.) > kMuch * all;
}

Message fastWavesCaution(const ClosedForm& form, std::span<const Index> inputs) {
    if (!fewFastWavesDecide(form, inputs, DerivativeOrder::Slope)) return {};
    return message("few-fast-waves",
                   "A few fast waves of {} make much of these slopes, which another seed may give "
                   "otherwise; permutation relevance is steadier.",
                   form.features());
}

Matrix differenceFactors(const ClosedForm& form) {
    return 2. * (0.5 * form.frequencies.array()).sin();
}

}  // namespace ardent
