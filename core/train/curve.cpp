#include "core/train/curve.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cctype>
#include <cstring>
#include <utility>

#include "core/base/check.h"

namespace ardent {
namespace {

constexpr Index kChunkRows = 128;

}  // namespace

Message wholeMeasure(const CurveSeries& series) {
    return series.unit.empty() ? series.measure
                               : message("measure-unit", "{}, {}", series.measure, series.unit);
}

std::string titleAndMeasure(const CurveSeries& series) {
    std::string title = series.title.english();
    if (!title.empty())
        title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    return series.measure.empty() ? title
                                  : fmt::format("{} ({})", title, wholeMeasure(series).english());
}

/// Filled row by row, and every row once: by the first curve that appends there, const as that is
/// for those that share the chunk: each reads the rows that it has, which nobody writes again,
/// while another one fills those behind them. Its room doubles: rows may be wide and few.
struct Curve::Chunk {
    Chunk(Index rows, Index width)
        : rows_(rows),
          width_(width),
          ticks_(std::make_unique_for_overwrite<std::int64_t[]>(static_cast<std::size_t>(rows))),
          values_(
              std::make_unique_for_overwrite<double[]>(static_cast<std::size_t>(rows * width))) {}

    Index rows() const { return rows_; }
    std::int64_t tick(Index row) const { return ticks_[static_cast<std::size_t>(row)]; }
    double value(Index row, Index series) const {
        return values_[static_cast<std::size_t>(row * width_ + series)];
    }

    /// False where the chunk has no such row, or another curve has filled it.
    bool fill(Index row, std::int64_t tick, std::span<const double> values) const {
        if (row == rows_ || !filled_.compare_exchange_strong(row, row + 1)) return false;
        ticks_[static_cast<std::size_t>(row)] = tick;
        std::ranges::copy(values, values_.get() + row * width_);
        return true;
    }

    bool begins(Index rows, const Chunk& other) const {
        return std::equal(ticks_.get(), ticks_.get() + rows, other.ticks_.get()) &&
               std::memcmp(values_.get(), other.values_.get(),
                           static_cast<std::size_t>(rows * width_) * sizeof(double)) == 0;
    }

    /// With room for so many rows.
    std::shared_ptr<const Chunk> withFirst(Index rows, Index room) const {
        auto copy = std::make_shared<Chunk>(room, width_);
        std::copy_n(ticks_.get(), rows, copy->ticks_.get());
        std::copy_n(values_.get(), rows * width_, copy->values_.get());
        copy->filled_ = rows;
        return copy;
    }

private:
    Index rows_, width_;
    std::unique_ptr<std::int64_t[]> ticks_;
    std::unique_ptr<double[]> values_;  ///< rows × series, row by row
    mutable std::atomic<Index> filled_ = 0;
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
    return chunks_[static_cast<std::size_t>(row / kChunkRows)]->tick(row % kChunkRows);
}

double Curve::value(Index row, Index series) const {
    const auto width = static_cast<Index>(series_->size());
    check(row >= 0 && row < size_, "Curve::value: row {} of {}", row, size_);
    check(series >= 0 && series < width, "Curve::value: series {} of {}", series, width);
    return chunks_[static_cast<std::size_t>(row / kChunkRows)]->value(row % kChunkRows, series);
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
    return other.chunks_[full]->begins(other.size_ % kChunkRows, *chunks_[full]);
}

void Curve::append(std::int64_t tick, std::span<const double> values) {
    check(values.size() == series_->size(), "Curve::append: {} values for {} series", values.size(),
          series_->size());
    const Index row = size_ % kChunkRows;
    if (row == 0) chunks_.push_back(std::make_shared<Chunk>(1, std::ssize(values)));
    std::shared_ptr<const Chunk>& last = chunks_.back();
    if (!last->fill(row, tick, values)) {
        last = last->withFirst(row, row == last->rows() ? 2 * row : last->rows());
        last->fill(row, tick, values);
    }
    ++size_;
}

}  // namespace ardent
