#include "core/evaluate/comparison.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ardent {

namespace {

/// Of those with the most parts; −1 where none has any.
Index bestOf(const std::vector<MethodSummary>& summaries, bool largerIsBetter) {
    const int most = std::ranges::max(summaries, {}, &MethodSummary::parts).parts;
    Index best = -1;
    for (Index m = 0; m < std::ssize(summaries) && most > 0; ++m) {
        const MethodSummary& one = summaries[static_cast<std::size_t>(m)];
        if (one.parts < most) continue;
        const auto leads = [&](double mean) {
            return !areTied(one.mean, mean) && (largerIsBetter ? one.mean > mean : one.mean < mean);
        };
        if (best < 0 || leads(summaries[static_cast<std::size_t>(best)].mean)) best = m;
    }
    return best;
}

/// In the mean over the parts that both have.
bool isWorse(const Vector& one, const Vector& than, bool largerIsBetter) {
    double gain = 0.;
    for (const double difference : one - than)
        if (!std::isnan(difference)) gain += largerIsBetter ? difference : -difference;
    return gain < 0.;
}

}  // namespace

std::vector<MethodSummary> summarise(const Matrix& values, bool largerIsBetter) {
    if (values.cols() == 0) return {};
    std::vector<MethodSummary> summaries(static_cast<std::size_t>(values.cols()));
    for (Index m = 0; m < values.cols(); ++m) {
        MethodSummary& one = summaries[static_cast<std::size_t>(m)];
        double sum = 0., squares = 0.;
        for (const double value : values.col(m))
            if (!std::isnan(value)) {
                sum += value;
                ++one.parts;
            }
        if (one.parts == 0) {
            one.mean = one.p = std::numeric_limits<double>::quiet_NaN();
            continue;
        }
        one.mean = sum / one.parts;
        for (const double value : values.col(m))
            if (!std::isnan(value)) squares += (value - one.mean) * (value - one.mean);
        if (one.parts > 1) one.deviation = std::sqrt(squares / (one.parts - 1));
    }
    const Index best = bestOf(summaries, largerIsBetter);
    if (best < 0) return summaries;
    MethodSummary& leader = summaries[static_cast<std::size_t>(best)];
    leader.isBest = true;
    leader.p = std::numeric_limits<double>::quiet_NaN();
    const int most = leader.parts;
    const Vector winner = values.col(best);
    for (Index m = 0; m < values.cols(); ++m) {
        MethodSummary& one = summaries[static_cast<std::size_t>(m)];
        if (m == best || one.parts == 0) continue;
        const Vector other = values.col(m);
        if (one.parts < most && !isWorse(other, winner, largerIsBetter)) continue;
        const auto count = static_cast<std::size_t>(values.rows());
        one.p = wilcoxonSignedRank({winner.data(), count}, {other.data(), count});
    }
    return summaries;
}

}  // namespace ardent
