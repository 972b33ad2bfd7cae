#include "core/figure/loss/loss_stages.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "core/base/message.h"
#include "core/figure/counts.h"
#include "core/figure/lines/curve_lines.h"
#include "core/figure/loss/drawn_series.h"
#include "core/figure/tick_axis.h"

namespace ardent {

namespace {

/// What that row tells, by the names of the series.
std::vector<std::string> toldAt(const Curve& curve, Index row) {
    std::vector<std::string> names;
    for (Index s = 0; s < std::ssize(curve.series()); ++s)
        if (!std::isnan(curve.value(row, s)))
            names.push_back(words(curve.series()[static_cast<std::size_t>(s)].title));
    return names;
}

std::string listed(const std::vector<std::string>& names) {
    return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

std::vector<UndrawnTicks> undrawnTicks(const Curve& curve, const std::vector<bool>& drawn) {
    std::vector<UndrawnTicks> found;
    if (std::ranges::all_of(drawn, [](bool is) { return is; })) return found;
    bool goesOn = false;
    for (Index row = 0; row < curve.size(); ++row) {
        const bool isUndrawn = tellsOther(curve, row, drawn);
        const auto tick = static_cast<double>(curve.tick(row));
        if (isUndrawn && !goesOn) found.push_back({{tick, tick}, toldAt(curve, row)});
        if (isUndrawn) found.back().ticks.high = tick;
        goesOn = isUndrawn;
    }
    return found;
}

std::string undrawnName(const UndrawnTicks& undrawn, TickUnit unit) {
    const auto [first, last] = undrawn.ticks;
    const auto number = [](double tick) { return grouped(static_cast<long long>(tick)); };
    const std::string ticks =
        first == last ? fmt::format("{} {}", words(oneTick(unit)), number(first))
                      : words("{} {} to {}", tickPlural(unit), number(first), number(last));
    return words("{}: only {}, not drawn", ticks, listed(undrawn.told));
}

std::string firstStageNote(const LossCurve& run, const std::vector<UndrawnTicks>& undrawn,
                           bool isAmongOthers) {
    if (undrawn.empty() || run.curve.size() == 0) return {};
    const Range& first = undrawn.front().ticks;
    const bool beginsTheRun = first.low == static_cast<double>(run.curve.tick(0));
    if (!beginsTheRun || first.high == static_cast<double>(run.curve.tick(run.curve.size() - 1)))
        return {};
    const std::string ticks =
        countedTicks(static_cast<long long>(first.high - first.low) + 1, run.tickUnit);
    const std::string other = listed(undrawn.front().told);
    if (isAmongOthers)
        return words(
            "The first {} of {} logged only the {}, by which an earlier stage chooses, which is "
            "not "
            "drawn.",
            ticks, run.run, other);
    return words(
        "The first {} logged only the {}, by which an earlier stage chooses, which is not drawn.",
        ticks, other);
}

std::string stageNote(const LossCurve& run, const std::vector<UndrawnTicks>& undrawn,
                      bool isWithoutLoss) {
    if (!run.goesOn || run.curve.size() == 0 || run.stage.empty()) return {};
    const auto last = static_cast<double>(run.curve.tick(run.curve.size() - 1));
    const bool isUndrawn = !undrawn.empty() && undrawn.back().ticks.high == last;
    if (isUndrawn)
        return words("Just now {} logs nothing that is drawn: {}.", run.run, words(run.stage));
    return isWithoutLoss ? words("{} logs no loss yet: {}.", run.run, words(run.stage))
                         : std::string();
}

}  // namespace ardent
