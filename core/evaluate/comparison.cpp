#include "core/evaluate/comparison.h"

#include <cmath>
#include <limits>

namespace ardent {

std::vector<MethodSummary> summarise(const Matrix& values, bool largerIsBetter) {
    std::vector<MethodSummary> summaries(static_cast<std::size_t>(values.cols()));
    Index best = -1;
    for (Index m = 0; m < values.cols(); ++m) {
        MethodSummary& one = summaries[static_cast<std::size_t>(m)];
        double sum = 0., squares = 0.;
        for (const double value : values.col(m))
            if (!std::isnan(value)) {
                sum += value;
                ++one.parts;
            }
        if (one.parts == 0) {
            one.mean = one.deviation = one.p = std::numeric_limits<double>::quiet_NaN();
            continue;
        }
        one.mean = sum / one.parts;
        for (const double value : values.col(m))
            if (!std::isnan(value)) squares += (value - one.mean) * (value - one.mean);
        if (one.parts > 1) one.deviation = std::sqrt(squares / (one.parts - 1));
        const auto leads = [&](double most) {
            return !areTied(one.mean, most) && (largerIsBetter ? one.mean > most : one.mean < most);
        };
        if (best < 0 || leads(summaries[static_cast<std::size_t>(best)].mean)) best = m;
    }
    if (best < 0) return summaries;
    summaries[static_cast<std::size_t>(best)].isBest = true;
    const Vector winner = values.col(best);
    for (Index m = 0; m < values.cols(); ++m) {
        MethodSummary& one = summaries[static_cast<std::size_t>(m)];
        if (m == best || one.parts == 0) continue;
        const Vector other = values.col(m);
        const auto count = static_cast<std::size_t>(values.rows());
        one.p = wilcoxonSignedRank({winner.data(), count}, {other.data(), count});
    }
    return summaries;
}

}  // namespace ardent
