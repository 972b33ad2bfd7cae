#include "core/figure/lines/curve_lines.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/figure/lines/broken_line.h"
#include "core/figure/spread.h"

namespace ardent {

namespace {

constexpr std::size_t kLeastKept = 1'000;  ///< points: shorter lines are made anew at once

/// The series has no value but another one has.
bool isOfOthers(const Curve& curve, Index row, Index series) {
    if (!std::isnan(curve.value(row, series))) return false;
    for (Index other = 0; other < std::ssize(curve.series()); ++other)
        if (!std::isnan(curve.value(row, other))) return true;
    return false;
}

LongLine meanOf(const std::vector<CurveLines::Line>& lines) {
    LongLine mean;
    std::vector<std::size_t> at(lines.size(), 0);
    std::vector<double> values(lines.size());
    const LinePlaces& places = lines.front()->x();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const double x = places[i];
        for (std::size_t l = 0; l < lines.size(); ++l) {
            const LongLine& line = *lines[l];
            while (at[l] < line.size() && line.x()[at[l]] < x) ++at[l];
            const bool has = at[l] < line.size() && line.x()[at[l]] == x;
            values[l] = has ? line.y()[at[l]] : std::nan("");
        }
        const Spread spread = spreadOf(values);
        if (spread.count == std::ssize(lines)) mean.append(x, spread.mean, spread.deviation);
    }
    return mean;
}

template <class Kept>
void forgetUnasked(std::vector<Kept>& all) {
    std::erase_if(all, [](const Kept& kept) { return !kept.isAsked || kept.cost() < kLeastKept; });
    for (Kept& kept : all) kept.isAsked = false;
}

}  // namespace

bool tellsOther(const Curve& curve, Index row, const std::vector<bool>& drawn) {
    bool tells = false;
    for (Index s = 0; s < std::ssize(curve.series()); ++s) {
        if (std::isnan(curve.value(row, s))) continue;
        if (drawn[static_cast<std::size_t>(s)]) return false;
        tells = true;
    }
    return tells;
}

void CurveLines::Logged::follow(const Curve& now) {
    const Index before = std::exchange(curve, now).size();
    Index last = now.size();
    while (last > before && isOfOthers(now, last - 1, series)) --last;
    if (last == before) return;
    if (end == 0)
        for (end = before; isOfOthers(now, end, series);) ++end;
    for (; end < last; ++end) {
        const double value = now.value(end, series);
        if (std::isnan(value) && tellsOther(now, end, drawn)) continue;
        line->append(static_cast<double>(now.tick(end)), value);
    }
}

CurveLines::Line CurveLines::logged(const Curve& curve, Index series,
                                    const std::vector<bool>& drawn) {
    auto kept = std::ranges::find_if(logged_, [&](const Logged& other) {
        return !other.isAsked && other.series == series && other.drawn == drawn &&
               curve.continues(other.curve);
    });
    if (kept == logged_.end()) kept = logged_.insert(kept, Logged{series, drawn});
    kept->isAsked = true;
    if (curve.size() > kept->curve.size()) kept->follow(curve);
    return kept->line;
}

CurveLines::Line CurveLines::mean(const std::vector<Line>& lines) {
    std::size_t points = 0;
    for (const Line& line : lines) points += line->size();
    auto kept = std::ranges::find_if(
        means_, [&](const Mean& other) { return other.of == lines && other.points == points; });
    if (kept == means_.end())
        kept = means_.insert(kept,
                             Mean{lines, points, std::make_shared<const LongLine>(meanOf(lines))});
    kept->isAsked = true;
    return kept->line;
}

void CurveLines::Smoothed::follow(const std::vector<Range>& breaks) {
    for (; taken < of->size(); ++taken) {
        const double x = of->x()[taken];
        const double y = of->y()[taken];
        if (taken > 0 && isBroken(breaks, of->x()[taken - 1], x))
            values = spreads = MovingAverage(span);
        if (!std::isfinite(y)) continue;
        const double mean = values.next(x, y);
        std::optional<double> spread;
        if (!of->spreads().empty()) spread = of->spreads()[taken];
        if (spread && std::isfinite(*spread)) spread = spreads.next(x, *spread);
        if (std::isfinite(mean)) line->append(x, mean, spread);
    }
}

CurveLines::Line CurveLines::smoothed(const Line& line, double span,
                                      const std::vector<Range>& breaks) {
    auto kept = std::ranges::find_if(
        smoothed_, [&](const Smoothed& other) { return other.of == line && other.span == span; });
    if (kept == smoothed_.end())
        kept =
            smoothed_.insert(kept, Smoothed{line, span, MovingAverage(span), MovingAverage(span)});
    kept->isAsked = true;
    kept->follow(breaks);
    return kept->line;
}

void CurveLines::forgetOthers() {
    forgetUnasked(logged_);
    forgetUnasked(means_);
    forgetUnasked(smoothed_);
}

}  // namespace ardent
