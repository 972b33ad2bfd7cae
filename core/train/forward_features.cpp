#include "core/train/forward_features.h"

#include <cmath>
#include <limits>

namespace ardent {

std::optional<std::vector<Index>> forwardFeatures(const FeatureGram& gram, Index count,
                                                  double lambda, const GoOn& goOn) {
    const auto n = static_cast<double>(gram.rows);
    const Vector mean = gram.sums / n;
    Matrix left = gram.targetProducts / n - mean * gram.targetSums.transpose() / n;
    Vector pivots = (gram.products.diagonal() / n - mean.cwiseAbs2()).cwiseMax(0.).array() + lambda;
    Matrix factor(gram.features(), count);
    Vector taken = Vector::Zero(gram.features());
    std::vector<Index> chosen;
    for (Index step = 0; step < count; ++step) {
        if (!goOn()) return std::nullopt;
        Index best = 0;
        (left.rowwise().squaredNorm().cwiseQuotient(pivots) - taken).maxCoeff(&best);
        const double root = std::sqrt(pivots[best]);
        auto column = factor.col(step);
        column = gram.products.col(best) / n - mean * mean[best];
        column[best] += lambda;
        column -= factor.leftCols(step) * factor.row(best).head(step).transpose();
        column /= root;
        left -= column * (left.row(best) / root).eval();
        pivots = (pivots - column.cwiseAbs2()).cwiseMax(lambda);
        taken[best] = std::numeric_limits<double>::infinity();
        chosen.push_back(best);
    }
    return chosen;
}

}  // namespace ardent
