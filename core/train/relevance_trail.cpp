#include "core/train/relevance_trail.h"

#include <algorithm>

namespace ardent {
namespace {

Index mostTicks(Index columns) {
    constexpr Index kNumbers = 500'000;
    return std::clamp<Index>(kNumbers / std::max<Index>(columns, 1), 32, 512);
}

}  // namespace

void RelevanceTrail::record(std::int64_t tick, const std::optional<Relevance>& relevance) {
    if (!keeps(tick) || !relevance) return;
    if (curve_.series().empty()) {
        std::vector<CurveSeries> series;
        for (const std::string& name : relevance->names) series.push_back({name, name});
        curve_ = Curve(std::move(series));
        kind_ = relevance->kind;
    }
    if (std::ssize(relevance->values) != std::ssize(curve_.series())) return;
    if (relevance->kind != kind_) kind_.clear();
    curve_.append(tick, relevance->values);
    if (curve_.size() >= mostTicks(std::ssize(curve_.series()))) thin();
}

void RelevanceTrail::thin() {
    stride_ *= 2;
    Curve kept(curve_.series());
    std::vector<double> row(curve_.series().size());
    for (Index i = 0; i < curve_.size(); ++i) {
        if (curve_.tick(i) % stride_ != 0) continue;
        for (std::size_t s = 0; s < row.size(); ++s)
            row[s] = curve_.value(i, static_cast<Index>(s));
        kept.append(curve_.tick(i), row);
    }
    curve_ = std::move(kept);
}

}  // namespace ardent
