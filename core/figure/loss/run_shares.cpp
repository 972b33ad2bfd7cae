#include "core/figure/loss/run_shares.h"

#include <map>
#include <utility>

namespace ardent {

namespace {

constexpr double kWhole = 100.;

double tickAt(double share, double length) {
    return share * length / kWhole;
}

}  // namespace

double lengthOf(const Curve& curve) {
    return curve.size() == 0 ? 0. : static_cast<double>(curve.tick(curve.size() - 1));
}

double shareOf(double tick, double length) {
    return length > 0. ? kWhole * (tick / length) : 0.;
}

ThinnedLines thinnedShares(const std::vector<LongSeries>& lines, const Finest& finest,
                           const Axis& x, const Axis& y) {
    std::map<double, std::vector<std::size_t>> byLength;
    for (std::size_t i = 0; i < lines.size(); ++i) byLength[lines[i].length].push_back(i);
    ThinnedLines all;
    all.series.resize(lines.size());
    for (const auto& [length, positions] : byLength) {
        std::vector<LongSeries> alike;
        for (const std::size_t i : positions) alike.push_back(lines[i]);
        Finest ofTicks = finest;
        if (finest.sight)
            ofTicks.sight = {tickAt(finest.sight->low, length), tickAt(finest.sight->high, length)};
        ThinnedLines some = thinned(alike, ofTicks, x, y);
        all.leaveOut = all.leaveOut || some.leaveOut;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            for (double& tick : some.series[i].x) tick = shareOf(tick, length);
            for (Range& gap : some.series[i].gaps)
                gap = {shareOf(gap.low, length), shareOf(gap.high, length)};
            all.series[positions[i]] = std::move(some.series[i]);
        }
    }
    return all;
}

}  // namespace ardent
