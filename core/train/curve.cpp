#include "core/train/curve.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "core/base/check.h"

namespace ardent {
namespace {

// The last chunk is copied by every append, so that the copies of a curve that others hold never
// change.
constexpr Index kChunkRows = 128;

/// Without room to grow, which nobody would fill.
template <class Value>
std::vector<Value> extended(const std::vector<Value>& begun, std::span<const Value> more) {
    std::vector<Value> all;
    all.reserve(begun.size() + more.size());
    all.insert(all.end(), begun.begin(), begun.end());
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace

struct Curve::Chunk {
    std::vector<std::int64_t> ticks;
    std::vector<double> values;  ///< rows × series, row by row
};

Curve::Curve() : Curve(std::vector<CurveSeries>()) {}

Curve::Curve(std::vector<CurveSeries> series)
    : series_(std::make_shared<const std::vector<CurveSeries>>(std::move(series))) {}

const std::vector<CurveSeries>& Curve::series() const {
    return *series_;
}

Index Curve::size() const {
    return size_;
}

std::int64_t Curve::tick(Index row) const {
    check(row >= 0 && row < size_, "Curve::tick: row {} of {}", row, size_);
    return chunks_[static_cast<std::size_t>(row / kChunkRows)]
        ->ticks[static_cast<std::size_t>(row % kChunkRows)];
}

double Curve::value(Index row, Index series) const {
    const auto width = static_cast<Index>(series_->size());
    check(row >= 0 && row < size_, "Curve::value: row {} of {}", row, size_);
    check(series >= 0 && series < width, "Curve::value: series {} of {}", series, width);
    return chunks_[static_cast<std::size_t>(row / kChunkRows)]
        ->values[static_cast<std::size_t>(row % kChunkRows * width + series)];
}

std::vector<double> Curve::column(Index series) const {
    std::vector<double> values(static_cast<std::size_t>(size_));
    for (Index row = 0; row < size_; ++row)
        values[static_cast<std::size_t>(row)] = value(row, series);
    return values;
}

std::vector<double> Curve::ticks() const {
    std::vector<double> values(static_cast<std::size_t>(size_));
    for (Index row = 0; row < size_; ++row)
        values[static_cast<std::size_t>(row)] = static_cast<double>(tick(row));
    return values;
}

bool Curve::continues(const Curve& other) const {
    if (other.size_ > size_) return false;
    if (other.series_ != series_ && *other.series_ != *series_) return false;
    const auto full = static_cast<std::size_t>(other.size_ / kChunkRows);
    // Copies that have one chunk in common have those before it in common.
    if (full > 0 && chunks_[full - 1] != other.chunks_[full - 1]) return false;
    if (full == other.chunks_.size() || chunks_[full] == other.chunks_[full]) return true;
    const Chunk &mine = *chunks_[full], &begun = *other.chunks_[full];
    return std::equal(begun.ticks.begin(), begun.ticks.end(), mine.ticks.begin()) &&
           std::memcmp(begun.values.data(), mine.values.data(),
                       begun.values.size() * sizeof(double)) == 0;
}

void Curve::append(std::int64_t tick, std::span<const double> values) {
    check(values.size() == series_->size(), "Curve::append: {} values for {} series", values.size(),
          series_->size());
    if (size_ % kChunkRows == 0) chunks_.push_back(std::make_shared<Chunk>());
    const Chunk& begun = *chunks_.back();
    chunks_.back() = std::make_shared<Chunk>(
        Chunk{extended(begun.ticks, std::span<const std::int64_t>(&tick, 1)),
              extended(begun.values, values)});
    ++size_;
}

}  // namespace ardent
