#include "ui/session/run_entry.h"

#include <algorithm>
#include <cmath>

namespace ardent {

namespace {

/// The losses of validation rows that choose the kept tick, else those of training rows; −1 where
/// there are no losses.
Index judgedSeries(const Curve& curve) {
    const std::vector<CurveSeries>& series = curve.series();
    auto found = std::ranges::find_if(
        series, [](const CurveSeries& each) { return each.id.starts_with("validation_"); });
    for (const char* id : {"validation", "train"})
        if (found == series.end()) found = std::ranges::find(series, id, &CurveSeries::id);
    return found == series.end() ? -1 : found - series.begin();
}

/// NaN where nothing is logged at that tick.
double valueAt(const Curve& curve, std::int64_t tick, Index series) {
    for (Index row = curve.size(); row-- > 0 && curve.tick(row) >= tick;)
        if (curve.tick(row) == tick && !std::isnan(curve.value(row, series)))
            return curve.value(row, series);
    return std::numeric_limits<double>::quiet_NaN();
}

/// What an ended run's model has of that series: among its metrics, where the curve has a row for
/// each λ, or at the tick that it keeps. NaN where none tells it.
double keptLoss(const Snapshot& snapshot, Index series) {
    const CurveSeries& logged = snapshot.curve.series()[static_cast<std::size_t>(series)];
    double kept = std::numeric_limits<double>::quiet_NaN();
    if (!hasEnded(snapshot.state)) return kept;
    if (snapshot.metrics && !logged.metric.empty()) {
        const bool isOfTraining = logged.id == "train";
        kept = metric(isOfTraining ? snapshot.metrics->train : snapshot.metrics->validation,
                      logged.metric);
    }
    const Path* path = snapshot.path.get();
    if (std::isnan(kept) && path && path->chosen >= 0 &&
        std::ssize(path->lambdas) == snapshot.curve.size())
        kept = snapshot.curve.value(path->chosen, series);
    return std::isnan(kept) && snapshot.keptTick
               ? valueAt(snapshot.curve, *snapshot.keptTick, series)
               : kept;
}

}  // namespace

void RunLoss::update(const Snapshot& snapshot) {
    const Curve& curve = snapshot.curve;
    const Index series = judgedSeries(curve);
    if (series < 0) return;
    series_ = curve.series()[static_cast<std::size_t>(series)];
    for (; seen_ < curve.size(); ++seen_) {
        const double value = curve.value(seen_, series);
        if (std::isfinite(value) && !(value >= lowest_)) lowest_ = value;
    }
    kept_ = keptLoss(snapshot, series);
}

bool RunLoss::isOfKept() const {
    return std::isfinite(kept_);
}

void TickRate::update(std::int64_t tick, double seconds) {
    constexpr double kWindow = 1.;
    if (tick == 0 || (!recent_.empty() && recent_.back().first == tick)) return;
    recent_.emplace_back(tick, seconds);
    while (recent_.size() > 2 && seconds - recent_[1].second > kWindow) recent_.pop_front();
}

double TickRate::perSecond() const {
    if (recent_.size() < 2) return std::numeric_limits<double>::quiet_NaN();
    const double seconds = recent_.back().second - recent_.front().second;
    return seconds > 0.
               ? static_cast<double>(recent_.back().first - recent_.front().first) / seconds
               : std::numeric_limits<double>::quiet_NaN();
}

double TickRate::secondsTo(std::int64_t tick, double seconds) const {
    if (std::isnan(perSecond())) return perSecond();
    const auto [last, at] = recent_.back();
    const auto ticks = static_cast<double>(tick - last);
    return std::max({0., (ticks - 1.) / perSecond(), at + ticks / perSecond() - seconds});
}

void RunEntry::keepPace(Pace wanted) {
    pace = wanted;
    if (run) run->setPace(wanted);
}

RunState RunEntry::state() const {
    if (!run) return snapshot->state;
    switch (intent) {
        case Intent::Pause:
            return RunState::Paused;
        case Intent::Stop:
            return RunState::Cancelled;
        case Intent::Step:
        case Intent::Run:
            break;
    }
    return RunState::Running;
}

}  // namespace ardent
