#include "core/train/relevance_trail.h"

#include <algorithm>

#include "core/train/found_ahead.h"

namespace ardent {
namespace {

Index mostTicks(Index columns) {
    constexpr Index kNumbers = 500'000;
    return std::clamp<Index>(kNumbers / std::max<Index>(columns, 1), 32, 512);
}

/// The rows whose tick stays.
template <class Stays>
Curve keptRows(const Curve& curve, Stays stays) {
    Curve kept(curve.series());
    std::vector<double> row(curve.series().size());
    for (Index i = 0; i < curve.size(); ++i) {
        if (!stays(curve.tick(i))) continue;
        for (std::size_t s = 0; s < row.size(); ++s) row[s] = curve.value(i, static_cast<Index>(s));
        kept.append(curve.tick(i), row);
    }
    return kept;
}

}  // namespace

void RelevanceTrail::record(std::int64_t tick, const std::optional<Relevance>& relevance) {
    if (!keeps(tick) || !relevance) return;
    add(tick, *relevance);
    if (curve_.size() >= mostTicks(std::ssize(curve_.series()))) thin();
}

void RelevanceTrail::close(std::int64_t tick, const std::optional<Relevance>& relevance) {
    if (tick == 0 || !relevance) return;
    const auto columns = std::ssize(curve_.series());
    if (columns > 0 && std::ssize(relevance->values) != columns) return;
    curve_ = keptRows(curve_, [&](std::int64_t other) { return other != tick; });
    add(tick, *relevance);
}

void RelevanceTrail::add(std::int64_t tick, const Relevance& relevance) {
    const Message kind = withoutAhead(relevance.kind);
    if (curve_.series().empty()) {
        std::vector<CurveSeries> series;
        for (const std::string& name : relevance.names) series.push_back({name, name});
        curve_ = Curve(std::move(series));
        kind_ = kind;
    }
    if (relevance.values.size() != curve_.series().size()) return;
    if (kind != kind_) kind_ = {};
    curve_.append(tick, relevance.values);
}

void RelevanceTrail::thin() {
    stride_ *= 2;
    curve_ = keptRows(curve_, [this](std::int64_t tick) { return tick % stride_ == 0; });
}

}  // namespace ardent
