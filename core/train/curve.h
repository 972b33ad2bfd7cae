#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/base/types.h"

namespace ardent {

/// Which rows a series is a loss of.
enum class SeriesRows { Other, Training, Validation, Folds };

struct CurveSeries {
    /// "train", "validation"; "validation_…": another loss of the validation rows, which chooses
    /// the kept tick in place of "validation".
    std::string id;
    Message title;         ///< "training loss"
    Message measure = {};  ///< "mean squared error"; empty: none is named
    Message unit = {};     ///< "natural log", what else there is to say of the measure
    SeriesRows rows = SeriesRows::Other;
    /// "mse": what this metric is of those rows, for the model of the tick; empty: none of them.
    std::string metric = {};

    bool operator==(const CurveSeries&) const = default;
};

/// "mean squared error, standardised target".
Message wholeMeasure(const CurveSeries&);

/// "Training loss (mean squared error)".
std::string titleAndMeasure(const CurveSeries&);

/// One row per tick and one column per series; every row ever logged, in chunks that copies share,
/// so that copying a curve copies pointers only. NaN where a series has no value.
class Curve {
public:
    Curve();
    explicit Curve(std::vector<CurveSeries> series);

    const std::vector<CurveSeries>& series() const;
    Index size() const;
    std::int64_t tick(Index row) const;
    double value(Index row, Index series) const;
    std::vector<double> column(Index series) const;
    std::vector<double> ticks() const;

    /// It is a copy of the same curve as the other one, at the same time or later. Costs O(1): what
    /// was filled alike on its own passes for a copy as long as it is short, and not beyond.
    bool continues(const Curve& other) const;

    void append(std::int64_t tick, std::span<const double> values);

private:
    struct Chunk;
    std::shared_ptr<const std::vector<CurveSeries>> series_;
    std::vector<std::shared_ptr<const Chunk>> chunks_;
    Index size_ = 0;
};

}  // namespace ardent
